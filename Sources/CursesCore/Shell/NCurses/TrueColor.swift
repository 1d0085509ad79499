#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The terminfo description of an xterm whose colours are RGB values separated by semicolons.
///
/// More terminals read semicolons than the colons of `xterm-direct2`, which is rarely installed.
/// ncurses reads the description from `TERMINFO` (written by `infocmp -x -Q2`, shown by `infocmp`);
/// only `RGB` and `setaf` differ from `xterm-256color`, and the decoder knows the keys.
nonisolated enum TrueColor {
    static let name = "xterm-rgb"

    /// Runs a body while ncurses can find the description.
    static func describing<Result>(_ body: () -> Result) -> Result {
        let before = environmentValue(variable)
        setenv(variable, description, 1)
        defer {
            if let before { setenv(variable, before, 1) } else { unsetenv(variable) }
        }
        return body()
    }

    private static let variable = "TERMINFO"
    private static let description = """
        b64:HgIqAB0ADwBpATgCeHRlcm0tcmdifHh0ZXJtIHdpdGggY29sb3JzIGJ5IHNlbWljb2xvbnMAAAEAAAEAAAAAAAAA\
        AAABAAAAAAAAAAAAAAAAAAEAUAAAAAgAAAAYAAAA____________________________________________________\
        _wAAAAEAAAEA__8AAAIABAD__xUAHQAhACUA__8wAEEAQwBHAE4A__9QAF0A__9hAP__ZQBpAP__________bQByAP__\
        hAD_______-JAI4AkwCYAP__oQClAP____-3AL0A_____________________8MA____________________________\
        _______________________________________________________________HAM8A________________________\
        ________________1wDgAOkA8gD7AAQBDQEWAR8BKAH_______________________________8xAf__PAE-AUEB____\
        _3cB________________________________________________________________________________________\
        ____________________________________________________________________________________________\
        ____________________________________________________________________________________________\
        _____________________________________________________________________________________3kB____\
        ____________________________________________________________________fgH_____________________\
        _____________4cB________________________jAH_________________________________________________\
        _________________________________________________5IB5QEHAA0AG1slaSVwMSVkOyVwMiVkcgAbW0gbWzJK\
        ABtbSwAbW0oAG1slaSVwMSVkRwAbWyVpJXAxJWQ7JXAyJWRIAAoAG1tIABtbPzI1bAAIABtbPzEybBtbPzI1aAAbW0MA\
        G1tBABtbUAAbW00AG1sxbQAbWz8xMDQ5aBtbMjI7MDswdAAbWzJtABtbN20AG1s3bQAbWzRtABtbJXAxJWRYABtbbQAb\
        Wz8xMDQ5bBtbMjM7MDswdAAbWzI3bQAbWzI0bQAbW0wAG1s_MWwbPgAbWz8xaBs9ABtbJXAxJWRQABtbJXAxJWRNABtb\
        JXAxJWRCABtbJXAxJWRAABtbJXAxJWRTABtbJXAxJWRMABtbJXAxJWREABtbJXAxJWRDABtbJXAxJWRUABtbJXAxJWRB\
        ABtbJWklcDElZGQACgAbTQAbWzAlPyVwNiV0OzElOyU_JXA1JXQ7MiU7JT8lcDIldDs0JTslPyVwMSVwMyV8JXQ7NyU7\
        bQAJABtbMUsAG1szOTs0OW0AG1szbQAbWzIzbQAbWyU_JXAxJXs4fSU8JXQzJXAxJWQlZTM4OzI7JXAxJXs2NTUzNn0l\
        LyVkOyVwMSV7MjU2fSUvJXsyNTV9JSYlZDslcDElezI1NX0lJiVkJTttABtbJT8lcDElezh9JTwldDQlcDElZCVlNDg7\
        MjslcDElezY1NTM2fSUvJWQ7JXAxJXsyNTZ9JS8lezI1NX0lJiVkOyVwMSV7MjU1fSUmJWQlO20AAQAAAAAAAQAEAAEA\
        AABSR0IA
        """
}
