// What SwiftUI brings along of all of Foundation. The names are Foundation's own, so that they are
// one thing each beside `import Foundation`; a program that uses none of them links nothing of it, and
// whatever of the toolkit makes such a value is compiled into the program that asks for it.
#if canImport(FoundationEssentials)
    @_exported public import class Foundation.Bundle
    @_exported public import struct Foundation.CGFloat
    @_exported public import struct Foundation.CGPoint
    @_exported public import struct Foundation.CGRect
    @_exported public import struct Foundation.CGSize
    @_exported public import struct Foundation.IndexSet
#endif
