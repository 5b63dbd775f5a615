"""The drawings of Darkrock Ventures: templates, symbols, styles, and the facts that the templates draw."""
