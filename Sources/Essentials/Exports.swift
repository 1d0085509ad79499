// Foundation's `Data`, `Date` and `UUID`, or small replacements of the same names: linking
// Foundation costs 4.4 MB (see `WITHOUT_FOUNDATION` in `.ci/release.mk`).
#if WITHOUT_FOUNDATION
    public typealias Data = [UInt8]
    public typealias Date = SubstituteDate
    public typealias UUID = SubstituteUUID
    public typealias TimeInterval = Double
#elseif canImport(FoundationEssentials)
    @_exported public import FoundationEssentials
#else
    @_exported public import Foundation
#endif

#if canImport(Glibc)
    @_exported public import Glibc
#elseif canImport(Musl)
    @_exported public import Musl
#elseif canImport(Darwin)
    @_exported public import Darwin
#endif
