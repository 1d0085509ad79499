#if canImport(FoundationEssentials)
    /// Formats a measurement as a number and the symbol of its unit.
    nonisolated public struct MeasurementStyle<UnitType: Unit>: OwnFormatStyle {
        private let number: NumberStyle<Double>

        /// Creates a style with a number format.
        public init(_ number: NumberStyle<Double>) {
            self.number = number
        }

        /// Returns the number and the symbol of the unit.
        public func format(_ value: Measurement<UnitType>) -> String {
            "\(number.format(value.value)) \(value.unit.symbol)"
        }
    }

    /// The length of a unit's name. Has no effect: the symbol is used.
    nonisolated public enum MeasurementWidth: Sendable {
        case wide, abbreviated, narrow
    }

    /// The usage of a measurement. Has no effect: units are not converted.
    nonisolated public enum MeasurementUsage: Sendable {
        case general, asProvided, food, person, personHeight, personWeight, road, weather, workout
    }

    nonisolated extension OwnFormatStyle {
        /// Formats a measurement as a number and the symbol of its unit.
        public static func measurement<U: Unit>(
            width: MeasurementWidth,
            usage: MeasurementUsage = .general,
            numberFormatStyle: NumberStyle<Double> = .number
        ) -> MeasurementStyle<U> where Self == MeasurementStyle<U> { Self(numberFormatStyle) }
    }

    nonisolated extension Measurement where UnitType: Unit {
        /// Returns the number and the symbol of the unit.
        @_disfavoredOverload
        public func formatted() -> String { MeasurementStyle<UnitType>(.number).format(self) }

        /// Returns the measurement in a format.
        @_disfavoredOverload
        public func formatted(_ style: MeasurementStyle<UnitType>) -> String { style.format(self) }
    }
#endif

extension ChartScrollTargetBehavior {
    /// Aligns scrolling to days, weeks or other calendar units. Has no effect in a terminal.
    public static func valueAligned(
        matching components: DateComponents,
        majorAlignment: MajorValueAlignment = .page
    ) -> Self { Self() }
}

extension ChartScrollTargetBehavior.MajorValueAlignment {
    /// Aligns scrolling to days, weeks or other calendar units. Has no effect in a terminal.
    public static func matching(_ components: DateComponents) -> Self { Self() }
}
