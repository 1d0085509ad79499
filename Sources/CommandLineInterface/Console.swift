import CursesUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// What stands at the other ends of standard input, output and error.
struct Console {
    var isInputTerminal: () -> Bool
    var isOutputTerminal: () -> Bool
    var width: () -> Int
    var readLine: @Sendable () -> String?
    var readAll: () -> [UInt8]
    var write: ([UInt8]) -> Bool
    var writeError: ([UInt8]) -> Bool

    static let live = Console(
        isInputTerminal: { isatty(STDIN_FILENO) == 1 },
        isOutputTerminal: { isatty(STDOUT_FILENO) == 1 },
        width: { PlainText.width(ofTerminal: STDOUT_FILENO) ?? 80 },
        readLine: { Swift.readLine(strippingNewline: true) },
        readAll: {
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = read(STDIN_FILENO, &buffer, buffer.count)
                if count > 0 { bytes += buffer.prefix(count) }
                guard count > 0 || (count < 0 && errno == EINTR), bytes.count <= mostBytes else {
                    return bytes
                }
            }
        },
        write: { write($0, to: STDOUT_FILENO) },
        writeError: { write($0, to: STDERR_FILENO) }
    )

    // No backup is larger.
    private static let mostBytes = 256 << 20

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        PlainText(bytes: bytes).write(to: descriptor)
    }
}
