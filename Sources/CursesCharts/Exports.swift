// Charts consist of views, so `import CursesCharts` suffices.
@_exported public import CursesCore
