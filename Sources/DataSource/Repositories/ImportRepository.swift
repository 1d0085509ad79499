import Essentials

public struct ImportRepository: Sendable {
    private let fileClient: FileClient
    // Columns that were named for earlier files, by their headers.
    private let kept: [String: ImportedColumns]

    public init(_ fileClient: FileClient, kept: [String: ImportedColumns] = [:]) {
        self.fileClient = fileClient
        self.kept = kept
    }

    // With the changes beside a database that are not in it yet.
    public func open(_ path: String) throws(StorageError) -> FileStream {
        var stream = try fileClient.stream(path)
        guard let bytes = stream.bytes, (try? SQLiteFile.recognises(bytes.beginning)) ?? false
        else { return stream }
        if fileClient.kind(path + SQLiteFile.logEnding) == .file {
            stream.log = try fileClient.stream(path + SQLiteFile.logEnding).bytes
        }
        if fileClient.kind(path + SQLiteFile.journalEnding) == .file {
            let journal = try fileClient.stream(path + SQLiteFile.journalEnding).bytes
            stream.isUnfinished =
                (try? journal?.beginning)?.starts(with: SQLiteFile.journal) ?? false
        }
        return stream
    }

    // The files of an archive, or the single one.
    public func files(
        of stream: FileStream,
        named name: String,
        as format: ImportFormat?,
        columns: ImportedColumns? = nil,
        progress: @escaping (Int) -> Bool
    ) throws(ImportFailure) -> [ImportedFile] {
        let bytes = stream.bytes ?? FileBytes([])
        let start = try unpacked(name) { () throws(ArchiveFault) in try bytes.beginning }
        if ZipArchive.recognises(start) {
            return try files(of: bytes.counted(progress), named: name, as: format, columns)
        }
        guard SQLiteFile.recognises(start) else {
            return [
                try read(stream, named: name, as: format, columns: columns, progress: progress)
            ]
        }
        guard !stream.isUnfinished else { throw .unfinished(file: name) }
        let database = try unpacked(name) { () throws(ArchiveFault) in
            try SQLiteFile(bytes.counted(progress), log: stream.log)
        }
        return [try file(of: database, named: name, as: format)]
    }

    // `progress` gets the number of bytes read, and returns whether to go on.
    public func read(
        _ stream: FileStream,
        named name: String,
        as format: ImportFormat?,
        columns: ImportedColumns? = nil,
        progress: (Int) -> Bool
    ) throws(ImportFailure) -> ImportedFile {
        var (count, decoder, start) = (0, UTF16Decoder(), [UInt8]())
        var piece = try beginning(of: stream)
        let first = piece.prefix(16)
        while !piece.isEmpty {
            count += piece.count
            start += decoder.decode(piece)
            guard progress(count) else { throw .cancelled }
            if start.count >= FileHead.size { break }
            piece = try next(stream)
        }
        var (head, japanese, isList) = decoded(&start)
        var list: JSONTable?
        if isList {
            while case let raw = try next(stream), !raw.isEmpty {
                count += raw.count
                guard count <= JSONImport.mostBytes else { throw .tooLarge(file: name) }
                guard progress(count) else { throw .cancelled }
                start += decoder.decode(raw)
            }
            list = JSONTable(start[...])
            start = list?.text ?? []
        }
        let columns = columns ?? keptColumns(of: head, format)
        let importer = try importer(of: head, first, format, columns, name)
        var reader = importer.reader(head)
        var file = ImportedFile(name: name, format: importer.format)
        if file.format == .table { file.sample = head.sample }
        file.columns = columns
        if let columns, let id = head.headerID { file.namedColumns[id] = columns }
        piece = start
        var isEnd = false
        while !piece.isEmpty {
            reader.take(piece, &file)
            guard file.readings.count <= ImportedFile.mostReadings else {
                throw .tooMany(file: name, limit: ImportedFile.mostReadings)
            }
            guard file.refusedCount + file.emptyCount <= ImportedFile.mostOthers else {
                throw .tooLarge(file: name)
            }
            guard progress(count) else { throw .cancelled }
            // A piece may be a part of a character.
            repeat {
                let raw = isList ? [] : try next(stream)
                count += raw.count
                guard count <= type(of: reader).mostBytes else { throw .tooLarge(file: name) }
                piece = decoder.decode(raw)
                piece = japanese?.decode(piece) ?? piece
                isEnd = raw.isEmpty
            } while piece.isEmpty && !isEnd
        }
        reader.finish(&file)
        if let line = list?.brokenLine { file.refuse(line, .malformed) }
        guard file.readings.count <= ImportedFile.mostReadings else {
            throw .tooMany(file: name, limit: ImportedFile.mostReadings)
        }
        return file
    }

    private func keptColumns(of head: FileHead, _ format: ImportFormat?) -> ImportedColumns? {
        guard !kept.isEmpty, format == nil || format == .table else { return nil }
        return head.headerID.flatMap { kept[$0] }
    }

