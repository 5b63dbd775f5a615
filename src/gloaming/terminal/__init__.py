"""A game in plain lines: for people at a terminal, for pipes and screen readers, and as JSON for programs.

    wish        from the words of a command line to a table that can be
    match       the table, its bots and its file, spoken to line by line
    evening     a whole game with people, from the first question to the last word
    story       what happened and how the table stands
    throwing    real dice
    aid         why, hint, log, show, rules, save, help
    asking      one question, until its answer is whole
    reasons     why something is open or not
    layout      how questions, offers and refusals look on paper
    paper       where lines go and come from
    objects     the same game as one JSON object a line
    records     journals as files
    retelling   a journal told again

It knows games by their contract only and never looks inside one.
"""
