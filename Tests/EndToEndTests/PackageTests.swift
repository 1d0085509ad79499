import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The packages have in them what `make install` installs, twice the same, and what they have runs.
@Suite(.timeLimit(.minutes(10)))
struct PackageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(
        .enabled(
            if: access("/usr/bin/dpkg-deb", X_OK) == 0,
            "dpkg-deb is not here: no Debian package was made"
        )
    )
    func deb_isWhatIsInstalled() throws {
        try run(
            """
            .ci/package deb "$B" "$F/1"; .ci/package deb "$B" "$F/2"; cmp "$F"/1/*.deb "$F"/2/*.deb
            dpkg-deb -x "$F"/1/*.deb "$F/deb"; gunzip "$F"/deb/usr/share/man/man1/*.gz
            rm -r "$F"/deb/usr/share/doc; rm -rf "$F"/deb/usr/share/lintian
            make -s put BINARY="$B" DESTDIR="$F/put" PREFIX=/usr ZSH_FOLDER=share/zsh/vendor-completions
            diff -r "$F/put" "$F/deb"
            test "$(dpkg-deb -f "$F"/1/*.deb Version)" = "$("$F"/deb/usr/bin/bmi-tui --version | cut -d' ' -f2)"
            dpkg-deb -c "$F"/1/*.deb | awk '$2 != "root/root" { exit 1 }'
            """
        )
    }

    @Test
    func dist_isWhatIsInstalled() throws {
        try run(
            """
            .ci/package dist "$B" "$F/1"; .ci/package dist "$B" "$F/2"; cmp "$F"/1/*.gz "$F"/2/*.gz
            mkdir "$F/dist"; tar xzf "$F"/1/*.gz -C "$F/dist"; cmp README.md "$F"/dist/*/README.md
            rm "$F"/dist/*/README.md
            make -s put BINARY="$B" DESTDIR="$F/put" PREFIX=
            diff -r "$F/put" "$F"/dist/*
            """
        )
    }

    private func run(_ script: String) throws {
        let session = try Session(
            "/bin/sh",
            arguments: ["-euc", "cd \"$R\"; \(script)\necho packed"],
            environment: [
                "B": BuiltProducts.path(of: "bmi-tui"), "F": folder.path, "R": repository,
                "SOURCE_DATE_EPOCH": "1700000000", "DPKG_DEB_COMPRESSOR_LEVEL": "0",
                "MAINTAINER": "Ann <ann@example.org>",
            ]
        )
        #expect(try session.waitForEnd(within: 300) == .exit(0), "\(session.screen.text)")
        #expect(session.screen.text.contains("packed"), "\(session.screen.text)")
    }

    private var repository: String {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path()
    }
}
