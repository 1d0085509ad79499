extension Double {
    // Whole ten-billionths, because binary fractions are inexact: a hundredth of a pound is exactly
    // 45,359,237 of them in kilograms.
    var tenBillionths: Int {
        Int(Swift.max(-1e15, Swift.min(1e15, (self * 1e10).rounded())))
    }

    init(tenBillionths: Int) {
        self = Double(tenBillionths) / 1e10
    }

    // 72.45 − 72.4 is 0.05, but slightly less in binary fractions.
    func difference(from other: Double) -> Double {
        Double(tenBillionths: tenBillionths - other.tenBillionths)
    }

    // Calculated values are not more precise than this.
    package var hundredths: Double { (self * 100).rounded() / 100 }
}
