// Names that `import SwiftUI` brings, for apps and for every file of the toolkit.
@_exported public import Essentials
@_exported public import Observation
