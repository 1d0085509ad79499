// Re-exports the toolkit, so that `import CursesUI` replaces `import SwiftUI` and `import Charts`.
@_exported public import CursesCharts
@_exported public import CursesCore
@_exported public import Foundation
