"""Exports to be looked at, and the offsets behind them: tables of averages, and candidates with all their evidence."""
