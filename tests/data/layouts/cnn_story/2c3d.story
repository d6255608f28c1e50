Heavy rain fell .

@highlight

Rain floods streets