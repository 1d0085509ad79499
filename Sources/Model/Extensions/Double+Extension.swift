extension Double {
    // What the decimal text of a kept number says, as a whole number: binary fractions are a hair
    // off. A hundredth of a pound is 45,359,237 of these parts of a kilogram exactly.
    var tenBillionths: Int {
        Int(Swift.max(-1e15, Swift.min(1e15, (self * 1e10).rounded())))
    }

    init(tenBillionths: Int) {
        self = Double(tenBillionths) / 1e10
    }

    // 72.45 − 72.4 is 0.05, and in binary fractions a hair less.
    func difference(from other: Double) -> Double {
        Double(tenBillionths: tenBillionths - other.tenBillionths)
    }

    // What is calculated says no more than it knows.
    package var hundredths: Double { (self * 100).rounded() / 100 }
}
