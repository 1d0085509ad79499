public import DataSource

// Parses and completes paths as a shell does.
public struct PathService: Sendable {
    static let mostCandidates = 200

    private let absolutePath: @Sendable (_ path: String) -> String
    private let pathRepository: PathRepository

    public init(_ appDependencies: AppDependencies) {
        absolutePath = appDependencies.gitClient.absolutePath
        pathRepository = PathRepository(
            appDependencies.fileClient,
            appDependencies.processInfoClient
        )
    }

    // Terminals quote the path of a file that is dragged to them.
    public func path(_ text: String) -> String {
        let text = Self.unquoted(text)
        guard text == "~" || text.hasPrefix("~/"), let home = pathRepository.home else {
            return text
        }
        return home + text.dropFirst()
    }

    // From the root, and without links.
    public func folder(_ text: String) -> String { absolutePath(path(text)) }

    // Rejects pipes and devices: reading them could block forever.
    public func fileToRead(_ text: String) throws(PathFault) -> String {
        let path = found(path(text))
        guard !path.isEmpty else { throw .empty }
        switch pathRepository.kind(of: path) {
        case .file: return path
        case .folder: throw .folder
        case .other: throw .noFile
        case nil: throw .nothingThere
        }
    }

    public func fileToWrite(_ text: String) throws(PathFault) -> String {
        let path = found(path(text))
        guard !path.isEmpty else { throw .empty }
        let parts = Self.parts(path)
        let folder = parts.folder.isEmpty ? "." : parts.folder
        guard pathRepository.kind(of: folder) == .folder else {
            throw .noFolder(Self.parts(text).folder)
        }
        guard !parts.name.isEmpty else { throw .folder }
        switch pathRepository.kind(of: path) {
        case .file, nil: return path
        case .folder: throw .folder
        case .other: throw .noFile
        }
    }

    // A bare name may be a candidate that was listed while the text began with "~/".
    private func found(_ path: String) -> String {
        guard !path.isEmpty, !path.contains("/"), pathRepository.kind(of: path) == nil,
            let home = pathRepository.home
        else {
            return path
        }
        let other = "\(home)/\(path)"
        return pathRepository.kind(of: other) == .file ? other : path
    }

    public func completion(_ text: String) -> PathCompletion {
        guard text != "~" else { return PathCompletion(text: "~/") }
        let completion = completed(text)
        guard completion.candidates.isEmpty, !text.isEmpty, !text.contains("/") else {
            return completion
        }
        let other = completed("~/\(text)")
        return other.candidates.isEmpty ? completion : other
    }

    // Lists hidden files only after a dot.
    private func completed(_ text: String) -> PathCompletion {
        let parts = Self.parts(text)
        let folder = path(parts.folder.isEmpty ? "." : parts.folder)
        let names = pathRepository.names(in: folder)
            .filter { $0.hasPrefix(".") == parts.name.hasPrefix(".") }
            // Replacement characters: the name has invalid UTF-8 and could not be opened.
            .filter { !$0.unicodeScalars.contains("\u{FFFD}") }
        var found = names.filter { $0.hasPrefix(parts.name) }
        if found.isEmpty {
            found = names.filter { $0.lowercased().hasPrefix(parts.name.lowercased()) }
        }
        guard let first = found.first else { return PathCompletion(text: text) }
        let common = found.dropFirst().reduce(first) { String($0.commonPrefix(with: $1)) }
        let isSure = common.count >= parts.name.count
        let candidates = found.sorted().prefix(Self.mostCandidates).map { name in
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            return pathRepository.kind(of: path) == .folder ? "\(name)/" : name
        }
        let end = found.count == 1 ? candidates[0] : isSure ? common : parts.name
        return PathCompletion(text: parts.folder + end, candidates: candidates)
    }

    private static func parts(_ text: String) -> (folder: String, name: String) {
        guard let slash = text.lastIndex(of: "/") else { return ("", text) }
        return (String(text[...slash]), String(text[text.index(after: slash)...]))
    }

    private static func unquoted(_ text: String) -> String {
        let text = text.trimmed
        guard let first = text.first, "'\"".contains(first), text.count > 1, text.last == first
        else {
            return text
        }
        return String(text.dropFirst().dropLast())
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> Substring {
        var end = startIndex
        for character in other where end < endIndex {
            guard self[end] == character else { break }
            end = index(after: end)
        }
        return self[..<end]
    }
}
