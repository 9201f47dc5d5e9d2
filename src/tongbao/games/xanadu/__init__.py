"""Xanadu: build the Khan's high city, and send workers to everybody's buildings."""
