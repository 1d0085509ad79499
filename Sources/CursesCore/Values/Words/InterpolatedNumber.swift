/// Number that can be interpolated into a localized text.
///
/// A single protocol covers all numbers: with an overload for each, a mistake in an interpolation
/// keeps the type checker busy for half a minute.
nonisolated public protocol InterpolatedNumber {
    /// Text of the number, and its placeholder in the key.
    var interpolation: Interpolation { get }
}

/// Text of a number, and its placeholder in the key.
nonisolated public struct Interpolation {
    let text: String
    let placeholder: String
}

nonisolated extension InterpolatedNumber where Self: BinaryInteger {
    public var interpolation: Interpolation { Interpolation(text: "\(self)", placeholder: "%lld") }
}

nonisolated extension InterpolatedNumber where Self: BinaryFloatingPoint {
    public var interpolation: Interpolation {
        let number = Double(self)
        let text = number.isFinite ? "\(number)" : DecimalText.noNumber
        return Interpolation(text: text, placeholder: "%lf")
    }
}

nonisolated extension Int: InterpolatedNumber {}
nonisolated extension Int8: InterpolatedNumber {}
nonisolated extension Int16: InterpolatedNumber {}
nonisolated extension Int32: InterpolatedNumber {}
nonisolated extension Int64: InterpolatedNumber {}
nonisolated extension UInt: InterpolatedNumber {}
nonisolated extension UInt8: InterpolatedNumber {}
nonisolated extension UInt16: InterpolatedNumber {}
nonisolated extension UInt32: InterpolatedNumber {}
nonisolated extension UInt64: InterpolatedNumber {}
nonisolated extension Double: InterpolatedNumber {}
nonisolated extension Float: InterpolatedNumber {}
