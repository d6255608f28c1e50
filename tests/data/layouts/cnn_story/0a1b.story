The council voted on Tuesday .

Residents protest .

@highlight

Council shuts library

@highlight

Residents are angry
