# Ce que dit le terminal : menus, questions, aide.
