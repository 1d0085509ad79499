import DataSource

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

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

// CDC 2000 growth charts, BMI-for-age (Kuczmarski et al. 2002), 24 to 240 months: 20 knots are
// within 0.0004 z of the 218 published rows up to |z| = 5, and 0.0007 up to 8.
extension GrowthTable {
    private static let cdc2000Ages: [Double] = [
        24, 27, 33, 36, 42, 48, 57, 60, 66, 78, 84, 90, 114, 126, 132, 198, 204, 216, 234, 240,
    ]

    static let cdc2000Boys = GrowthTable(
        ages: cdc2000Ages,
        l: [
            -2.01098, -1.83611, -1.5267, -1.43055, -1.42594, -1.68376, -2.35257, -2.57952, -2.9561,
            -3.31022, -3.32504, -3.27631, -2.8741, -2.68132, -2.59732, -1.99703, -1.95282,
            -1.87713, -1.83298, -1.84244,
        ],
        m: [
            16.575066, 16.417218, 16.140243, 16.019361, 15.809704, 15.640457, 15.462581, 15.42442,
            15.381158, 15.423709, 15.504513, 15.62055, 16.376157, 16.892022, 17.176489, 20.87435,
            21.214426, 21.869524, 22.757318, 23.020263,
        ],
        s: [
            0.0805907, 0.077983, 0.0740917, 0.0728079, 0.0715256, 0.0718076, 0.0744364, 0.0757566,
            0.0789159, 0.0870234, 0.0917238, 0.0966667, 0.1157585, 0.12339, 0.1264968, 0.1336677,
            0.1331053, 0.1322995, 0.1332585, 0.1345356,
        ]
    )

    static let cdc2000Girls = GrowthTable(
        ages: cdc2000Ages,
        l: [
            -0.98629, -1.22578, -1.76769, -2.05035, -2.57882, -2.99144, -3.31354, -3.34767,
            -3.33072, -3.0972, -2.93939, -2.78025, -2.26591, -2.10596, -2.04939, -2.16294,
            -2.21157, -2.30069, -2.35933, -2.3451,
        ],
        m: [
            16.423431, 16.219429, 15.869158, 15.721985, 15.481588, 15.309883, 15.170891, 15.153466,
            15.15796, 15.306269, 15.440757, 15.609684, 16.553112, 17.135659, 17.443102, 20.670191,
            20.888461, 21.261737, 21.642802, 21.717018,
        ],
        s: [
            0.0854468, 0.0830973, 0.0797579, 0.0787379, 0.0779005, 0.0785937, 0.082183, 0.0839786,
            0.0882813, 0.0989479, 0.1048253, 0.1108002, 0.1324137, 0.1404721, 0.1436301, 0.1484075,
            0.1477728, 0.1472536, 0.1503423, 0.1529703,
        ]
    )
}

// Height-for-age of WHO 2006 (24 to 60 months) and WHO 2007 (60 to 228 months): 10 and 19 knots are
// within 0.001 z of the published rows up to |z| = 5. L is 1 in both.
extension GrowthTable {
    private static let height2006Ages: [Double] = [
        24, 30, 32, 34, 38, 40, 52, 54, 56, 60,
    ]

    static let height2006Boys = GrowthTable(
        ages: height2006Ages,
        m: [
            87.11658, 91.9323, 93.37499, 94.75371, 97.3743, 98.63165, 105.55915, 106.66617,
            107.76975, 109.96262,
        ],
        s: [
            0.0350743, 0.0370397, 0.0376065, 0.0381203, 0.0389971, 0.0393669, 0.0411296, 0.0413907,
            0.0416469, 0.0421387,
        ]
    )

    static let height2006Girls = GrowthTable(
        ages: height2006Ages,
        m: [
            85.71494, 90.67928, 92.1908, 93.6448, 96.41824, 97.74981, 105.04949, 106.17429,
            107.27853, 109.42216,
        ],
        s: [
            0.0376404, 0.0389282, 0.0393265, 0.0397056, 0.0404065, 0.0407338, 0.0424653, 0.0427242,
            0.0429755, 0.0434695,
        ]
    )

