"""The board in the browser: a local server, and the page that it serves.

Starlette answers requests and the page is plain ES modules without a build step, rather than a framework that draws on the server
(NiceGUI): the same modules draw the page that needs no server, the policy of the page can forbid everything but its own files, and a
tab costs no memory but its board.
"""
