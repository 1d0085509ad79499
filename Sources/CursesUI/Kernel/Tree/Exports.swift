// What a view that imports SwiftUI can name without another import, and with it every file of the
// toolkit.
@_exported public import Essentials
@_exported public import Observation
