// Functions of the C library that SwiftUI re-exports and that calculators need.
#if canImport(Glibc)
    @_exported public import func Glibc.acos
    @_exported public import func Glibc.asin
    @_exported public import func Glibc.atan
    @_exported public import func Glibc.atan2
    @_exported public import func Glibc.cbrt
    @_exported public import func Glibc.ceil
    @_exported public import func Glibc.cos
    @_exported public import func Glibc.exit
    @_exported public import func Glibc.exp
    @_exported public import func Glibc.exp2
    @_exported public import func Glibc.fabs
    @_exported public import func Glibc.floor
    @_exported public import func Glibc.fmod
    @_exported public import func Glibc.hypot
    @_exported public import func Glibc.log
    @_exported public import func Glibc.log10
    @_exported public import func Glibc.log2
    @_exported public import func Glibc.pow
    @_exported public import func Glibc.round
    @_exported public import func Glibc.sin
    @_exported public import func Glibc.sqrt
    @_exported public import func Glibc.tan
    @_exported public import func Glibc.trunc
#endif
