"""What guards the server: limits, checks before every request, idempotency keys, addresses that strangers give."""
