import Dispatch
import Observation

/// Values under keys, watched by whoever reads them, and in a file where there is one.
///
/// The file is read when the first value is asked for. What is set is written in the next turn, together
/// with all that is set in this one, over what the file then holds: another program may have set
/// other keys meanwhile. All of it is for the main thread.
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

    /// Writes what has been set.
    func write() {
        isWaiting = false
        guard let file, !unwritten.isEmpty, let text = file.read() else { return }
        var lines = StoredLines(text)
        for (key, value) in unwritten { lines[key] = value }
        if file.write(lines.text) { unwritten = [:] }
    }
}

extension EnvironmentValues {
    /// What `@AppStorage` keeps.
    @Entry var appStore = ValueStore.app
    /// What `@SceneStorage` keeps.
    @Entry var sceneStore = ValueStore.scene
}
