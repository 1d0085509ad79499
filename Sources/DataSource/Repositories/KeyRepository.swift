import Essentials

// Reads keys.json, which only the user writes. It is with the configuration, since the data folder
// holds only what the program writes.
public struct KeyRepository: Sendable {
    private let fileClient: FileClient
    private let processInfoClient: ProcessInfoClient

    public init(_ fileClient: FileClient, _ processInfoClient: ProcessInfoClient) {
        self.fileClient = fileClient
        self.processInfoClient = processInfoClient
    }

    // `nil` without a home folder.
    public var path: String? { processInfoClient.configuration.map { "\($0)/\(String.keys)" } }

    // Returns names and keys in the order of the file.
    public func load() throws(StorageError) -> [(name: String, keys: [String])] {
        guard let path, let data = try fileClient.read(path) else { return [] }
        let bytes = [UInt8](data)[...]
        do throws(JSONError) {
            return try JSONScanner.scan(bytes) { scanner throws(JSONError) in
                var entries = [(name: String, keys: [String])]()
                try scanner.object { scanner, name throws(JSONError) in
                    let name = JSONText.unescaped(scanner.bytes[name])
                    entries.append((name, try scanner.texts()))
                }
                try scanner.finish()
                return entries
            }
        } catch {
            throw StorageError(file: path, reason: .malformed(line: error.line(in: bytes)))
        }
    }
}

extension JSONScanner {
    // A text or a list of texts; anything else is returned as written.
    fileprivate mutating func texts() throws(JSONError) -> [String] {
        skipBlanks()
        guard peek("[") else { return [try anything()] }
        var texts = [String]()
        try array { scanner throws(JSONError) in texts.append(try scanner.anything()) }
        return texts
    }

    private mutating func anything() throws(JSONError) -> String {
        skipBlanks()
        if peek("\"") { return JSONText.unescaped(bytes[try string()]) }
        return String(decoding: bytes[try value()], as: UTF8.self)
    }
}
