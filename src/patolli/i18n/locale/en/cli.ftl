# What the terminal says: menus, prompts, help.
