"""Commands: a file for each verb of ``tongbao``."""