    private static let height2007Ages: [Double] = [
        60, 66, 72, 78, 84, 90, 108, 114, 126, 138, 150, 156, 174, 180, 186, 198, 210, 216, 228,
    ]

    static let height2007Boys = GrowthTable(
        ages: height2007Ages,
        m: [
            109.72596, 112.9113, 115.95051, 118.86916, 121.7347, 124.53664, 132.56367, 135.18467,
            140.39664, 145.98954, 152.44058, 156.04424, 166.30738, 168.95988, 171.14407, 174.22783,
            175.76805, 176.14693, 176.54559,
        ],
        s: [
            0.041564, 0.0420295, 0.0424905, 0.0429497, 0.0434212, 0.0438958, 0.045349, 0.0458176,
            0.0466731, 0.047323, 0.0476296, 0.0476026, 0.0467112, 0.0461853, 0.0455894, 0.0442875,
            0.0430111, 0.0424148, 0.0413373,
        ]
    )

    static let height2007Girls = GrowthTable(
        ages: height2007Ages,
        m: [
            109.07289, 112.17574, 115.12431, 117.97661, 120.81021, 123.66465, 132.4925, 135.54288,
            141.78714, 148.17822, 154.00613, 156.37327, 160.89202, 161.66788, 162.18926, 162.71514,
            162.96584, 163.05844, 163.15362,
        ],
        s: [
            0.0434645, 0.0439871, 0.0444676, 0.0448885, 0.0452544, 0.0455616, 0.0461169, 0.0461654,
            0.0460283, 0.0455697, 0.0448269, 0.0443853, 0.0429918, 0.0425547, 0.0421432, 0.041411,
            0.0407978, 0.040534, 0.040092,
        ]
    )
}

// WHO Child Growth Standards 2006, BMI-for-age, 24 to 60 months: 12 knots are within 0.0006 z of
// the 1,096 published days up to |z| = 5.
extension GrowthTable {
    private static let who2006Ages: [Double] = [
        24, 28, 29, 35, 40, 41, 45, 47, 49, 50, 54, 60,
    ]

    static let who2006Boys = GrowthTable(
        ages: who2006Ages,
        l: [
            -0.61935, -0.48505, -0.45523, -0.32308, -0.2869, -0.28815, -0.31745, -0.34521,
            -0.38106, -0.4019, -0.50184, -0.68926,
        ],
        m: [
            16.019625, 15.866771, 15.830667, 15.62945, 15.4885, 15.464532, 15.382751, 15.348527,
            15.317372, 15.302879, 15.25137, 15.191579,
        ],
        s: [
            0.0778486, 0.0781839, 0.0782928, 0.0791361, 0.0801241, 0.0803601, 0.081435, 0.0820543,
            0.0827216, 0.083072, 0.0845687, 0.0869994,
        ]
    )

    static let who2006Girls = GrowthTable(
        ages: who2006Ages,
        l: [
            -0.5684, -0.5684, -0.5684, -0.5684, -0.5684, -0.5684, -0.5684, -0.5684, -0.5684,
            -0.5684, -0.5684, -0.5684,
        ],
        m: [
            15.688744, 15.577752, 15.55234, 15.415432, 15.335746, 15.323365, 15.281268, 15.266178,
            15.255514, 15.252233, 15.25189, 15.274861,
        ],
        s: [
            0.0845411, 0.0844406, 0.0844296, 0.0850628, 0.087034, 0.0875692, 0.0899123, 0.091098,
            0.0922736, 0.0928628, 0.0951508, 0.0978927,
        ]
    )
}

// WHO 2007 reference, BMI-for-age (de Onis et al. 2007), 60 to 228 months: 18 knots are within
// 0.0007 z of the 169 published rows up to |z| = 5. The rounding of the table itself is 0.0004.
extension GrowthTable {
    private static let who2007Ages: [Double] = [
        60, 75, 78, 84, 87, 102, 111, 114, 117, 150, 153, 156, 177, 183, 186, 192, 207, 228,
    ]

