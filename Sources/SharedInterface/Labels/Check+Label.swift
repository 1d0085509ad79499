package import CursesCore
package import DataSource
import Model

extension Check.State {
    package var sign: String {
        switch self {
        case .ok: "✓"
        case .note: "·"
        case .problem: "▲"
        }
    }

    // Word in place of the sign, for ASCII and for screen readers.
    package var label: LocalizedStringKey {
        switch self {
        case .ok: "ok"
        case .note: "note"
        case .problem: "problem"
        }
    }
}

extension Check.Topic {
    package var label: LocalizedStringKey {
        switch self {
        case .folder: "data folder"
        case .machine: "machine folder"
        case .permissions: "open to others"
        case .space: "free space"
        case .lock: "lock"
        case .unfinished: "unfinished"
        case .people: "people"
        case .settings: "settings"
        case .history: "weigh-ins"
        case .copies: "copies"
        case .sync: "git"
        case .backups: "newest backup"
        case .inbox: "inbox"
        case .folders: "watched"
        case .hook: "hook"
        case .terminal: "terminal"
        case .characters: "characters"
        case .colors: "colours"
        case .locale: "locale"
        case .keys: "keys.json"
        }
    }
}

extension Check.Finding {
    package var label: LocalizedStringKey {
        switch self {
        case .nothing: "none"
        case .fact(let fact): "\(fact)"
        case .failure(let error): error.label
        case .link(let path, let target): "\(path) is a link to \(target)."
        case .open(let count): "Others may open files and folders (\(count))."
        case .locked(by: 0): "Another process holds it."
        case .locked(let process): "Process \(Int(process ?? 0)) holds it."
        case .unfinished: "Files of an interrupted change are left."
        case .files(let files, let records, let version):
            "files \(files) · records \(records) · version \(version)"
        case .records(let trouble, let file): trouble.label(in: file.shortenedPath)
        case .merged(let file):
            "\(file.shortenedPath) was merged line by line, maybe with git’s conflict markers."
        case .altered(let file):
            "\(file.shortenedPath) was changed outside bmi-tui. Look whether its figures are right."
        case .copies(let count, let file):
            "Copies of \(file.shortenedPath) count and wait to be joined (\(count))."
        case .sync(let state):
            "changed files \(state.changed) · to send \(state.ahead) · to receive \(state.behind)"
        case .syncFailure(let failure): failure.label
        case .noTerminal: "TERM is not set: only bmi-tui --plain works."
        case .notUTF8: "No UTF-8: texts are in English and in ASCII."
        case .wide(let isWide):
            isWide ? "arrows and signs take two columns" : "arrows and signs take one column"
        case .key(let fault): fault.label
        }
    }
}

extension RecordTrouble {
    private static let mostLines = 5

    fileprivate func label(in file: String) -> LocalizedStringKey {
        let rest = lines.count > Self.mostLines ? " … (\(lines.count))" : ""
        let lines = lines.prefix(Self.mostLines).map { "\($0)" }.joined(separator: ", ") + rest
        return switch kind {
        case .unreadable: "\(file), line \(lines): cannot be read."
        case .impossible: "\(file), line \(lines): impossible, such as \(member)."
        case .double: "\(file), line \(lines): has the identifier of another line."
        case .inFuture: "\(file), line \(lines): a day in the future, such as \(member)."
        case .aheadOfClock: "\(file), line \(lines): changed later than now. Check the clock."
        case .ofNobody: "\(file), line \(lines): moved to somebody who is not listed."
        }
    }
}

extension Check.Remedy {
    // The command to type in a shell, or the key of the app.
    package func label(inApp: Bool) -> LocalizedStringKey {
        switch self {
        case .fix: inApp ? "f fixes it." : "bmi-tui doctor --fix"
        case .restore: inApp ? "r opens the backups." : "bmi-tui restore"
        case .type(let command): "\(command)"
        case .allow(let path): "\("chmod u+rwX \(path.shellQuoted)")"
        case .correct(let file): "Correct or delete \(file)"
        }
    }
}
