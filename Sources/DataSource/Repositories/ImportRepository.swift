public struct ImportRepository: Sendable {
    private let fileClient: FileClient

    public init(_ fileClient: FileClient) {
        self.fileClient = fileClient
    }

    public func open(_ path: String) throws(StorageError) -> FileStream {
        try fileClient.stream(path)
    }

    // `progress` gets the number of bytes read, and returns whether to go on.
    public func read(
        _ stream: FileStream,
        named name: String,
        as format: ImportFormat?,
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
        let head = FileHead(Array(start.prefix(FileHead.size)))
        let importer = try importer(of: head, first, format, name)
        var reader = importer.reader(head)
        var file = ImportedFile(name: name, format: importer.format)
        piece = start
        while !piece.isEmpty {
            reader.take(piece, &file)
            guard file.readings.count <= ImportedFile.mostReadings else {
                throw .tooMany(file: name, limit: ImportedFile.mostReadings)
            }
            guard file.refusedCount + file.emptyCount <= ImportedFile.mostOthers else {
                throw .tooLarge(file: name)
            }
            guard progress(count) else { throw .cancelled }
            let raw = try next(stream)
            count += raw.count
            guard count <= type(of: reader).mostBytes else { throw .tooLarge(file: name) }
            piece = decoder.decode(raw)
            if piece.isEmpty, !raw.isEmpty { piece = decoder.decode(try next(stream)) }
        }
        reader.finish(&file)
        guard file.readings.count <= ImportedFile.mostReadings else {
            throw .tooMany(file: name, limit: ImportedFile.mostReadings)
        }
        return file
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
        _ name: String
    ) throws(ImportFailure) -> Importer {
        if first.starts(with: "PK\u{3}\u{4}".utf8) || first.starts(with: [0x1F, 0x8B]) {
            throw .archive(file: name)
        }
        if first.starts(with: "SQLite format 3".utf8) { throw .database(file: name) }
        guard !head.isBinary else { throw .binary(file: name) }
        guard head.first != nil else { throw .empty(file: name) }
        guard let format else {
            guard let importer = Importer.all.first(where: { $0.recognises(head) }) else {
                throw .unknown(file: name)
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
