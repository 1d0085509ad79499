extension UnsafeMutableBufferPointer<UInt8> {
    // Two digits of a number below a hundred.
    func put(_ number: Int, at index: Int) {
        self[index] = UInt8(ascii: "0") + UInt8(number / 10)
        self[index + 1] = UInt8(ascii: "0") + UInt8(number % 10)
    }
}
