public import CursesCharts
public import CursesCore
public import DataSource

nonisolated extension Day: CalendarDay {}

nonisolated extension Day: PlottableDay {}
