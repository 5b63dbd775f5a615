"""The drawings of Dark Matter: templates, symbols, styles, and the facts that the templates draw."""
