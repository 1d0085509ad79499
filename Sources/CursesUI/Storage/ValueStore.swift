import Dispatch
import Observation

/// Observable values by key, with an optional file.
///
/// The file is read on the first access. Changes are written together in the next turn, merged with
/// the file's present content, since another program may have changed other keys. For the main
/// thread only.
@Observable
nonisolated final class ValueStore: @unchecked Sendable {
    static let app = ValueStore(StorageFile(program: CommandLine.arguments.first ?? ""))
    static let scene = ValueStore(nil)

    @ObservationIgnored private let file: StorageFile?
    @ObservationIgnored private var isRead = false
    @ObservationIgnored private var isWaiting = false
    @ObservationIgnored private var unwritten: [String: StoredValue?] = [:]
    private var values: [String: StoredValue] = [:]

    init(_ file: StorageFile?) {
        self.file = file
    }

    subscript(key: String) -> StoredValue? {
        get {
            read()
            return values[key]
        }
        set {
            read()
            guard values[key] != newValue else { return }
            values[key] = newValue
            if file != nil { unwritten[key] = .some(newValue) }
            writeLater()
        }
    }

    private func read() {
        if isRead { return }
        isRead = true
        if let text = file?.read() { values = StoredLines(text).values }
    }

    private func writeLater() {
        guard file != nil, !isWaiting else { return }
        isWaiting = true
        DispatchQueue.main.async { self.write() }
    }

    /// Writes the changed values.
    func write() {
        isWaiting = false
        guard let file, !unwritten.isEmpty, let text = file.read() else { return }
        var lines = StoredLines(text)
        for (key, value) in unwritten { lines[key] = value }
        if file.write(lines.text) { unwritten = [:] }
    }
}

extension EnvironmentValues {
    /// The store of `@AppStorage`; `nil` for the program's file.
    @Entry var appStore: ValueStore?
}

extension Place {
    /// Returns the store of `@AppStorage`; a headless window has its own.
    func appStore(in environment: EnvironmentValues) -> ValueStore {
        if let store = environment.appStore { return store }
        return environment.isHeadless ? root.slot { ValueStore(nil) } : .app
    }

    /// Returns the store of `@SceneStorage`; a headless window has its own.
    func sceneStore(in environment: EnvironmentValues) -> ValueStore {
        environment.isHeadless ? root.slot(1) { ValueStore(nil) } : .scene
    }
}
