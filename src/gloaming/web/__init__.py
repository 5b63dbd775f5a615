"""Pages: templates, styles and one script.  No rules and no sockets; what a page shows, it is given."""
