import Testing

/// Two computers share a folder by the real programs, in `make soak`.
@Suite(
    .timeLimit(.minutes(60)),
    .serialized,
    .enabled(if: Computer.isSoak, "only make soak installs the synchronizers")
)
struct SynchronizerTests {
    @Test(arguments: Synchronizer.all, 1...5 as ClosedRange<UInt64>)
    func changes_filesCarriedByARealProgram_nothingIsLostOrRevived(
        synchronizer: Synchronizer,
        seed: UInt64
    ) throws {
        let story = try SharingStory(seed: seed, computers: 2, withWrongClock: false)
        let folders = try SharedFolders(synchronizer, story)
        defer { folders.stop() }
        for _ in 1...8 {
            for computer in story.computers {
                for _ in 0..<Int.random(in: 0...4, using: &story.random) {
                    try story.command(on: computer)
                }
            }
            // Syncthing does not wait for the end of a round.
            if story.chance(0.8) { try folders.synchronize() }
            for computer in story.computers { _ = try story.shown(on: computer) }
        }
        try story.end { try folders.synchronize() }
        #expect(story.faults == [], "\(synchronizer), seed \(seed): \(story.faults.count) faults")
        print("synchronizer: \(synchronizer) \(story.faults.count) bad / \(story.commands) tried")
    }
}
