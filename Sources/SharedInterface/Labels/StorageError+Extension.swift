package import CursesCore
package import DataSource
import Essentials

extension StorageError {
    package var label: LocalizedStringKey {
        let file = file.shortenedPath
        return switch reason {
        case .noDataFolder: "There is no folder to keep data in: set HOME or XDG_DATA_HOME."
        case .foreignFolder: "\(file) holds other files."
        case .notUnicode: "\(file) is not written in UTF-8 and cannot be used."
        case .leadsNowhere: "\(file) is a link to a place that is not there."
        case .gone: "\(file) is not there any more: it was moved or deleted."
        case .notThere: "There is no file \(file)."
        case .notCertain: "\(file) is written, but the disk does not confirm that it will last."
        case .decided: "The change is decided, but not finished. The next start completes it."
        case .stale:
            "\(file) did not fit your data and was not used. Its files are among the backups."
        case .notUndoable: "Saved, but it cannot be undone: \(file) cannot be used."
        case .draftNotKept:
            "What is typed and not saved is not kept: \(file) cannot be written."
        case .begunAgain:
            "\(file) could not be read and is among the backups: undo begins again with this change."
        case .wouldBeTooLarge:
            "\(file) would grow larger than what can be read again. It was left as it is."
        case .conflictCopy:
            "\(file) was left by a synchroniser and cannot be read. It was left as it is."
        case .completed(let count):
            "\(file) lacks records that this machine has (\(count)). They are kept; Restore can leave them out."
        case .fileWaits(let reason): reason.label(file)
        case .filesWait(let count):
            "\(file) and others wait (\(count)): bmi-tui watch says why."
        case .otherZone(let minutes):
            "\(file) has the times of another time zone, known by their weights: \(minutes.clockShift) to those here."
        case .linesLeft(let count):
            "Lines of \(file) wait (\(count)): the reasons are in the file."
        case .linesUnread(let count):
            "Lines of \(file) wait (\(count)): no start has read them yet."
        case .changedTwice(let count):
            "Changed on two machines (\(count)): the later change in \(file) counts. Undo takes the other one."
        case .changedAhead(let count):
            "\(file) has changes that are dated later than now (\(count)): check the clocks of your machines."
        case .missing:
            "\(file) is missing. Without it, nobody is listed."
        case .personIsDeleted(let name):
            "\(name) was meanwhile deleted. Undo the deletion first."
        case .unlisted(hasBackup: true):
            "The weigh-ins in \(file) belong to no listed person. Restore people.json or move them to a person’s folder."
        case .unlisted:
            "The weigh-ins in \(file) belong to no listed person. Move the files into a person’s folder beside it."
        case .system(let code): SystemError(file: file, code: code).label
        case .notAFile: "\(file) is not a file."
        case .notALog: "\(file) cannot be the log: choose a new file outside the data folder."
        case .tooLarge: "\(file) is larger than any file of bmi-tui. It was left as it is."
        case .malformed(line: 1): "\(file) cannot be read. It was left as it is."
        case .malformed(let line):
            "\(file) cannot be read because of line \(line). It was left as it is."
        case .impossible(let line, let member):
            "\(file) says something impossible in line \(line): \(member)"
        case .incomplete(let expected, let found):
            "\(file) should hold \(expected) records and holds \(found). It was left as it is."
        case .altered:
            "\(file) was changed outside bmi-tui. If its figures are right: bmi-tui doctor --fix"
        case .namesakes:
            "\(file) says different things under one identifier. Each is shown."
        case .undefinedMeasures(let ids, isFull: true):
            "\(file) has values of a measure that is not defined: \(ids.joined(separator: ", ")). There are three at most: remove one first."
        case .undefinedMeasures(let ids, _):
            "\(file) has values of a measure that is not defined: \(ids.joined(separator: ", ")). Define it again: bmi-tui people change NAME --own '\(ids.first ?? "")=NAME, UNIT'"
        case .newerVersion:
            "\(file) was written by a newer version. It is read and never written."
        case .busy(let seconds):
            "\(file) has been in use by another program for \(seconds) seconds."
        case .readOnly: "Nothing can be saved: \(file) may not be written to."
        case .noLocks: "No file locks here: run only one copy."
        }
    }

    // Omits “left as it is”, as the change has rewritten the file.
    package var labelBesideChange: LocalizedStringKey {
        guard case .malformed(let line) = reason else { return label }
        return line == 1
            ? "\(file.shortenedPath) cannot be read."
            : "\(file.shortenedPath) cannot be read because of line \(line)."
    }

    package var isOfSettings: Bool {
        named.file == "settings.json"
    }

    // Drafts have no backups.
    package var isOfDrafts: Bool {
        named.file == "drafts.json"
    }

    // The same error with the file name only, for narrow places.
    package var named: StorageError {
        StorageError(file: file.split(separator: "/").last.map(String.init) ?? file, reason: reason)
    }
}

extension StorageError {
    // Messages about a year add that its weigh-ins are not counted.
    package func briefLabel(isOfYear: Bool) -> LocalizedStringKey {
        guard isOfYear, case .malformed(let line) = reason, line > 1 else {
            return labelBesideChange
        }
        return "\(file) is left out: line \(line) cannot be read."
    }

    package func briefestLabel(isOfYear: Bool) -> LocalizedStringKey {
        isOfYear ? "\(file) is left out · r backups" : "\(file) is damaged · r backups"
    }
}

// Message of a system error; errors without one show their number.
nonisolated package struct SystemError {
    package let file: String
    package let code: Int32

    package var label: LocalizedStringKey {
        switch code {
        case ENOSPC, EDQUOT, EFBIG: "\(file): there is no room left on the disk."
        case EACCES, EPERM: "\(file): permission denied."
        case EROFS: "\(file): nothing can be written there."
        case ENOENT: "\(file) is not there and cannot be made."
        case EIO: "\(file): the disk has failed."
        case ENOTDIR: "\(file): there is a file where a folder should be."
        case EISDIR: "\(file): there is a folder where a file should be."
        case EMFILE, ENFILE: "\(file): too many files are open."
        case ENAMETOOLONG: "\(file): the name is too long."
        case ELOOP: "\(file): its links lead in a circle."
        case ENOMEM: "\(file): there is not enough memory."
        case EBUSY, ETXTBSY: "\(file) is in use by the system."
        case ENXIO, ENODEV, ESTALE, ENOTCONN, ETIMEDOUT: "\(file): its disk does not answer."
        case ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL: "\(file): its disk cannot do this."
        default: "\(file): the system refuses with error \(Int(code))."
        }
    }
}

nonisolated extension WaitReason {
    fileprivate func label(_ file: String) -> LocalizedStringKey {
        switch self {
        case .failure(let failure): failure.label
        case .far(let name):
            "\(file) waits: its weights are far from those of \(name). If it is right: bmi-tui import"
        case .newPerson(let name):
            "\(file) has weigh-ins of \(name), who is not here. If they are to come: bmi-tui import"
        case .person: "\(file) waits: whose is it? bmi-tui watch FOLDER -p NAME"
        case .personIsGone:
            "\(file) waits: the person of its folder was deleted. bmi-tui watch FOLDER -p NAME"
        case .refused:
            "\(file) waits: no line of it can be read. bmi-tui import --dry-run says why."
        case .unit: "\(file) waits: it does not say its unit. bmi-tui import -u UNIT"
        }
    }
}
