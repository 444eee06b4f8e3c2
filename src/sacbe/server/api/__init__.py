"""What all routes share: errors and schemas."""
