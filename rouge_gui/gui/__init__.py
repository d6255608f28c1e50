"""The window: everything that is seen, and the only floor beside `app` that knows Qt."""
