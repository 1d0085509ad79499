// The first unreadable or impossible record of a file.
struct RecordFault {
    let offset: Int
    let isReadable: Bool

    // `offset` counts from the start of the whole array.
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
