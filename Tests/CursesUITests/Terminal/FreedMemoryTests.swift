#if canImport(Glibc)
    import CursesUI
    import Glibc
    import Testing

    @Suite(.timeLimit(.minutes(10)))
    struct FreedMemoryTests {
        @Test func a_large_piece_is_mapped_however_large_those_were_that_were_freed() throws {
            FreedMemory.goesBack()
            for size in [16 << 20, 8 << 20, 4 << 20, 2 << 20] {
                let piece = try #require(malloc(size))
                // What is mapped begins a page, behind two words of the C library.
                #expect(UInt(bitPattern: piece) % UInt(getpagesize()) == 16)
                free(piece)
            }
        }
    }
#endif
