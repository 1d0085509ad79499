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

// Symmetric 3 × 3 matrix.
struct SymmetricMatrix {
    var (firstFirst, firstSecond, firstThird) = (0.0, 0.0, 0.0)
    var (secondSecond, secondThird, thirdThird) = (0.0, 0.0, 0.0)

    // Adds the outer product of the row with itself.
    mutating func add(_ row: Vector, weight: Double = 1) {
        firstFirst += weight * row.first * row.first
        firstSecond += weight * row.first * row.second
        firstThird += weight * row.first * row.third
        secondSecond += weight * row.second * row.second
        secondThird += weight * row.second * row.third
        thirdThird += weight * row.third * row.third
    }

    mutating func add(_ other: SymmetricMatrix, weight: Double) {
        firstFirst += weight * other.firstFirst
        firstSecond += weight * other.firstSecond
        firstThird += weight * other.firstThird
        secondSecond += weight * other.secondSecond
        secondThird += weight * other.secondThird
        thirdThird += weight * other.thirdThird
    }

    var inverted: (SymmetricMatrix, determinant: Double) {
        var result = SymmetricMatrix()
        result.firstFirst = secondSecond * thirdThird - secondThird * secondThird
        result.firstSecond = firstThird * secondThird - firstSecond * thirdThird
        result.firstThird = firstSecond * secondThird - firstThird * secondSecond
        result.secondSecond = firstFirst * thirdThird - firstThird * firstThird
        result.secondThird = firstSecond * firstThird - firstFirst * secondThird
        result.thirdThird = firstFirst * secondSecond - firstSecond * firstSecond
        let determinant =
            firstFirst * result.firstFirst + firstSecond * result.firstSecond
            + firstThird * result.firstThird
        result.firstFirst /= determinant
        result.firstSecond /= determinant
        result.firstThird /= determinant
        result.secondSecond /= determinant
        result.secondThird /= determinant
        result.thirdThird /= determinant
        return (result, determinant)
    }

    static func * (matrix: SymmetricMatrix, vector: Vector) -> Vector {
        Vector(
            first: matrix.firstFirst * vector.first + matrix.firstSecond * vector.second
                + matrix.firstThird * vector.third,
            second: matrix.firstSecond * vector.first + matrix.secondSecond * vector.second
                + matrix.secondThird * vector.third,
            third: matrix.firstThird * vector.first + matrix.secondThird * vector.second
                + matrix.thirdThird * vector.third
        )
    }
}
