"""HTTP layer beside the pages: security headers, throttling, rate limits, bodies, cookies, the access log."""
