import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct RecognitionTests {
    @Test(arguments: OtherFiles.formats)
    func recognises_fileOfEachProgram_onlyItsImporterSaysYes(format: ImportFormat) {
        var decoder = UTF16Decoder()
        let head = FileHead(decoder.decode(OtherFiles.bytes(format)))
        #expect(Importer.all.filter { $0.recognises(head) }.map(\.format) == [format])
    }

    @Test
    func all_haveOneImporterForEachFormat() {
        let formats = OtherFiles.formats
        #expect(Set(formats).count == formats.count)
        let ofDatabases = DatabaseImporter.all.map(\.format)
        #expect(Set(formats + ofDatabases) == Set(ImportFormat.allCases))
    }

    @Test(arguments: OtherFiles.formats)
    func read_inSmallPieces_isTheSame(format: ImportFormat) throws {
        let bytes = OtherFiles.bytes(format)
        let whole = try OtherFiles.read(bytes)
        #expect(!whole.readings.isEmpty)
        for pieces in [1, 7, 64] {
            #expect(try OtherFiles.read(bytes, pieces: pieces) == whole)
        }
    }

    @Test(arguments: OtherFiles.formats)
    func read_otherLineEndsAndEncodings_isTheSame(format: ImportFormat) throws {
        let bytes = OtherFiles.bytes(format)
        let whole = try OtherFiles.read(bytes)
        var windows = [UInt8]()
        for byte in bytes where byte != 0x0D {
            if byte == 0x0A { windows.append(0x0D) }
            windows.append(byte)
        }
        #expect(try OtherFiles.read(windows).readings == whole.readings)
        guard format != .hackersDiet, let text = OtherFiles.texts[format] else { return }
        for isBig in [false, true] {
            let units = [0xFEFF] + text.utf16.filter { $0 != 0xFEFF }
            let wide = units.flatMap { unit in
                let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
                return isBig ? [high, low] : [low, high]
            }
            #expect(try OtherFiles.read(wide) == whole)
            #expect(try OtherFiles.read(Array(wide.dropFirst(2)), pieces: 3) == whole)
        }
    }

    @Test
    func read_whatIsNoTableOfWeights_throws() {
        let others: [([UInt8], ImportFailure)] = [
            ([], .empty(file: "file")),
            (Array(" \n\n".utf8), .empty(file: "file")),
            ([0xEF, 0xBB, 0xBF], .empty(file: "file")),
            (Array(repeating: 0, count: 100_000), .binary(file: "file")),
            (Array("PK\u{3}\u{4}zip".utf8), .piped(file: "file")),
            ([0x1F, 0x8B, 8, 0], .archive(file: "file")),
            (Array("SQLite format 3\0".utf8), .piped(file: "file")),
            (Array("y\ny\ny\n".utf8), .unknown(file: "file")),
            (
                Array("Date,Steps\n2024-01-01,5\n".utf8),
                .unknown(
                    file: "file",
                    sample: TableSample([["Date", "Steps"], ["2024-01-01", "5"]])
                )
            ),
            (Array("{\"a\":1}".utf8), .unknown(file: "file")),
            (Array(repeating: 0x2C, count: 1_000_000), .unknown(file: "file")),
            (Array(repeating: 0x61, count: 1_000_000), .unknown(file: "file")),
        ]
        for (bytes, failure) in others {
            #expect(throws: failure) { try OtherFiles.read(bytes) }
        }
    }

    @Test
    func read_asAnotherFormat_throws() throws {
        #expect(throws: ImportFailure.notThat(file: "file", .garmin)) {
            try OtherFiles.read(OtherFiles.bytes(.withings), as: .garmin)
        }
        let table = try OtherFiles.read(OtherFiles.bytes(.withings), as: .table)
        #expect(table.readings.count == 2)
    }

    @Test
    func read_stopped_throws() {
        #expect(throws: ImportFailure.cancelled) {
            try ImportRepository(.testValue).read(
                FileStream(OtherFiles.bytes(.csv)),
                named: "file",
                as: nil
            ) { _ in false }
        }
    }
}
