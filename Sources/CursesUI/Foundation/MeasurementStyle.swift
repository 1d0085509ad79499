#if canImport(FoundationEssentials)
    /// A measurement as a number and the symbol of its unit.
    nonisolated public struct MeasurementStyle<UnitType: Unit>: OwnFormatStyle {
        private let number: NumberStyle<Double>

        /// Writes the number in a format.
        public init(_ number: NumberStyle<Double>) {
            self.number = number
        }

        /// The number and the symbol.
        public func format(_ value: Measurement<UnitType>) -> String {
            "\(number.format(value.value)) \(value.unit.symbol)"
        }
    }

    /// How long the name of a unit is, which is its symbol.
    nonisolated public enum MeasurementWidth: Sendable {
        case wide, abbreviated, narrow
    }

    /// What is measured, which changes nothing.
    nonisolated public enum MeasurementUsage: Sendable {
        case general, asProvided, food, person, personHeight, personWeight, road, weather, workout
    }

    nonisolated extension OwnFormatStyle {
        /// The number and the symbol of the unit.
        public static func measurement<U: Unit>(
            width: MeasurementWidth,
            usage: MeasurementUsage = .general,
            numberFormatStyle: NumberStyle<Double> = .number
        ) -> MeasurementStyle<U> where Self == MeasurementStyle<U> { Self(numberFormatStyle) }
    }

    nonisolated extension Measurement where UnitType: Unit {
        /// The number and the symbol of the unit.
        @_disfavoredOverload
        public func formatted() -> String { MeasurementStyle<UnitType>(.number).format(self) }

        /// The measurement in a format.
        @_disfavoredOverload
        public func formatted(_ style: MeasurementStyle<UnitType>) -> String { style.format(self) }
    }
#endif
