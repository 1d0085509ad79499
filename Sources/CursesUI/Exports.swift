// Re-exports the toolkit, so that `import CursesUI` replaces `import SwiftUI` and `import Charts`.
@_exported public import CursesCharts
@_exported public import CursesCore
// Names of Foundation that the core, and so the app, has no use for.
@_exported public import class Foundation.BlockOperation
@_exported public import class Foundation.FileHandle
@_exported public import class Foundation.NSLock
@_exported public import func Foundation.NSLog
@_exported public import class Foundation.Operation
@_exported public import class Foundation.OperationQueue
@_exported public import class Foundation.Pipe
@_exported public import class Foundation.Process
@_exported public import class Foundation.RunLoop
@_exported public import class Foundation.Thread
