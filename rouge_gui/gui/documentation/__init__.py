"""The documentation in the window: pages under `resources/documentation`, filled with what the registries say today."""
