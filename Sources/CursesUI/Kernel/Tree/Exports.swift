// What a view that imports SwiftUI can name without another import, and with it every file of the
// toolkit.
@_exported public import Observation

#if canImport(FoundationEssentials)
    @_exported public import FoundationEssentials
#else
    @_exported public import Foundation
#endif
