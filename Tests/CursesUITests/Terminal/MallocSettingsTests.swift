#if canImport(Glibc)
    import CursesUI
    import Glibc
    import Testing

    @Suite(.timeLimit(.minutes(10)))
    struct MallocSettingsTests {
        @Test func a_large_piece_is_mapped_however_large_those_were_that_were_freed() {
            MallocSettings.fixMmapThreshold()
            free(malloc(24 << 20))
            // Whatever is free already is given first.
            var pieces: [UnsafeMutableRawPointer] = []
            defer { for piece in pieces { free(piece) } }
            while pieces.count < 100, !pieces.contains(where: isMapped) {
                malloc(2 << 20).map { pieces.append($0) }
            }
            #expect(pieces.contains(where: isMapped))
        }

        // What is mapped begins a page, behind two words of the C library.
        private func isMapped(_ piece: UnsafeMutableRawPointer) -> Bool {
            UInt(bitPattern: piece) % UInt(getpagesize()) == 16
        }
    }
#endif
