import Essentials

/// The file of a program's `@AppStorage`, replaced atomically and readable only by its owner.
nonisolated struct StorageFile: Sendable {
    let folder: String

    /// The folder is created by the first write.
    init(folder: String) {
        self.folder = folder
    }

    /// The program's folder below the user's data folder, or `nil` without a home.
    init?(program: String) {
        let name = program.split(separator: "/").last.map(String.init) ?? ""
        guard !name.isEmpty, let data = Self.data else { return nil }
        folder = "\(data)/\(name)"
    }

    private static var data: String? {
        func value(_ name: String) -> String? {
            getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        return value("XDG_DATA_HOME") ?? value("HOME").map { "\($0)/.local/share" }
    }

    private var path: String { "\(folder)/app-storage.toml" }

    /// Returns the text, empty without a file, or `nil` if unreadable: then it must not be written.
    func load() -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return errno == ENOENT || errno == ENOTDIR ? "" : nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0, bytes.count < 1 << 24 else { return nil }
            if count == 0 { return String(validating: bytes, as: UTF8.self) }
            bytes += chunk[..<count]
        }
    }

    /// Replaces the text; returns whether it succeeded.
    @discardableResult
    func save(_ text: String) -> Bool {
        guard makeFolder() else { return false }
        let draft = "\(path).\(getpid())"
        unlink(draft)
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        let isWhole = Self.append(text, to: file) && fsync(file) == 0
        guard close(file) == 0, isWhole, rename(draft, path) == 0 else {
            unlink(draft)
            return false
        }
        return true
    }

    private func makeFolder() -> Bool {
        var path = ""
        for part in folder.split(separator: "/") {
            path += "/\(part)"
            if mkdir(path, 0o700) != 0, errno != EEXIST, access(path, X_OK) != 0 { return false }
        }
        return true
    }

    private static func append(_ text: String, to file: Int32) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

/// Lines of `key = value`, sorted by key; unknown lines are kept.
nonisolated struct StoredLines {
    private(set) var values: [String: StoredValue] = [:]
    private var others: [String] = []

    init(_ text: String = "") {
        for line in text.split(whereSeparator: \.isNewline) {
            if let (key, value) = Self.parsed(line) {
                values[key] = value
            } else {
                others.append(String(line))
            }
        }
    }

    subscript(key: String) -> StoredValue? {
        get { values[key] }
        set { values[key] = newValue }
    }

    var text: String {
        let lines = values.sorted { $0.key < $1.key }.map {
            "\(QuotedText(content: $0.key).text) = \($0.value.text)"
        }
        return (others + lines).map { $0 + "\n" }.joined()
    }

    private static func parsed(_ line: Substring) -> (String, StoredValue)? {
        var rest = line
        while let found = rest.place(of: "\" = ") {
            if let key = QuotedText(line[..<line.index(after: found.lowerBound)]) {
                return StoredValue(line[found.upperBound...]).map { (key.content, $0) }
            }
            rest = rest[found.upperBound...]
        }
        return nil
    }
}

/// Converts a value for `@AppStorage` and `@SceneStorage`.
nonisolated public struct StorageCoding<Value> {
    let read: (StoredValue) -> Value?
    let write: (Value) -> StoredValue?
}

/// A type that `@AppStorage` and `@SceneStorage` store directly.
nonisolated public protocol StorableValue {
    /// The conversion.
    static var storageCoding: StorageCoding<Self> { get }
}

nonisolated extension Bool: StorableValue {
    /// Stores a Boolean.
    public static var storageCoding: StorageCoding<Bool> {
        StorageCoding(
            read: { if case .bool(let value) = $0 { value } else { nil } },
            write: { .bool($0) }
        )
    }
}

nonisolated extension Int: StorableValue {
    /// Stores an integer.
    public static var storageCoding: StorageCoding<Int> {
        StorageCoding(
            read: { if case .integer(let value) = $0 { value } else { nil } },
            write: { .integer($0) }
        )
    }
}

nonisolated extension Double: StorableValue {
    /// Stores a number.
    public static var storageCoding: StorageCoding<Double> {
        StorageCoding(
            read: {
                switch $0 {
                case .number(let value): value
                case .integer(let value): Double(value)
                default: nil
                }
            },
            write: { .number($0) }
        )
    }
}

nonisolated extension String: StorableValue {
    /// Stores text.
    public static var storageCoding: StorageCoding<String> {
        StorageCoding(
            read: { if case .string(let value) = $0 { value } else { nil } },
            write: { .string($0) }
        )
    }
}

nonisolated extension URL: StorableValue {
    /// Stores a URL as text.
    public static var storageCoding: StorageCoding<URL> {
        .asText(read: { URL(string: $0) }, write: \.absoluteString)
    }
}

nonisolated extension Data: StorableValue {
    /// Stores bytes as Base64.
    public static var storageCoding: StorageCoding<Data> {
        .asText(read: { Data(base64Encoded: $0) }, write: { $0.base64EncodedString() })
    }
}

nonisolated extension StorageCoding {
    /// Stores a value as text.
    static func asText(
        read: @escaping (String) -> Value?,
        write: @escaping (Value) -> String
    ) -> Self {
        Self(
            read: { String.storageCoding.read($0).flatMap(read) },
            write: { .string(write($0)) }
        )
    }

    /// Removes the entry for `nil`.
    static func optional<Wrapped>(_ coding: StorageCoding<Wrapped>) -> Self
    where Value == Wrapped? {
        Self(read: { .some(coding.read($0)) }, write: { $0.flatMap(coding.write) })
    }
}

nonisolated extension StorageCoding where Value: RawRepresentable, Value.RawValue: StorableValue {
    /// Stores the raw value.
    static var raw: Self {
        let coding = Value.RawValue.storageCoding
        return Self(
            read: { coding.read($0).flatMap { Value(rawValue: $0) } },
            write: { coding.write($0.rawValue) }
        )
    }
}

extension App {
    /// Takes over the terminal and runs the app until the user quits. What `UserDefaults` holds is
    /// then written.
    public static func main() {
        atexit { _ = UserDefaults.standard.synchronize() }
        run()
    }
}
