"""The board in the browser: a local server, and the page that it serves. Starlette answers requests; the page is plain ES modules."""
