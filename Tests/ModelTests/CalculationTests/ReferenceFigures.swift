import Essentials

/// The figures of the trend once more, by other ways: least squares by Gaussian elimination, the noise's whole
/// covariance matrix in place of whitening, and Student's t by its continued fraction.
enum ReferenceFigures {
    static func level(_ days: [Int], _ weights: [Double], on day: Int) -> (Double, [Double]) {
        let distances = days.map { abs($0 - day) }.sorted()
        let bandwidth = max(10, Double(distances[min(5, distances.count - 1)]) / 2)
        let offsets = days.map { Double($0 - day) }
        let kernel = offsets.map {
            abs($0) <= 3 * bandwidth ? exp(-0.5 * ($0 / bandwidth) * ($0 / bandwidth)) : 0
        }
        let sums = (0...2).map { power in
            zip(kernel, offsets).reduce(0) { $0 + $1.0 * pow($1.1, Double(power)) }
        }
        let determinant = sums[0] * sums[2] - sums[1] * sums[1]
        let isMean = kernel.count { $0 > 0 } < 3 || determinant < 1e-9 * sums[0] * sums[0]
        let effective = zip(kernel, offsets).map { weight, offset in
            isMean
                ? weight / sums[0] : weight * (sums[2] - sums[1] * offset) / determinant
        }
        return (zip(effective, weights).reduce(0) { $0 + $1.0 * $1.1 }, effective)
    }

    static func noise(_ days: [Int], _ weights: [Double]) -> Double {
        let recent = days.indices.filter { days[$0] > days[days.count - 1] - 91 }
        let known = 0.008 * recent.reduce(0) { $0 + weights[$1] } / Double(recent.count)
        var (squares, freedom) = (3 * known * known, 3.0)
        for (place, day) in days.enumerated() where day > days[days.count - 1] - 91 {
            let (level, effective) = level(days, weights, on: day)
            squares += (weights[place] - level) * (weights[place] - level)
            freedom += 1 - 2 * effective[place] + effective.reduce(0) { $0 + $1 * $1 }
        }
        return sqrt(squares / freedom)
    }

    static func slips(_ days: [Int], _ weights: [Double]) -> [Int] {
        days.indices.filter { place in
            let around = days.indices.filter { abs(days[$0] - days[place]) <= 21 }
                .map { weights[$0] }.sorted()
            let median = (around[(around.count - 1) / 2] + around[around.count / 2]) / 2
            let isConfirmed = [place - 1, place + 1].contains {
                days.indices.contains($0) && abs(days[$0] - days[place]) <= 7
                    && abs(weights[$0] - weights[place]) <= 0.03 * weights[place]
            }
            return around.count >= 5 && median >= 20
                && abs(weights[place] - median) > 0.05 * median && !isConfirmed
        }.map { days[$0] }
    }

    struct Fit {
        var bend: Int?
        var logarithm: Double
        var coefficients: [Double]
        var inverse: [[Double]]
        var variance: Double
    }

    /// Every correlation and bend, of which `logarithm` is the unscaled probability.
    static func fits(_ days: [Int], _ weights: [Double], bends: [Int]) -> [Fit] {
        let mean = weights.reduce(0, +) / Double(weights.count)
        let known = 0.008 * mean
        let offsets = days.map { Double($0 - days[days.count - 1]) }
        let freedom = Double(days.count + 1)
        var fits = [Fit]()
        for (correlation, prior) in [(0.0, 0.1), (0.2, 0.2), (0.4, 0.3), (0.6, 0.3), (0.8, 0.1)] {
            let noise = offsets.map { one in
                offsets.map { one == $0 ? 1 : pow(correlation, abs(one - $0)) }
            }
            let unit = noise.indices.map { row in noise.indices.map { row == $0 ? 1.0 : 0.0 } }
            let (precision, determinant) = solved(noise, unit)
            for bend in [nil] + bends.map(Optional.some) {
                let columns =
                    [offsets.map { _ in 1.0 }, offsets]
                    + (bend.map { bend in [offsets.map { max(0, $0 + Double(bend)) }] } ?? [])
                let residuals = weights.map { $0 - mean }
                var matrix = columns.map { one in columns.map { product(one, precision, $0) } }
                if bend != nil { matrix[2][2] += 1 / 0.12 / 0.12 }
                let right = columns.map { product($0, precision, residuals) }
                let size = columns.count
                let identity = (0..<size).map { row in (0..<size).map { row == $0 ? 1.0 : 0.0 } }
                let (inverse, ofMatrix) = solved(matrix, identity)
                let coefficients = inverse.map { zip($0, right).reduce(0) { $0 + $1.0 * $1.1 } }
                let explained = zip(coefficients, right).reduce(0) { $0 + $1.0 * $1.1 }
                let squares =
                    max(0, product(residuals, precision, residuals) - explained) + 3 * known * known
                let choice =
                    bends.isEmpty ? 1 : bend == nil ? 0.5 : 0.5 / Double(bends.count) / 0.12
                let logarithm =
                    log(prior * choice) - determinant / 2 - ofMatrix / 2
                    - freedom / 2 * log(squares)
                fits.append(
                    Fit(
                        bend: bend,
                        logarithm: logarithm,
                        coefficients: coefficients,
                        inverse: inverse,
                        variance: squares / freedom
                    )
                )
            }
        }
        return fits
    }

