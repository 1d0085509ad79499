// A chart is made of views: `import CursesCharts` brings them.
@_exported public import CursesCore
