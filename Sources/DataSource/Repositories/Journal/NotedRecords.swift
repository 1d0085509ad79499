import Essentials

// Changes records and notes the changes for undo.
struct NotedRecords: Sendable {
    let records: RecordRepository
    var journal: Journal { Journal(records) }

    init(_ dataFolderClient: DataFolderClient, _ dateClient: DateClient) {
        records = RecordRepository(dataFolderClient, dateClient)
    }

    // Notes all changes of the body in one entry; after a failure, those already made.
    func add(
        _ body: (inout [RecordChange]) throws(StorageError) -> Void
    ) throws(StorageError) {
        prepare()
        var changes = [RecordChange]()
        defer {
            do throws(StorageError) {
                _ = try journal.note(changes)
            } catch {
                tellUnnoted(error)
            }
        }
        try body(&changes)
    }

    // Writes one record into each of several files, with their entry: all or nothing.
    func put(
        _ new: [String: (id: String, members: [String: JSONText?])]
    ) throws(StorageError) {
        prepare()
        var foreseen = [RecordChange]()
        for (key, record) in new {
            let place = RecordPlace(key: key, id: record.id, file: try records.file(of: key))
            foreseen += records.foreseen(in: place) { $0.put(record.id, record.members, at: $1) }
        }
        foreseen = foreseen.filter(\.isChange)
        var note = foreseen.isEmpty ? nil : JournalNote(JournalStep(foreseen), in: journal)
        var failure: StorageError?
        do throws(StorageError) {
            try journal.checkIsWritable()
        } catch {
            (note, failure) = (nil, error)
        }
        _ = try records.changeTogether(Set(new.keys), noting: note) { key, file in
            if let record = new[key] {
                file.put(record.id, record.members, at: records.dateClient.now())
            }
            return true
        }
        if let failure { tellUnnoted(failure) }
    }

    func prepare() {
        journal.replaceDamaged()
        finishLastChange()
    }

    private func tellUnnoted(_ error: StorageError) {
        records.dataFolderClient.notice(
            StorageError(file: error.file, reason: .notUndoable(error.reason))
        )
    }

    // Notes the change before it is made, so that an irreversible one can be refused.
    func change(
        _ foreseen: [RecordChange],
        isIrreversible: Bool,
        _ body: (inout [RecordChange]) throws(StorageError) -> Void
    ) throws(StorageError) -> ChangeOutcome {
        prepare()
        var note: String?
        do throws(StorageError) {
            note = try journal.note(foreseen)
        } catch {
            guard isIrreversible else { return .wouldBeIrreversible(error) }
        }
        var changes = [RecordChange]()
        defer {
            if !changes.elementsEqual(foreseen, by: { $0.isSame(as: $1) }) {
                journal.replace(note, with: changes)
            }
        }
        try body(&changes)
        return .done
    }

    func replace(
        _ old: [String: JSONText?],
        with new: [String: JSONText?],
        in place: RecordPlace,
        isIrreversible: Bool,
        where isAllowed: (JSONText?) -> Bool = { _ in true }
    ) throws(StorageError) -> ChangeOutcome {
        guard isAllowed(place.file?.live(place.id)) else { return .changedMeanwhile }
        var isDone = true
        let foreseen = records.foreseen(in: place) { $0.put(place.id, new, replacing: old, at: $1) }
        let outcome = try change(foreseen, isIrreversible: isIrreversible) {
            changes throws(StorageError) in
            isDone = try records.save(
                place.id,
                new,
                replacing: old,
                in: place.key,
                &changes,
                where: isAllowed
            )
        }
        return isDone ? outcome : .changedMeanwhile
    }

    // Completes the interrupted change of a killed process.
    @discardableResult
    func finishLastChange() -> Set<String> {
        var keys = Set<String>()
        for entry in ((try? journal.entries()) ?? [:]).values where entry.isMove {
            for change in entry.changes { try? records.finishMoves(in: change.key) }
            keys.formUnion(entry.changes.map(\.key))
        }
        return keys
    }
}

extension JournalEntry {
    fileprivate var isMove: Bool {
        Set(changes.map(\.id)).count < changes.count
    }
}

