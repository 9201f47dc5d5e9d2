"""Reports that something is wrong at a table: made of what the reporter sees, sent by him, kept for the operator."""
