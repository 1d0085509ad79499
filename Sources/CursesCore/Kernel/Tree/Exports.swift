// Names that `import SwiftUI` provides, for apps and for every file of the toolkit.
@_exported public import Essentials
@_exported public import Observation
