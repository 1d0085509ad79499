import Testing

/// Commands that are started together.
@Suite(.timeLimit(.minutes(10)))
struct AtOnceTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test
    func undo_fourAtOnce_eachTakesAnotherStep() throws {
        let said = try say(
            """
            for n in 1 2 3 4 5 6; do $B add 7$n -d -$n -y >/dev/null; done
            for n in 1 2 3 4; do $B undo >$n.out 2>$n.err & done; wait
            cat ?.out ?.err | sort | uniq | wc -l
            $B list | wc -l
            """
        )
        #expect(said == ["4", "3"])
    }

    @Test
    func import_fourAtOnce_bringsEachWeighInOnce() throws {
        let said = try say(
            """
            { echo 'Date,Weight (kg)'; for n in 1 2 3 4 5 6 7 8 9; do
                echo "2024-03-0$n 07:00,7$n.5"; done; } >w.csv
            for n in 1 2 3 4; do $B import w.csv --yes >$n.out 2>&1 & done; wait
            cat ?.out | grep -c Nothing
            $B list | wc -l
            """
        )
        #expect(said == ["3", "10"])
    }

    @Test
    func killed_whatItLeft_goesWithTheNextWriting() throws {
        let said = try say(
            """
            $B add 70 >/dev/null
            : >"$BMI_TUI_DATA_DIR/.people.json.17.tmp"
            mkdir "$BMI_TUI_DATA_DIR/.restoring.tmp"
            $B list >/dev/null
            ls -A "$BMI_TUI_DATA_DIR" | grep -c tmp
            $B add 71 >/dev/null
            ls -A "$BMI_TUI_DATA_DIR" | grep -c tmp
            """
        )
        #expect(said == ["2", "0"])
    }

    /// With somebody there.
    private func say(_ script: String) throws -> [String] {
        let begin = """
            cd "$HOME" && export BMI_TUI_DATA_DIR="$HOME/data" && \
            $B people add Ann --height 178 >/dev/null

            """
        let session = try Session(
            "/bin/sh",
            arguments: ["-c", begin + script],
            environment: ["HOME": home.path, "B": BuiltProducts.path(of: "bmi-tui")]
        )
        _ = try session.waitForEnd()
        return session.screen.text.split(separator: "\n").map(String.init)
    }
}
