import DataSource
import Testing

@Suite(.timeLimit(.minutes(10)))
struct LaunchArgumentsTests {
    @Test(
        arguments: [
            ([], .start), (["--data-dir", "/a"], .start), (["--data-dir=/a"], .start),
            (["--"], .start), (["-h"], .help), (["--help", "--what"], .help),
            (["--version"], .version), (["--data-dir", "/a", "--version"], .version),
            (["--what", "--help"], .refusal(.unknownOption("--what"))),
            (["-x"], .refusal(.unknownOption("-x"))),
            (["--data-dir"], .refusal(.missingFolder)), (["--log", "/a"], .start),
            (["--log="], .refusal(.missingFile)), (["--log"], .refusal(.missingFile)),
            (["--data-dir", ""], .refusal(.missingFolder)),
            (["--data-dir="], .refusal(.missingFolder)),
            (["--data-directory"], .refusal(.unknownOption("--data-directory"))),
            (["Ann"], .refusal(.unexpected("Ann"))), (["-"], .refusal(.unexpected("-"))),
            ([""], .refusal(.unexpected(""))),
            (["--", "--help"], .refusal(.unexpected("--help"))),
        ] as [([String], LaunchArguments.Request)]
    )
    func request_isWhatIsAskedForFirst(
        _ arguments: [String],
        _ request: LaunchArguments.Request
    ) {
        #expect(LaunchArguments(["bmi-tui"] + arguments).request == request)
    }

    @Test(
        arguments: [
            ([], nil), (["--data-dir", "/a"], "/a"), (["--data-dir=/a b"], "/a b"),
            (["--data-dir", "/a", "--data-dir=/b"], "/b"), (["--data-dir", "--help"], "--help"),
            (["--", "--data-dir", "/a"], nil),
        ] as [([String], String?)]
    )
    func dataFolder_isTheOneNamedLast(_ arguments: [String], _ folder: String?) {
        #expect(LaunchArguments(["bmi-tui"] + arguments).dataFolder == folder)
    }
}
