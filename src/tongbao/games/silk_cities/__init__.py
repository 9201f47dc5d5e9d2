"""Cities of the Silk Road: caravans and armies between four empires, for two to five players."""
