#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Shows a part of one in hundredths.
nonisolated public struct PercentStyle: FormatStyle {
    private var places = 0...2

    public func format(_ value: Double) -> String {
        DecimalText.format(value * 100, places: places) + "%"
    }

    /// Shows decimal places as told.
    public func precision(_ precision: NumberPrecision) -> Self {
        var result = self
        result.places = precision.fractionLength
        return result
    }
}

nonisolated extension FormatStyle where Self == PercentStyle {
    /// A part of one in hundredths.
    @_disfavoredOverload
    public static var percent: Self { Self() }
}
