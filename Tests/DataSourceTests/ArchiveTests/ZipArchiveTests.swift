import Essentials
import Testing

@testable import DataSource

/// Archives that `zip` has made.
@Suite(.timeLimit(.minutes(60)))
struct ZipArchiveTests {
    private static let count = Effort.isSoak ? 5000 : 60

    @Test
    func content_randomArchives_isWhatWasPacked() throws {
        var random = Seed(state: 3)
        let folder = TemporaryFolder()
        for number in 0..<Self.count {
            var files = [String: [UInt8]]()
            for place in 0..<Int.random(in: 1...5, using: &random) {
                let name = "\(number)/\(["a", "ü b", "c/d"][place % 3])\(place)"
                files[name] = Self.bytes(&random)
                try folder.write(files[name] ?? [], name)
            }
            let options =
                ["-0", "-1", "-6", "-9", "-fz", "-fd", "-fz -9"]
                .randomElement(using: &random) ?? ""
            let outcome = try Program.run(
                ["sh", "-c", "cd '\(folder.path)' && zip -q -r \(options) \(number).zip \(number)"]
            )
            try #require(outcome.status == 0, "\(outcome.output)")
            let found = try Self.contents(try #require(folder.bytes("\(number).zip")))
            #expect(found == files)
        }
    }

    @Test
    func content_damagedArchives_isRefusedOrRight() throws {
        var random = Seed(state: 9)
        let folder = TemporaryFolder()
        for place in 0..<3 { try folder.write(Self.bytes(&random), "f/\(place)") }
        _ = try Program.run(["sh", "-c", "cd '\(folder.path)' && zip -q -r -6 a.zip f"])
        let good = try #require(folder.bytes("a.zip"))
        let packed = Set(try Self.contents(good).values)
        var invented = 0
        for round in 0..<(Effort.isSoak ? 1_000_000 : 9000) {
            var bytes = good
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<good.count, using: &random)
                bytes[place] = UInt8.random(in: 0...255, using: &random)
            }
            if round % 5 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
            let found = (try? Self.contents(bytes)) ?? [:]
            if !found.values.allSatisfy(packed.contains) { invented += 1 }
        }
        // A sum of 32 bits and a size may agree by chance, hardly ever.
        #expect(invented == 0)
    }

    @Test
    func init_entriesThatShareTheirBytes_areRefused() throws {
        let folder = TemporaryFolder()
        try folder.write(Array(repeating: 7, count: 4000), "f")
        _ = try Program.run(["sh", "-c", "cd '\(folder.path)' && zip -q -0 a.zip f"])
        var bytes = try #require(folder.bytes("a.zip"))
        // The directory lists the same file twice.
        let end = bytes.count - 22
        let start = Int(bytes[end + 16]) | Int(bytes[end + 17]) << 8
        let entry = Array(bytes[start..<end])
        bytes.insert(contentsOf: entry, at: end)
        let last = bytes.count - 22
        let length = entry.count * 2
        (bytes[last + 8], bytes[last + 10]) = (2, 2)
        (bytes[last + 12], bytes[last + 13]) = (UInt8(length & 0xFF), UInt8(length >> 8))
        #expect(throws: ArchiveFault.exploding) { try ZipArchive(FileBytes(bytes)) }
    }

    @Test
    func init_tooManyEntries_areRefusedAsSuch() {
        var end = Array("PK\u{6}\u{6}".utf8) + Array(repeating: UInt8(0), count: 52)
        end.replaceSubrange(32..<35, with: [0xA1, 0x86, 0x01])
        end += Array("PK\u{6}\u{7}".utf8) + Array(repeating: 0, count: 16)
        end += Array("PK\u{5}\u{6}".utf8) + Array(repeating: 0, count: 18)
        #expect(throws: ArchiveFault.crowded(100_000)) { try ZipArchive(FileBytes(end)) }
    }

    @Test
    func content_encrypted_isNamed() throws {
        let folder = TemporaryFolder()
        try folder.write("secret", "f")
        _ = try Program.run(["sh", "-c", "cd '\(folder.path)' && zip -q -P word a.zip f"])
        let archive = try ZipArchive(FileBytes(try #require(folder.bytes("a.zip"))))
        #expect(throws: ArchiveFault.encrypted) { try archive.content(of: archive.entries[0]) }
    }

    @Test
    func init_unpackedFileThatIsLarge_isOnTheDiskUnderNoName() throws {
        let piece = (0..<1 << 17).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        var count = 0
        let bytes = try FileBytes(unpacking: { () throws(ArchiveFault) in
            count += 1
            return count <= 80 ? piece : []
        })
        #expect(bytes.count == 80 << 17)
        #expect(try bytes.whole(79 << 17, 1 << 17) == piece)
        #expect(try bytes.whole((1 << 17) - 3, 6) == piece.suffix(3) + piece.prefix(3))
        let names = try Folder(FileManager.default.temporaryDirectory.path).names()
        #expect(!names.contains { $0.hasPrefix("bmi-tui-") && $0.count == "bmi-tui-".count + 6 })
    }

    private static func contents(_ bytes: [UInt8]) throws -> [String: [UInt8]] {
        let archive = try ZipArchive(FileBytes(bytes))
        var files = [String: [UInt8]]()
        for entry in archive.entries where !entry.name.hasSuffix("/") {
            let next = try archive.content(of: entry)
            var content = [UInt8]()
            while case let piece = try next(), !piece.isEmpty { content += piece }
            files[entry.name] = content
        }
        return files
    }

    private static func bytes(_ random: inout Seed) -> [UInt8] {
        let count = [0, 1, 10, 300, 5000, 200_000].randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return (0..<min(count, 5000)).map { _ in UInt8.random(in: 0...255, using: &random) }
        case 1: return (0..<min(count, 5000)).map { _ in UInt8.random(in: 97...99, using: &random) }
        default:
            let line = Array("<Record type=\"x\" value=\"72.4\"/>\n".utf8)
            return Array((0..<count / line.count).map { _ in line }.joined())
        }
    }
}
