"""What stands before every request, idempotency keys, and addresses that strangers give."""