    static let who2007Boys = GrowthTable(
        ages: who2007Ages,
        l: [
            -0.71497, -1.05832, -1.12297, -1.24609, -1.30403, -1.55428, -1.66505, -1.69441,
            -1.71957, -1.75113, -1.73515, -1.71683, -1.52947, -1.46166, -1.42629, -1.3529,
            -1.15494, -0.84186,
        ],
        m: [
            15.268178, 15.340542, 15.382305, 15.48342, 15.540929, 15.885195, 16.138307, 16.233038,
            16.334842, 17.870259, 18.048438, 18.233111, 19.585332, 19.960741, 20.142818, 20.494645,
            21.291958, 22.188918,
        ],
        s: [
            0.0836553, 0.0877124, 0.0886534, 0.0906776, 0.0917596, 0.0977768, 0.1017027, 0.1030271,
            0.1043463, 0.117199, 0.1181137, 0.118976, 0.123628, 0.1245774, 0.1250078, 0.1257935,
            0.1274603, 0.1294728,
        ]
    )

    static let who2007Girls = GrowthTable(
        ages: who2007Ages,
        l: [
            -0.87008, -1.12715, -1.17274, -1.25647, -1.29414, -1.43354, -1.47536, -1.48224,
            -1.48589, -1.36213, -1.34132, -1.31952, -1.15489, -1.10737, -1.08384, -1.03688,
            -0.91838, -0.74969,
        ],
        m: [
            15.245078, 15.290925, 15.320042, 15.403655, 15.459054, 15.87355, 16.216808, 16.342493,
            16.474319, 18.398546, 18.60089, 18.801235, 20.064849, 20.349702, 20.47707, 20.701094,
            21.100828, 21.426501,
        ],
        s: [
            0.0964645, 0.1033299, 0.1047067, 0.1074579, 0.1088301, 0.115568, 0.1194296, 0.1206702,
            0.1218839, 0.1329485, 0.1337192, 0.1344516, 0.1385753, 0.1394904, 0.1399107, 0.1406937,
            0.1424029, 0.1444168,
        ]
    )
}

// Cole's LMS parameters at one age: skewness, median and coefficient of variation.
struct LMS: Hashable, Sendable {
    let l: Double
    let m: Double
    let s: Double

    func z(of value: Double) -> Double {
        l == 0 ? log(value / m) / s : (pow(value / m, l) - 1) / (l * s)
    }

    func value(at z: Double) -> Double {
        l == 0 ? m * exp(s * z) : m * pow(1 + l * s * z, 1 / l)
    }

    // WHO's rule for |z| > 3, where the tails of the power are too long.
    func restrictedZ(of value: Double) -> Double {
        let z = z(of: value)
        if z > 3 {
            return 3 + (value - self.value(at: 3)) / (self.value(at: 3) - self.value(at: 2))
        }
        if z < -3 {
            return -3 + (value - self.value(at: -3)) / (self.value(at: -2) - self.value(at: -3))
        }
        return z
    }

    // CDC's extension of 2022 above the 95th percentile: a half-normal tail of 5 %.
    func extendedZ(of bmi: Double, sex: Sex, months: Double) -> Double {
        let p95 = value(at: GrowthStandard.ninetyFifth)
        guard bmi > p95 else { return z(of: bmi) }
        let years = months / 12
        let sigma =
            switch sex {
            case .male: 0.3728 + 0.5196 * years - 0.0091 * years * years
            case .female: 0.8334 + 0.3712 * years - 0.0011 * years * years
            }
        // The percentile is 90 + 10 Φ.
        let tail = NormalDistribution.probability(below: (p95 - bmi) / sigma) / 10
        return NormalDistribution.quantile(exceededBy: tail)
    }

    // CDC's modified z, which flags implausible values: the unit is half the distance to ±2 z.
    func modifiedZ(of value: Double) -> Double {
        let end = self.value(at: value < m ? -2 : 2)
        return 2 * (value - m) / (end - m).magnitude
    }
}
