"""What cards do (section 11): one class for each kind of effect, and beside it the steps that it asks with."""
