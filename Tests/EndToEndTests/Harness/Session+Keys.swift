extension Session {
    /// Presses keys one after the other: `Tab`, `S-Tab`, `Enter`, `C-s`, `M-x`, `C-Left`, `F5`, `a`.
    ///
    /// Behind Escape the program is left alone until it knows that no sequence follows.
    func press(_ keys: String...) throws {
        for key in keys {
            try send(KeyBytes.bytes(of: key))
            if key.hasSuffix("Esc") { try settle() }
        }
        try settle()
    }

    /// Types text as it stands.
    func type(_ text: String) throws {
        try send(Array(text.utf8))
        try settle()
    }

    /// Goes through the first launch: Ann, who weighs 72.4 kg.
    func addFirstPerson(height: String = "178") throws {
        try send(Array("\r\rAnn\r\(height)\r72.4\r\r".utf8))
        try expect("Hello Ann! 72.4 kg saved. · u undo")
    }

    /// Opens the form of a new person from the palette, which has it on all boards.
    func openNewPerson() throws {
        try press("C-p")
        try type("new person")
        try expect("▸ new person")
        try press("Enter")
        try expect("New person")
    }

    /// Pastes text as one bracketed paste.
    func paste(_ text: String) throws {
        try send(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8))
        try settle()
    }

    /// Clicks on a cell; places count from 0.
    func click(x: Int, y: Int) throws {
        try send(KeyBytes.mouse(0, x: x, y: y) + KeyBytes.mouse(0, x: x, y: y, isPress: false))
        try settle()
    }

    /// Clicks on the first place that shows the text.
    func click(_ text: String) throws {
        guard let place = screen.location(of: text) else {
            throw SessionError("nowhere to click: \(text)", screen: screen)
        }
        try click(x: place.x, y: place.y)
    }

    /// Turns the wheel over a cell, down or else up.
    func turnWheel(down isDown: Bool, x: Int, y: Int) throws {
        try send(KeyBytes.mouse(isDown ? 65 : 64, x: x, y: y))
        try settle()
    }
}
