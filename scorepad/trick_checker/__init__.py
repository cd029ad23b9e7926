"""The trick checker: tricks and duels read and judged, without a store or a screen."""
