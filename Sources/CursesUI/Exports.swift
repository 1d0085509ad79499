// `import CursesUI` brings all that `import SwiftUI` and `import Charts` bring.
@_exported public import CursesCharts
@_exported public import CursesCore
