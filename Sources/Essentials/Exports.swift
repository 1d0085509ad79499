// The few types of Foundation that the layers speak of. The program that people install has its own
// of the same name: Foundation's would be a third of it.
#if WITHOUT_FOUNDATION
    public typealias Data = [UInt8]
    public typealias Date = PlainDate
    public typealias UUID = PlainUUID
    public typealias TimeInterval = Double
#elseif canImport(FoundationEssentials)
    @_exported public import FoundationEssentials
#else
    @_exported public import Foundation
#endif
