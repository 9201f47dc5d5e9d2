"""What improvements and development cards do: one class for each kind of effect (section 15)."""
