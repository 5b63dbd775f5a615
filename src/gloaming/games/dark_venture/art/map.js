// The map: it is dragged, pinched and sized; it comes up with the reader's place in sight.  Without it, it scrolls.