    /// Rate A: slope, margin and level on the last day.
    static func line(_ days: [Int], _ weights: [Double]) -> (Double, Double, Double) {
        let fits = fits(days, weights, bends: [])
        let shares = shares(fits)
        let slope = zip(fits, shares).reduce(0) { $0 + $1.1 * $1.0.coefficients[1] }
        let level = zip(fits, shares).reduce(0) { $0 + $1.1 * $1.0.coefficients[0] }
        let variance = zip(fits, shares).reduce(0) {
            let distance = $1.0.coefficients[1] - slope
            return $0 + $1.1 * ($1.0.variance * $1.0.inverse[1][1] + distance * distance)
        }
        let mean = weights.reduce(0, +) / Double(weights.count)
        return (slope, quantile(0.975, freedom: days.count + 1) * sqrt(variance), mean + level)
    }

    /// Rate B: both ends of the interval and the probability of a bend.
    static func bend(_ days: [Int], _ weights: [Double]) -> (Double, Double, Double) {
        let offsets = days.map { $0 - days[days.count - 1] }
        let bends = [7, 10, 14, 18, 21, 28].filter { bend in
            -offsets[0] >= bend + 4 && offsets.count { $0 > -bend } >= 2
        }
        let fits = fits(days, weights, bends: bends)
        let shares = shares(fits)
        let slopes = fits.map { fit in
            let place = fit.bend == nil ? [1] : [1, 2]
            let variance = place.reduce(0) { sum, row in
                place.reduce(sum) { $0 + fit.inverse[row][$1] }
            }
            return (place.reduce(0) { $0 + fit.coefficients[$1] }, sqrt(fit.variance * variance))
        }
        func end(_ probability: Double) -> Double {
            var (lower, upper) = (-1e4, 1e4)
            for _ in 0..<80 {
                let middle = (lower + upper) / 2
                var sum = 0.0
                for (slope, share) in zip(slopes, shares) {
                    sum += share * below((middle - slope.0) / slope.1, freedom: days.count + 1)
                }
                if sum < probability { lower = middle } else { upper = middle }
            }
            return lower
        }
        let probability = zip(fits, shares).reduce(0) { $0 + ($1.0.bend == nil ? 0 : $1.1) }
        return (end(0.025), end(0.975), probability)
    }

    private static func shares(_ fits: [Fit]) -> [Double] {
        let most = fits.map(\.logarithm).max() ?? 0
        let parts = fits.map { exp($0.logarithm - most) }
        return parts.map { $0 / parts.reduce(0, +) }
    }

    private static func product(_ left: [Double], _ matrix: [[Double]], _ right: [Double]) -> Double
    {
        var sum = 0.0
        for (row, factor) in zip(matrix, left) where factor != 0 {
            for place in right.indices { sum += factor * row[place] * right[place] }
        }
        return sum
    }

    /// By Gaussian elimination: the solutions, and the logarithm of the determinant.
    private static func solved(
        _ matrix: [[Double]],
        _ right: [[Double]]
    ) -> ([[Double]], Double) {
        var (rows, logarithm) = (zip(matrix, right).map { $0 + $1 }, 0.0)
        for column in rows.indices {
            let pivot = (column..<rows.count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }
            rows.swapAt(column, pivot ?? column)
            let divisor = rows[column][column]
            logarithm += log(abs(divisor))
            for place in rows[column].indices { rows[column][place] /= divisor }
            for row in rows.indices where row != column && rows[row][column] != 0 {
                let factor = rows[row][column]
                for place in rows[row].indices { rows[row][place] -= factor * rows[column][place] }
            }
        }
        return (rows.map { Array($0[matrix.count...]) }, logarithm)
    }

    static func quantile(_ probability: Double, freedom: Int) -> Double {
        var (lower, upper) = (0.0, 1000.0)
        for _ in 0..<80 {
            let middle = (lower + upper) / 2
            if below(middle, freedom: freedom) < probability {
                lower = middle
            } else {
                upper = middle
            }
        }
        return lower
    }

    static func below(_ value: Double, freedom: Int) -> Double {
        let half = Double(freedom) / 2
        let tail =
            incompleteBeta(half, 0.5, Double(freedom) / (Double(freedom) + value * value)) / 2
        return value < 0 ? tail : 1 - tail
    }

    private static func incompleteBeta(_ a: Double, _ b: Double, _ x: Double) -> Double {
        guard x > 0, x < 1 else { return x <= 0 ? 0 : 1 }
        if x > (a + 1) / (a + b + 2) { return 1 - incompleteBeta(b, a, 1 - x) }
        let factor: Double = lgamma(a + b) - lgamma(a) - lgamma(b)
        let front = exp(factor + a * log(x) + b * log1p(-x)) / a
        var (c, d) = (1.0, 1 / (1 - (a + b) * x / (a + 1)))
        var result = d
        for step in 1..<400 {
            let m = Double(step)
            let place: Double = a + 2 * m
            let even: Double = m * (b - m) * x / ((place - 1) * place)
            d = 1 / (1 + even * d)
            c = 1 + even / c
            result *= c * d
            let odd: Double = -(a + m) * (a + b + m) * x / (place * (place + 1))
            d = 1 / (1 + odd * d)
            c = 1 + odd / c
            result *= c * d
            if abs(c * d - 1) < 1e-16 { break }
        }
        return front * result
    }
}
