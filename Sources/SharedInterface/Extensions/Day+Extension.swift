public import CursesUI
public import DataSource

nonisolated extension Day: CalendarDay {}

nonisolated extension Day: PlottableDay {}
