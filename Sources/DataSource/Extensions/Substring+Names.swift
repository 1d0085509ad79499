import Essentials

extension StringProtocol {
    // "2026", or "2026-11" for a month of a large year.
    var isPeriod: Bool {
        let bytes = Array(utf8)
        guard bytes.count == 4 || bytes.count == 7 && bytes[4] == UInt8(ascii: "-"),
            let year = Int(digits: bytes.prefix(4)), year > 0
        else {
            return false
        }
        return bytes.count == 4 || (1...12).contains(Int(digits: bytes.suffix(2)) ?? 0)
    }

    // Accepts only the notation that the program writes.
    var isPersonID: Bool {
        UUID(text: self).map { $0.text == self } ?? false
    }

    // "2026-11-20", "2026-11-20-replaced-1" or "version-1".
    var isBackupName: Bool {
        isDay || isDay(followedBy: Backup.aside) || isNumber(after: "version-")
    }

    // "2026-11-20-deleted-1"
    var isNameOfPutAway: Bool {
        isDay(followedBy: Backup.away)
    }

    private var isDay: Bool {
        utf8.count == 10 && Day(String(self)) != nil
    }

    private func isDay(followedBy infix: String) -> Bool {
        utf8.count > 10 && Day(String(prefix(10))) != nil
            && dropFirst(10).isNumber(after: infix)
    }

    func isNumber(after prefix: String) -> Bool {
        hasPrefix(prefix) && utf8.count > prefix.utf8.count
            && Int(digits: utf8.dropFirst(prefix.utf8.count)) != nil
    }
}
