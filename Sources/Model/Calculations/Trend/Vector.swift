// Level, slope and turn at a bend.
struct Vector {
    var (first, second, third) = (0.0, 0.0, 0.0)

    static func + (left: Vector, right: Vector) -> Vector {
        Vector(
            first: left.first + right.first,
            second: left.second + right.second,
            third: left.third + right.third
        )
    }

    static func - (left: Vector, right: Vector) -> Vector {
        left + -1 * right
    }

    static func / (vector: Vector, divisor: Double) -> Vector {
        Vector(
            first: vector.first / divisor,
            second: vector.second / divisor,
            third: vector.third / divisor
        )
    }

    static func * (factor: Double, vector: Vector) -> Vector {
        Vector(
            first: factor * vector.first,
            second: factor * vector.second,
            third: factor * vector.third
        )
    }

    static func * (left: Vector, right: Vector) -> Double {
        left.first * right.first + left.second * right.second + left.third * right.third
    }
}
