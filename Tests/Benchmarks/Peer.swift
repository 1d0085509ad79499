#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Another program of a terminal that people know, as a measure on the same machine in the same run.
nonisolated struct Peer {
    let name: String
    let arguments: [String]
    private let keys: [String]

    var path: String { "/usr/bin/\(name)" }

    /// Those that are installed.
    static var installed: [Peer] {
        [
            Peer(
                name: "dialog",
                arguments: [
                    "--form", "A person", "14", "60", "4", "Name", "1", "1", "Ann", "1", "12", "20",
                    "0", "Weight", "2", "1", "72.4", "2", "12", "20", "0",
                ],
                keys: ["7", "\u{7F}"]
            ),
            Peer(name: "nano", arguments: ["/proc/self/status"], keys: ["\u{1B}[B", "\u{1B}[A"]),
            Peer(name: "calcurse", arguments: [], keys: ["\u{1B}[B", "\u{1B}[A"]),
        ].filter { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// The processor time of a key, in milliseconds.
    func keyTime(_ environment: [String]) -> Double? {
        KeyCost.time(path, arguments, "", keys, environment)
    }

    /// How many times a time is another, in words.
    func ratio(of time: Double, to own: Double) -> String {
        "\(name) \(own.text(2)): \((time / max(own, 0.001)).text(2)) ×"
    }
}
