"""What each variant exchanges."""