extension NotedRecords {
    // Adds many records to several files and edits others, such as people, with their journal entry: all or nothing.
    func add(
        _ files: [String: [NewRecord]],
        _ edits: [RecordEdit],
        _ numbers: [NumberChange] = [],
        isIrreversible: Bool,
        isCurrent: () throws(StorageError) -> Bool,
        isCancelled: () -> Bool
    ) throws(StorageError) -> AdditionOutcome {
        prepare()
        let additions = files.sorted { $0.key < $1.key }.map { RecordAddition(key: $0, $1) }
        let foreseen = try self.foreseen(edits)
        // People come last.
        let all = Set(additions.map(\.key) + numbers.map(\.key) + edits.map(\.key))
        let keys = all.subtracting([.people]).sorted() + (all.contains(.people) ? [.people] : [])
        for key in keys { try records.keepOldVersion(key) }
        var note: JournalNote?
        do throws(StorageError) {
            _ = try journal.entries()
            note = JournalNote(JournalStep(foreseen, numbers, additions), in: journal)
        } catch {
            guard isIrreversible else { return .wouldBeIrreversible(error) }
        }
        let noted = note?.keys ?? []
        var (isOutdated, wasCancelled) = (false, false)
        var isChecked = false
        do throws(StorageError) {
            try records.dataFolderClient.setAll(noted + keys) { key, data throws(StorageError) in
                wasCancelled = isCancelled()
                if !isChecked { isOutdated = try !isCurrent() }
                isChecked = true
                // Ends the transaction; the error is not shown.
                guard !wasCancelled, !isOutdated else {
                    throw StorageError(file: key, reason: .gone)
                }
                if noted.contains(key) { return try note?.data(key, data) }
                var file = try records.writable(data, key)
                for number in numbers where number.key == key {
                    file.make(number, at: records.dateClient.now())
                }
                file.add(files[key] ?? [])
                for edit in edits where edit.key == key {
                    edit.apply(&file, records.dateClient.now())
                }
                return Data(file.bytes)
            }
        } catch {
            guard !wasCancelled else { return .cancelled }
            guard !isOutdated else { return .outdated }
            throw error.asFailure
        }
        return .done
    }

    private func foreseen(_ edits: [RecordEdit]) throws(StorageError) -> [RecordChange] {
        var changes = [RecordChange]()
        for (key, edits) in Dictionary(grouping: edits, by: \.key).sorted(by: { $0.key < $1.key }) {
            let file = try records.file(of: key)
            for edit in edits {
                let place = RecordPlace(key: key, id: edit.id, file: file)
                changes += records.foreseen(in: place, edit.apply)
            }
        }
        return changes
    }
}

extension NotedRecords {
    // Replaces a record, and a number in many others, with one journal entry.
    func replace(
        _ old: [String: JSONText?],
        with new: [String: JSONText?],
        in place: RecordPlace,
        following numbers: [NumberChange],
        isIrreversible: Bool,
        where isAllowed: (JSONText?) -> Bool
    ) throws(StorageError) -> ChangeOutcome {
        guard !numbers.isEmpty else {
            return try replace(
                old,
                with: new,
                in: place,
                isIrreversible: isIrreversible,
                where: isAllowed
            )
        }
        prepare()
        let foreseen = records.foreseen(in: place) { $0.put(place.id, new, replacing: old, at: $1) }
        var isNoted = true
        do throws(StorageError) {
            _ = try journal.entries()
        } catch {
            guard isIrreversible else { return .wouldBeIrreversible(error) }
            isNoted = false
        }
        let now = records.dateClient.now()
        let outcome = try records.changeTogether(
            Set(numbers.map(\.key) + [place.key]),
            noting: isNoted ? JournalNote(JournalStep(foreseen, numbers), in: journal) : nil
        ) { key, file in
            for number in numbers where number.key == key { file.make(number, at: now) }
            guard key == place.key else { return true }
            guard isAllowed(file.live(place.id)) else { return false }
            file.put(place.id, new, replacing: old, at: now)
            return true
        }
        return outcome == .done ? .done : .changedMeanwhile
    }
}

// The same change of one number in many records of a file; `nil` is an absent one. Groups with
// different values have numbered names in the journal.
struct NumberChange: Hashable, Sendable {
    var key: String
    var name: String
    var count: Int
    // `nil` if the second file was not read.
    var ids: Set<UUID>?
    var before: Double?
    var after: Double?
}

extension NumberChange {
    init(key: String, name: String, ids: Set<UUID>, before: Double?, after: Double?) {
        self.init(key: key, name: name, count: ids.count, ids: ids, before: before, after: after)
    }

