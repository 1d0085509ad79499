import CursesCore
import DataSource
import Essentials

// Standard streams, and whether they are terminals.
struct Console {
    var isInputTerminal: () -> Bool
    var isOutputTerminal: () -> Bool
    var isErrorTerminal: () -> Bool
    var width: () -> Int
    var height: () -> Int = { PlainText.size(ofTerminal: STDOUT_FILENO)?.height ?? 24 }
    var readLine: @Sendable () -> String?
    // Reads from the controlling terminal while standard input is a file.
    var readTerminalLine: () -> String?
    // Empty at the end of the input.
    var readPiece: () throws(StorageError) -> [UInt8]
    var readAll: () throws(StorageError) -> [UInt8]
    // Returns a check whether SIGINT or SIGTERM has arrived since.
    var watchInterrupts: () -> () -> Bool
    var write: ([UInt8]) -> Bool
    var writeError: ([UInt8]) -> Bool
    // `errno` of the last failed write.
    var failure: () -> Int32 = { errno }
    var now: () -> ContinuousClock.Instant = { .now }

    static let live = Console(
        isInputTerminal: { isatty(STDIN_FILENO) == 1 },
        isOutputTerminal: { isatty(STDOUT_FILENO) == 1 },
        isErrorTerminal: { isatty(STDERR_FILENO) == 1 },
        width: { PlainText.size(ofTerminal: STDOUT_FILENO)?.width ?? 80 },
        readLine: { line() },
        readTerminalLine: { terminalLine() },
        readPiece: { () throws(StorageError) in try piece() },
        readAll: { () throws(StorageError) in
            var bytes: [UInt8] = []
            while true {
                let piece = try piece()
                bytes += piece
                guard !piece.isEmpty, bytes.count <= mostBytes else { return bytes }
            }
        },
        watchInterrupts: {
            Interruption.watch()
            return { Interruption.hasHappened }
        },
        write: { write($0, to: STDOUT_FILENO) },
        writeError: { write($0, to: STDERR_FILENO) }
    )

    // Longest accepted line in bytes; longer input is not typed by a user.
    nonisolated static let longestLine = 1 << 16

    nonisolated private static func line() -> String? {
        var bytes: [UInt8] = []
        while bytes.count < longestLine {
            let byte = getchar()
            if byte == EOF, bytes.isEmpty { return nil }
            guard byte != EOF, byte != 0x0A else { break }
            bytes.append(UInt8(truncatingIfNeeded: byte))
        }
        if bytes.last == 0x0D { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    // Limit of `readAll` in bytes, above the size of any backup.
    private static let mostBytes = 256 << 20

    private static func piece() throws(StorageError) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw StorageError(file: "-", reason: .system(errno)) }
            buffer.removeLast(buffer.count - count)
            return buffer
        }
    }

    private static func terminalLine() -> String? {
        let terminal = open("/dev/tty", O_RDONLY | O_CLOEXEC)
        guard terminal >= 0 else { return nil }
        defer { close(terminal) }
        var buffer = [UInt8](repeating: 0, count: 1024)
        let count = read(terminal, &buffer, buffer.count)
        return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        PlainText(bytes: bytes).write(to: descriptor)
    }
}
