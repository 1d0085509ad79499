import Essentials

extension GitOutput {
    var isDone: Bool { status == 0 }

    var lines: [String] { parts("\n") }

    var items: [String] { parts("\0") }

    // Without the empty text after the last separator.
    private func parts(_ separator: Character) -> [String] {
        String(decoding: bytes, as: UTF8.self)
            .split(separator: separator, omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }

    func says(_ text: String) -> Bool { errors.lowercased().holds(text.lowercased()) }

    // Only a line of git itself is shown: what a remote or a hook says may be anything.
    func failure(of command: [String], _ address: String = "") -> SyncFailure {
        if Self.identity.contains(where: says) { return .noIdentity }
        if !address.isEmpty {
            if Self.permissions.contains(where: says) { return .noPermission(address) }
            if Self.network.contains(where: says) { return .unreachable(address) }
            if Self.absence.contains(where: says) { return .noSuchRemote(address) }
        }
        let marks = ["fatal: ", "error: "]
        let line = errors.split(separator: "\n").last { line in
            marks.contains(where: line.hasPrefix)
        }
        let reason = String(line?.dropFirst(7) ?? "").withoutCredentials.printable
        return .failed(command: command.first ?? "", reason: String(reason.prefix(200)))
    }

    private static let identity = [
        "please tell me who you are", "empty ident name", "unable to auto-detect email",
    ]
    private static let permissions = [
        "authentication failed", "could not read username", "could not read password",
        "permission denied", "permission to", "access denied", "host key verification failed",
        "returned error: 401", "returned error: 403", "http basic: access denied",
    ]
    private static let network = [
        "could not resolve", "connection refused", "connection reset", "connection closed",
        "timed out", "network is unreachable", "no route to host",
        "failed to connect", "couldn't connect", "could not connect", "unable to connect",
        "name resolution", "name or service not known", "unable to look up",
    ]
    private static let absence = [
        "does not appear to be a git repository", "repository not found", "does not exist",
        "returned error: 404", "not found",
    ]
}

extension String {
    var isDataPath: Bool { hasSuffix(.json) && DataFile(key: dataKey) != .other }

    var dataKey: String { String(stem) }

    // `ext::sh -c …` runs a command; a host such as `[::1]` does not.
    var isUnsafeAddress: Bool {
        let rest = drop { $0 != ":" }
        return hasPrefix("-") || !hasPrefix("[") && rest.hasPrefix("::")
            || unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    // A user name of https may be a token.
    var hasPassword: Bool {
        guard let place = place(of: "://") else { return false }
        let authority = self[place.upperBound...].prefix { $0 != "/" }
        guard let at = authority.lastIndex(of: "@") else { return false }
        return lowercased().hasPrefix("http") || authority[..<at].contains(":")
    }

    // Also of addresses in a sentence. An unescaped password may have a slash.
    var withoutCredentials: String {
        var (text, rest) = ("", self[...])
        while let place = rest.place(of: "://") {
            text += rest[..<place.upperBound]
            rest = rest[place.upperBound...]
            let address = rest.prefix { !$0.isWhitespace && $0 != "'" && $0 != "\"" }
            if let at = address.lastIndex(of: "@") { rest = rest[rest.index(after: at)...] }
        }
        return text + rest
    }

    var asSubject: String {
        let text = printable
        return text.count > 72 ? "\(text.prefix(71))…" : text
    }

    var printable: String {
        let hidden: [Unicode.GeneralCategory] = [
            .control, .format, .lineSeparator, .paragraphSeparator,
        ]
        var text = String.UnicodeScalarView()
        text += unicodeScalars.filter { !hidden.contains($0.properties.generalCategory) }
        return String(text)
    }
}
