struct JSONError: Error, Equatable {
    let offset: Int

    func line(in bytes: ArraySlice<UInt8>) -> Int {
        bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    }
}