    // The beginning of a file, which becomes UTF-8 if it is Japanese. A list is shown as a table.
    private func decoded(
        _ start: inout [UInt8]
    ) -> (head: FileHead, JapaneseDecoder?, isList: Bool) {
        let head = FileHead(Array(start.prefix(FileHead.size)))
        let isTableKnown = Importer.all.contains { $0.recognises(head) }
        if !isTableKnown, let list = JSONTable(start[...]) {
            return (FileHead(Array(list.text.prefix(FileHead.size))), nil, true)
        }
        guard JapaneseDecoder.fits(start, isTableKnown: isTableKnown) else {
            return (head, nil, false)
        }
        var decoder = JapaneseDecoder()
        start = decoder.decode(start)
        return (FileHead(Array(start.prefix(FileHead.size))), decoder, false)
    }

    // Collects enough bytes to detect the encoding, however small the pieces are.
    private func beginning(of stream: FileStream) throws(ImportFailure) -> [UInt8] {
        var bytes = try next(stream)
        while bytes.count < 16 {
            let piece = try next(stream)
            if piece.isEmpty { break }
            bytes += piece
        }
        return bytes
    }

    private func next(_ stream: FileStream) throws(ImportFailure) -> [UInt8] {
        do throws(StorageError) {
            return try stream.read()
        } catch {
            throw .storage(error)
        }
    }

    private func importer(
        of head: FileHead,
        _ first: ArraySlice<UInt8>,
        _ format: ImportFormat?,
        _ columns: ImportedColumns?,
        _ name: String
    ) throws(ImportFailure) -> Importer {
        if ZipArchive.recognises(first) || SQLiteFile.recognises(first) {
            throw .piped(file: name)
        }
        if first.starts(with: [0x1F, 0x8B]) { throw .archive(file: name) }
        if head.isBinary, Self.databases.contains(where: name.lowercased().hasSuffix) {
            throw .noDatabase(file: name)
        }
        guard !head.isOfOtherEncoding else { throw .encoding(file: name) }
        guard !head.isBinary else { throw .binary(file: name) }
        guard head.first != nil else { throw .empty(file: name) }
        if let columns {
            guard head.isTable else { throw .unknown(file: name) }
            let width = head.width(for: columns.heads.count)
            guard columns.heads.count <= width else {
                throw .fewColumns(file: name, count: width)
            }
            return .table(columns)
        }
        guard let format else {
            guard let importer = Importer.all.first(where: { $0.recognises(head) }) else {
                throw .unknown(file: name, sample: head.sample)
            }
            return importer
        }
        guard let importer = Importer.all.first(where: { $0.format == format }),
            importer.recognises(head) || format == .table && head.header != nil
        else {
            throw .notThat(file: name, format)
        }
        return importer
    }
}

// Archives and databases.
extension ImportRepository {
    private static let databases = [".db", ".sqlite", ".sqlite3"]
    private static let ofSpreadsheets = ["xl/workbook.xml", "content.xml"]

    private func files(
        of bytes: FileBytes,
        named name: String,
        as format: ImportFormat?,
        _ columns: ImportedColumns?
    ) throws(ImportFailure) -> [ImportedFile] {
        let archive = try unpacked(name) { () throws(ArchiveFault) in try ZipArchive(bytes) }
        let entries = archive.entries.filter { $0.size > 0 && !$0.name.hasPrefix("__MACOSX/") }
        guard !entries.contains(where: { Self.ofSpreadsheets.contains($0.name) }) else {
            throw .spreadsheet(file: name)
        }
        var formats = [FoundFile]()
        var (omitted, others) = ([ImportFailure](), [ImportFailure]())
        var hasArchives = false
        for entry in entries {
            let path = Self.path(entry, name)
            do throws(ImportFailure) {
                let head = try unpacked(path) { () throws(ArchiveFault) in
                    try archive.content(of: entry)()
                }
                if ZipArchive.recognises(head[...]) { hasArchives = true }
                guard let found = try found(head, archive, entry, name, columns) else { continue }
                if format.map({ $0 == found.format }) ?? true { formats.append(found) }
            } catch let error where error.isOfOneFile {
                if Self.mayHoldWeights(entry.name) { omitted.append(error) }
            } catch .unknown(let file, let sample) {
                others.append(.unknown(file: file, sample: sample))
            }
        }
        // An export has tables of other things too, often dozens of them.
        if let export = formats.first(where: { $0.format != .table })?.format {
            others += formats.filter { $0.format == .table }
                .map { .notThat(file: Self.path($0.entry, name), export) }
            if others.count > Self.mostOthers { others = [] }
            formats.removeAll { $0.format == .table }
        }
        var files = [ImportedFile]()
        for found in formats {
            do throws(ImportFailure) {
                files.append(try file(found, archive, named: name, columns))
            } catch let error where error.isOfOneFile {
                omitted.append(error)
            }
            let count = files.reduce(0) { $0 + $1.readings.count }
            guard count <= ImportedFile.mostReadings else {
                throw .tooMany(file: name, limit: ImportedFile.mostReadings)
            }
        }
        guard !files.isEmpty else {
            if let failure = omitted.first { throw failure }
            if let format { throw .notThat(file: name, format) }
            throw others.first ?? (hasArchives ? .archive(file: name) : .nothingInside(file: name))
        }
        files[0].omitted = omitted + others
        return files
    }

