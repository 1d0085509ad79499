import Testing

extension Session {
    /// Checks that the terminal is as it was before the program took it over.
    func expectGivenBack(sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(terminal.modes == modesBefore, sourceLocation: sourceLocation)
        #expect(!screen.isAlternate, sourceLocation: sourceLocation)
        #expect(screen.isCursorVisible, sourceLocation: sourceLocation)
        #expect(!screen.hearsMouse, sourceLocation: sourceLocation)
        let output = String(decoding: output, as: UTF8.self)
        let pasteOff = try #require(output.ranges(of: "\u{1B}[?2004l").last)
        let pasteOn = try #require(output.ranges(of: "\u{1B}[?2004h").last)
        #expect(pasteOn.lowerBound < pasteOff.lowerBound, sourceLocation: sourceLocation)
        let kept = output.ranges(of: "\u{1B}[22;2t").last
        let givenBack = output.ranges(of: "\u{1B}[23;2t").last
        if let kept {
            #expect(givenBack.map { kept.lowerBound < $0.lowerBound } == true)
        } else {
            #expect(givenBack == nil)
        }
    }
}
