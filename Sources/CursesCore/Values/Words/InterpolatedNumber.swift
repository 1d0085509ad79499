/// A number that can be put into a text.
///
/// One protocol stands for all numbers: with an overload for each, a slip in what is put in would keep
/// the type checker busy for half a minute.
nonisolated public protocol InterpolatedNumber {
    /// The number as it stands, and how the key of a translation names it.
    var interpolation: Interpolation { get }
}

/// A number as it stands, and how the key of a translation names it.
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