    private static let mostOthers = 5
    private static let endings =
        databases + [".csv", ".json", ".tsv", ".txt", ".xml", ".zip", "gadgetbridge"]

    // Photos and other things that cannot be unpacked do not matter.
    private static func mayHoldWeights(_ name: String) -> Bool {
        endings.contains { name.lowercased().hasSuffix($0) }
    }

    private static func path(_ entry: ZipArchive.Entry, _ name: String) -> String {
        "\(name)/\(entry.name.printable)"
    }

    // A file of an archive, and its database, which is unpacked once.
    private struct FoundFile {
        let entry: ZipArchive.Entry
        let format: ImportFormat
        var database: SQLiteFile?
    }

    private func found(
        _ head: [UInt8],
        _ archive: ZipArchive,
        _ entry: ZipArchive.Entry,
        _ name: String,
        _ columns: ImportedColumns?
    ) throws(ImportFailure) -> FoundFile? {
        if SQLiteFile.recognises(head[...]) {
            let database = try database(entry, archive, named: name)
            return DatabaseImporter.all.first { $0.recognises(database) }
                .map { FoundFile(entry: entry, format: $0.format, database: database) }
        }
        var decoder = UTF16Decoder()
        var bytes = decoder.decode(head)
        let (start, _, isList) = decoded(&bytes)
        guard !start.isBinary, start.first != nil else { return nil }
        if let columns = columns ?? keptColumns(of: start, nil), !start.sample.rows.isEmpty,
            columns.heads.count <= start.width(for: columns.heads.count)
        {
            return FoundFile(entry: entry, format: .table)
        }
        if let importer = Importer.all.first(where: { $0.recognises(start) }) {
            return FoundFile(entry: entry, format: importer.format)
        }
        guard !isList, let sample = start.sample.inArchive else { return nil }
        throw .unknown(file: Self.path(entry, name), sample: sample)
    }

    private func file(
        _ found: FoundFile,
        _ archive: ZipArchive,
        named name: String,
        _ columns: ImportedColumns?
    ) throws(ImportFailure) -> ImportedFile {
        let (entry, format) = (found.entry, found.format)
        let path = Self.path(entry, name)
        if let database = found.database {
            return try file(of: database, named: path, as: format)
        }
        var fault: ArchiveFault?
        let next = try unpacked(name) { () throws(ArchiveFault) in try archive.content(of: entry) }
        let stream = FileStream(size: entry.size) { () throws(StorageError) in
            do throws(ArchiveFault) {
                return try next()
            } catch {
                fault = error
                throw StorageError(file: path, reason: .notAFile)
            }
        }
        do throws(ImportFailure) {
            return try read(stream, named: path, as: format, columns: columns) { _ in true }
        } catch {
            throw fault?.failure(of: path) ?? error
        }
    }

    private func database(
        _ entry: ZipArchive.Entry,
        _ archive: ZipArchive,
        named name: String
    ) throws(ImportFailure) -> SQLiteFile {
        try unpacked(Self.path(entry, name)) { () throws(ArchiveFault) in
            let log = archive.entries.first { $0.name == entry.name + SQLiteFile.logEnding }
            return try SQLiteFile(
                FileBytes(unpacking: archive.content(of: entry)),
                log: log.map { log throws(ArchiveFault) in
                    try FileBytes(unpacking: archive.content(of: log))
                }
            )
        }
    }

    private func file(
        of database: SQLiteFile,
        named name: String,
        as format: ImportFormat?
    ) throws(ImportFailure) -> ImportedFile {
        guard let importer = DatabaseImporter.all.first(where: { $0.recognises(database) }) else {
            throw .database(file: name)
        }
        if let format, format != importer.format { throw .notThat(file: name, format) }
        var file = ImportedFile(name: name, format: importer.format)
        try unpacked(name) { () throws(ArchiveFault) in try importer.read(database, &file) }
        guard file.readings.count <= ImportedFile.mostReadings else {
            throw .tooMany(file: name, limit: ImportedFile.mostReadings)
        }
        return file
    }

    private func unpacked<Value>(
        _ name: String,
        _ body: () throws(ArchiveFault) -> Value
    ) throws(ImportFailure) -> Value {
        do throws(ArchiveFault) {
            return try body()
        } catch {
            throw error.failure(of: name)
        }
    }
}
