import Essentials
import Testing

@testable import DataSource

/// Faults that the system itself makes.
@Suite(.timeLimit(.minutes(60)), .serialized)
struct RealFaultTests {
    static let isRoot = geteuid() == 0
    let folder = TemporaryFolder()

    @Test
    func save_fileSizeLimit_failsAndLeavesTheOldFile() throws {
        let before = try prepared()
        let outcome = try run("(ulimit -f 0; exec \"$0\" add \"$1\") | cat")
        #expect(outcome.output.contains("system(27)"))
        #expect(folder.files == before)
    }

    @Test(.enabled(if: isRoot, "mounting needs root"))
    func save_fullDisk_failsAndLeavesTheOldFile() throws {
        _ = try prepared()
        let outcome = try run(
            """
            mount -t tmpfs -o size=32k none "$1" && "$0" person "$1" && cat "$1"/people.json > \
            "$1"/before && { cat /dev/zero > "$1"/filler; for i in 1 2 3; do "$0" add "$1" \
            && echo SAVED; done; cmp "$1"/people.json "$1"/before && ls -A "$1"/history/*; \
            umount "$1"; }
            """
        )
        #expect(outcome.output.contains("system(28)"), "\(outcome)")
        #expect(!outcome.output.contains("SAVED"), "\(outcome)")
        #expect(!outcome.output.contains(".tmp"), "\(outcome)")
        #expect(outcome.status == 0, "\(outcome)")
    }

    @Test(
        .enabled(if: isRoot, "only root can be somebody else"),
        arguments: ["true", "rm \"$1/.lock\""]
    )
    func save_folderOfAnotherUser_failsAndLeavesTheOldFile(preparation: String) throws {
        let before = try prepared()
        let outcome = try run(
            """
            \(preparation); cp "$0" "$1/../probe-$$" && chmod 755 "$1/../probe-$$" && chmod -R u+rX,go+rX "$1" \
            && chmod 555 "$1" && setpriv --reuid=65534 --regid=65534 --clear-groups \
            "$1/../probe-$$" add "$1"; rm "$1/../probe-$$"
            """
        )
        #expect(outcome.output.contains("system(13)"), "\(outcome)")
        #expect(folder.files == before)
    }

    @Test(.enabled(if: isRoot, "only root can make a file immutable"))
    func save_immutableFile_failsAndLeavesTheOldFile() throws {
        let before = try prepared()
        let outcome = try run(
            """
            chattr +i "$1"/history/*/2026.json || exit 3; "$0" add "$1"; \
            chattr -i "$1"/history/*/2026.json
            """
        )
        #expect(outcome.status != 3, "the file system knows no immutable files")
        #expect(outcome.output.contains("system(1)"), "\(outcome)")
        #expect(folder.files.filter { !$0.key.hasPrefix("backups") } == before)
    }

    @Test(arguments: ["000", "022", "077"])
    func save_anyUmask_filesAreTheirOwnersAlone(umask: String) throws {
        let outcome = try run("umask \(umask); exec \"$0\" person \"$1\"")
        #expect(outcome.output == "saved\n", "\(outcome)")
        #expect(try run("find \"$1\" -type d ! -perm 700 -o -type f ! -perm 600").output == "")
    }

    // Root may open whatever has no mode.
    @Test(
        .enabled(if: isRoot, "only root can be somebody else"),
        arguments: ["777", "477", "277", "177"]
    )
    func save_umaskTakesTheOwnersRights_canBeSavedAgain(umask: String) throws {
        let script = "umask $1; exec \"$0\" person \"$2/data\""
        let outcome = try run(
            """
            mkdir -m 777 -p "$1" && cp "$0" "$1/../probe-$$" && chmod 755 "$1/../probe-$$"; \
            for umask in \(umask) 022 077; do setpriv --reuid=65534 --regid=65534 --clear-groups \
            sh -c '\(script)' "$1/../probe-$$" $umask "$1"; done; \
            find "$1/data" -type d ! -perm 700 -o -type f ! -perm 600; rm "$1/../probe-$$"
            """
        )
        #expect(outcome.output == "saved\nsaved\nsaved\n", "\(outcome)")
    }

    @Test(.enabled(if: isRoot, "only root can be somebody else"))
    func save_lockOfAnEarlierUmask_isOpenedAgain() throws {
        let outcome = try run(
            """
            mkdir -m 777 -p "$1" && cp "$0" "$1/../probe-$$" && chmod 755 "$1/../probe-$$"; \
            setpriv --reuid=65534 --regid=65534 --clear-groups sh -c 'mkdir -m 700 "$1/data"; \
            : >"$1/data/.lock"; chmod 0 "$1/data/.lock"; exec "$0" person "$1/data"' \
            "$1/../probe-$$" "$1"; stat -c %a "$1/data/.lock"; rm "$1/../probe-$$"
            """
        )
        #expect(outcome.output == "saved\n600\n", "\(outcome)")
    }

    private func prepared() throws -> [String: String] {
        _ = try Program.run([Program.probe, "person", folder.path])
        return folder.files
    }

    private func run(_ script: String) throws -> Program.Outcome {
        try Program.run(["sh", "-c", script, Program.probe, folder.path])
    }
}
