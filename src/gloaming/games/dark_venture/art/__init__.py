"""The drawings of Dark Venture: templates, symbols, styles, and the facts that the templates draw."""
