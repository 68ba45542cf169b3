"""What `parlour new-game` copies: `newgame`, a whole game, and `project`, what stands around its package.

Both are real files that work as they are; only names are replaced. `parlour check app.scaffold.newgame` judges them.
"""
