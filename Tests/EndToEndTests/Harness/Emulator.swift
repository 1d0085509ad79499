import CVTerm

/// The terminal that a program draws on: the emulator inside vim and neovim.
final class Emulator {
    private let terminal: OpaquePointer
    private let screen: OpaquePointer
    private let properties = UnsafeMutablePointer<Properties>.allocate(capacity: 1)
    private let callbacks = UnsafeMutablePointer<VTermScreenCallbacks>.allocate(capacity: 1)

    private struct Properties {
        var isAlternate = false
        var isCursorVisible = true
        var hearsMouse = false
    }

    private var columns: Int

    init(columns: Int, rows: Int, isUTF8: Bool = true) {
        self.columns = columns
        terminal = vterm_new(Int32(rows), Self.width(columns))
        screen = vterm_obtain_screen(terminal)
        vterm_set_utf8(terminal, isUTF8 ? 1 : 0)
        properties.initialize(to: Properties())
        callbacks.initialize(to: VTermScreenCallbacks())
        callbacks.pointee.settermprop = { property, value, context in
            guard let value, let context else { return 0 }
            let properties = context.assumingMemoryBound(to: Properties.self)
            switch property {
            case VTERM_PROP_ALTSCREEN: properties.pointee.isAlternate = value.pointee.boolean != 0
            case VTERM_PROP_CURSORVISIBLE:
                properties.pointee.isCursorVisible = value.pointee.boolean != 0
            case VTERM_PROP_MOUSE: properties.pointee.hearsMouse = value.pointee.number != 0
            default: break
            }
            return 1
        }
        vterm_screen_set_callbacks(screen, callbacks, properties)
        vterm_screen_enable_altscreen(screen, 1)
        vterm_screen_reset(screen, 1)
    }

    deinit {
        vterm_free(terminal)
        properties.deallocate()
        callbacks.deallocate()
    }

    /// Draws what the program wrote.
    func write(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { bytes in
            let text = bytes.assumingMemoryBound(to: CChar.self)
            _ = vterm_input_write(terminal, text.baseAddress, text.count)
        }
    }

    /// What the terminal answers to the program's questions.
    func takeAnswers() -> [UInt8] {
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = vterm_output_read(terminal, &bytes, bytes.count)
        return bytes.prefix(count).map { UInt8(bitPattern: $0) }
    }

    func resize(columns: Int, rows: Int) {
        self.columns = columns
        vterm_set_size(terminal, Int32(rows), Self.width(columns))
    }

    /// The emulator cannot bear a wide character in a single column, so it always has a second.
    private static func width(_ columns: Int) -> Int32 { Int32(max(2, columns)) }

    /// The screen as it is now.
    var snapshot: Screen {
        var rows: Int32 = 0
        var width: Int32 = 0
        vterm_get_size(terminal, &rows, &width)
        var cursor = VTermPos()
        vterm_state_get_cursorpos(vterm_obtain_state(terminal), &cursor)
        let cells = (0..<rows).flatMap { y in (0..<Int32(columns)).map { x in cell(x, y) } }
        return Screen(
            columns: columns,
            rows: Int(rows),
            cells: cells,
            cursor: (Int(cursor.col), Int(cursor.row)),
            isCursorVisible: properties.pointee.isCursorVisible,
            isAlternate: properties.pointee.isAlternate,
            hearsMouse: properties.pointee.hearsMouse
        )
    }

    private func cell(_ x: Int32, _ y: Int32) -> ScreenCell {
        var cell = VTermScreenCell()
        guard vterm_screen_get_cell(screen, VTermPos(row: y, col: x), &cell) != 0 else {
            return ScreenCell()
        }
        var text = String.UnicodeScalarView()
        let isRightHalf = cell.chars.0 == UInt32.max
        withUnsafeBytes(of: cell.chars) { chars in
            for char in chars.bindMemory(to: UInt32.self) {
                guard char != 0, let scalar = Unicode.Scalar(char) else { break }
                text.append(scalar)
            }
        }
        return ScreenCell(
            text: isRightHalf ? "" : text.isEmpty ? " " : String(text),
            foreground: color(cell.fg),
            background: color(cell.bg),
            isBold: cell.attrs.bold != 0,
            isItalic: cell.attrs.italic != 0,
            isUnderlined: cell.attrs.underline != 0,
            isReversed: cell.attrs.reverse != 0
        )
    }

    private func color(_ color: VTermColor) -> ScreenColor {
        if color.type & 0x06 != 0 { return .standard }
        if color.type & 0x01 != 0 { return .index(Int(color.indexed.idx)) }
        return .rgb(color.rgb.red, color.rgb.green, color.rgb.blue)
    }
}
