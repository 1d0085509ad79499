extension Int {
    init?(digits: some Sequence<UInt8>) {
        var value = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, isLarger) = product.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
            guard !isTooLarge, !isLarger else { return nil }
            value = sum
        }
        self = value
    }

    func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
    }
}
