// The first record of a file that cannot be read, or that says what cannot be.
struct RecordFault {
    let offset: Int
    let isReadable: Bool

    // By where it stands in all of which the bytes are a part.
    init?<Value: Recordable>(in bytes: ArraySlice<UInt8>, _ isPossible: (Value) -> Bool) {
        var fault: (offset: Int, isReadable: Bool)?
        _ = try? RecordFile.envelope(bytes) { fields in
            if fault != nil || fields.isUnique && fields["deleted"]?.isTrue ?? false { return }
            let value = fields.decode { Value($0) }
            if !(value.map(isPossible) ?? false) { fault = (fields.offset, value != nil) }
        }
        guard let fault else { return nil }
        offset = bytes.startIndex + fault.offset
        isReadable = fault.isReadable
    }
}