    var reversed: NumberChange {
        var reversed = self
        (reversed.before, reversed.after) = (after, before)
        return reversed
    }

    init?(_ location: String, _ text: JSONText, details: JSONMembers?) {
        guard
            let slash = location.lastIndex(of: "/"),
            let members = text.members
        else {
            return nil
        }
        let (before, after) = (members[.before]?.measure, members[.after]?.measure)
        let key = String(location[..<slash])
        let name = String(location[location.index(after: slash)...].prefix { $0 != " " })
        let ids = (members[.ids] ?? details?[location])?.texts.map { Set($0.compactMap(\.uuid)) }
        // The file may have been edited by hand.
        let isKnown =
            name == .height
            ? before != nil && after != nil
            : Self.isMeasure(name) && (before != nil || after != nil)
        guard case .history = DataFile(key: key), isKnown,
            let count = members[.count]?.integer ?? ids?.count, ids == nil || ids?.count == count
        else {
            return nil
        }
        self.init(key: key, name: name, count: count, ids: ids, before: before, after: after)
    }

    private static func isMeasure(_ name: String) -> Bool {
        name.hasPrefix(OwnValues.numberPrefix)
            || Measure.builtIn.contains { $0.numberName == name }
    }

    func location(_ number: Int) -> String {
        number == 0 ? "\(key)/\(name)" : "\(key)/\(name) \(number + 1)"
    }

    var text: JSONText {
        var members = JSONMembers()
        members[.before] = before.map { JSONText($0) }
        members[.after] = after.map { JSONText($0) }
        members[.count] = JSONText(Double(count))
        return JSONText(members)
    }

    var details: JSONText {
        JSONText((ids ?? []).map(\.text).sorted().map { JSONText($0) })
    }
}

// Records that were added to a file together. Undo marks them as deleted, so the journal need not
// hold them.
struct RecordAddition: Hashable, Sendable {
    var key: String
    var count: Int
    // Concatenated identifiers as digits; `nil` if the second file was not read.
    var ids: JSONText?
    // Digest of their content, which must not have changed for undo.
    var digest: UInt64

    private static let digits = 32

    init(key: String, _ new: [NewRecord]) {
        self.key = key
        var ids = [UInt8(ascii: "\"")]
        ids.reserveCapacity(new.count * Self.digits + 2)
        digest = 0
        for new in new {
            for byte in new.record.id.bytes where byte != 0x22 && byte != 0x2D { ids.append(byte) }
            digest &+= new.record.digestOfContent
        }
        ids.append(UInt8(ascii: "\""))
        self.ids = JSONText(bytes: ids[...])
        count = new.count
    }

    init?(_ location: String, _ text: JSONText, details: JSONMembers?) {
        guard let slash = location.lastIndex(of: "/"), let members = text.members,
            let digest = members[.value]?.string.flatMap({ UInt64($0, radix: 16) })
        else {
            return nil
        }
        key = String(location[..<slash])
        ids = members[.ids] ?? details?[location]
        self.digest = digest
        let found = ids.flatMap { $0.bytes.count % Self.digits == 2 ? Self.count(of: $0) : nil }
        guard let count = members[.count]?.integer ?? found, found == nil || found == count else {
            return nil
        }
        self.count = count
        // The file may have been edited by hand.
        guard key.isHistoryKey else { return nil }
    }

    private static func count(of ids: JSONText) -> Int { (ids.bytes.count - 2) / digits }

    // In the notation of records.
    var idTexts: Set<JSONText> {
        guard let bytes = ids?.bytes else { return [] }
        let texts = (0..<count).map { index in
            let start = bytes.startIndex + 1 + index * Self.digits
            var text = [UInt8(ascii: "\"")]
            for (place, digit) in bytes[start..<start + Self.digits].enumerated() {
                if [8, 12, 16, 20].contains(place) { text.append(UInt8(ascii: "-")) }
                text.append(digit)
            }
            text.append(UInt8(ascii: "\""))
            return JSONText(bytes: text[...])
        }
        return Set(texts)
    }

    var location: String { "\(key)/\(String.records)" }

    var text: JSONText {
        var members = JSONMembers()
        members[.count] = JSONText(Double(count))
        members[.value] = JSONText(String(digest, radix: 16))
        return JSONText(members)
    }
}

// A change of one record, made while several files are replaced together.
struct RecordEdit {
    let key: String
    let id: String
    let apply: (inout RecordFile, Date) -> Void
}
