// The first unreadable or impossible record of a file.
struct RecordFault {
    let offset: Int
    // `nil` if the whole record is unreadable; else its impossible member, such as "height":9999.
    let member: String?

    private static let longestMember = 60

    // `impossible` names a member with a value that no form accepts. `offset` counts from the start
    // of the whole array.
    init?<Value: Recordable>(
        in bytes: ArraySlice<UInt8>,
        namesLost: Bool = false,
        _ impossible: (Value) -> StaticString?
    ) {
        var fault: (offset: Int, member: String?)?
        _ = try? RecordFile.envelope(bytes) { fields in
            if fault != nil || fields.isUnique && fields["deleted"]?.isTrue ?? false { return }
            var lost: StaticString?
            guard let value = fields.decode({ Value($0, lost: &lost) }) else {
                fault = (fields.offset, nil)
                return
            }
            guard let name = impossible(value) ?? (namesLost ? lost : nil) else { return }
            let text = fields.text(name).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
            fault = (fields.offset, "\"\(name)\":\(text.prefix(Self.longestMember))")
        }
        guard let fault else { return nil }
        offset = bytes.startIndex + fault.offset
        member = fault.member
    }
}
