"""Exports of averages as tables to be read: systems by variants."""
