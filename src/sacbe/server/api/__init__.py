"""What all HTTP routes share: errors and schemas."""
