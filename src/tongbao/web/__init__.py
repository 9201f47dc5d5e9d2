"""The look of the web table: templates, style sheets, fonts, pictures and the Chinese texts. There is no code here."""
