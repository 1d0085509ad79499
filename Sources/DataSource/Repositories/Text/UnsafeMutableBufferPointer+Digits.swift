extension UnsafeMutableBufferPointer<UInt8> {
    // Writes a number below 100 as two digits.
    func put(_ number: Int, at index: Int) {
        self[index] = UInt8(ascii: "0") + UInt8(number / 10)
        self[index + 1] = UInt8(ascii: "0") + UInt8(number % 10)
    }
}
