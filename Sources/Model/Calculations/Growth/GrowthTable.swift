// L, M and S of a published table at a few ages in months, interpolated by the polynomial of
// degree 5 through the six nearest ages: with knots fitted to all rows, 300 values for BMI reach
// the 0.001 z that a cubic spline through half-year knots reaches with 456.
struct GrowthTable: Sendable {
    private static let knotCount = 6

    let ages: [Double]
    // Empty if L is 1 at all ages.
    var l: [Double] = []
    let m: [Double]
    let s: [Double]

    // The age is clamped, because birthdays are not whole months.
    func parameters(at months: Double) -> LMS {
        let age = min(max(months, ages[0]), ages[ages.count - 1])
        let next = ages.firstIndex { $0 >= age } ?? 0
        let first = min(max(0, next - Self.knotCount / 2), ages.count - Self.knotCount)
        let knots = first..<first + Self.knotCount
        let weights = knots.map { knot in
            knots.reduce(1.0) { weight, other in
                other == knot
                    ? weight : weight * (age - ages[other]) / (ages[knot] - ages[other])
            }
        }
        func value(_ values: [Double]) -> Double {
            zip(weights, values[knots]).reduce(0) { $0 + $1.0 * $1.1 }
        }
        return LMS(l: l.isEmpty ? 1 : value(l), m: value(m), s: value(s))
    }
}
