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

/// The packages hold what `make install` installs, are reproducible, and can be installed, run and removed.
///
/// `make check-release` also builds the program twice.
@Suite(.timeLimit(.minutes(10)))
struct ReleaseTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let canRelease =
        access("/usr/bin/dpkg-deb", X_OK) == 0
        && (try? isStatic(BuiltProducts.path(of: "bmi-tui"))) == true

    /// Returns true for a program without a dynamic loader.
    private static func isStatic(_ path: String) throws -> Bool {
        let start = try Data(contentsOf: URL(filePath: path)).prefix(4096)
        return !String(decoding: start, as: UTF8.self).contains("/ld-linux")
    }

    @Test(.enabled(if: canRelease, "dpkg-deb or the archives to link are not here"))
    func release_isWhatIsInstalled_andInstalls() throws {
        try run(
            #"""
            .ci/package release "$B" "$F/1"
            cd /; umask 077; TZ=Asia/Tokyo LC_ALL=C.UTF-8 "$R/.ci/package" release "$B" "$F/2"
            diff -r "$F/1" "$F/2"; cd "$F/1"; umask 022; sha256sum -c SHA256SUMS; ls | wc -l | grep -qx 7

            cd "$R"; make -s put BINARY="$B" DESTDIR="$F/dist" PREFIX=
            mkdir "$F/tar" "$F/pkg"; tar xzf "$F"/1/*.gz -C "$F/tar"
            cp "$F"/tar/*/README.md "$F"/tar/*/NOTICE "$F/dist"; diff -r "$F/dist" "$F"/tar/*
            if grep -E '\]\([^h]|^## More' "$F/dist/README.md"; then exit 1; fi
            grep -q 'All rights reserved until the owner chooses a licence.' "$F/dist/NOTICE"

            make -s put BINARY="$B" DESTDIR="$F/put" PREFIX=/usr ZSH_FOLDER=share/zsh/vendor-completions
            root="$F/root"; admin="$root/var/lib/dpkg"; mkdir -p "$admin/info" "$admin/updates"
            touch "$admin/status" "$admin/available"; PATH="$PATH:/usr/sbin:/sbin"
            dpkg="dpkg --root=$root --log=$F/log --force-not-root"
            $dpkg -i "$F"/1/*.deb; cp -r "$root/usr" "$F/usr"; gunzip "$F"/usr/share/man/*/*.gz "$F"/usr/share/man/ja/*/*.gz
            doc="$F/usr/share/doc/bmi-tui"; grep -q 'common-licenses/Apache-2.0' "$doc/copyright"
            grep -q 'Runtime Library Exception' "$doc/copyright"
            if grep 'TERMS AND CONDITIONS FOR USE' "$doc/copyright"; then exit 1; fi
            version=$("$root/usr/bin/bmi-tui" --version)
            test "bmi-tui $(dpkg-deb -f "$F"/1/*.deb Version)" = "$version"
            newest=$(sed -n 's/^## //p' .github/CHANGELOG.md | head -n 1); day=${newest#*(}
            test "bmi-tui ${newest% *}" = "$version"
            zcat "$doc/changelog.gz" | grep -q "^bmi-tui (${version#* }) "
            zcat "$doc/changelog.gz" | grep -q '^  [*] Weigh in: in the app with a'
            for manual in man1 ja/man1; do
                grep -q "^.TH BMI-TUI 1 \"${day%)}\" \"$version\"" "$F/usr/share/man/$manual/bmi-tui.1"
            done
            if command -v lintian; then lintian --fail-on error "$F"/1/*.deb; fi
            rm -r "$F/usr/share/doc" "$F/usr/share/lintian"; diff -r "$F/put/usr" "$F/usr"
            dpkg-deb -c "$F"/1/*.deb | awk '$2 != "root/root" { exit 1 }'
            $dpkg -P bmi-tui; test ! -e "$root/usr"

            cd "$F/1"; bash -euc '. ./PKGBUILD; srcdir=$F/tar pkgdir=$F/pkg; test "bmi-tui $pkgver" = "$0"
                echo "$sha256sums  $source" | sha256sum -c; cd "$srcdir"; package
                "$pkgdir/usr/bin/bmi-tui" --version; test -s "$pkgdir"/usr/share/licenses/*/NOTICE' "$version"
            ! command -v ruby || ruby -c bmi-tui.rb
            test -x "$F/tar$(sed -n 's/^ENTRYPOINT ."\(.*\)".$/\1/p' Dockerfile)"
            grep '^ADD' Dockerfile | while read -r _ file _; do test -s "$file"; done
            ! grep '@[A-Z]' Dockerfile PKGBUILD bmi-tui.rb
            """#
        )
        try checkBillOfMaterials()
    }

    @Test(.enabled(if: !canRelease, "release has the tarball"))
    func dist_isWhatIsInstalled() throws {
        try run(
            """
            .ci/package dist "$B" "$F/1"; .ci/package dist "$B" "$F/2"; cmp "$F"/1/*.gz "$F"/2/*.gz
            mkdir "$F/dist"; tar xzf "$F"/1/*.gz -C "$F/dist"
            make -s put BINARY="$B" DESTDIR="$F/put" PREFIX=
            cp "$F"/dist/*/README.md "$F"/dist/*/NOTICE "$F/put"; diff -r "$F/put" "$F"/dist/*
            """
        )
    }

    @Test(.enabled(if: access("/usr/bin/dpkg-deb", X_OK) == 0, "dpkg-deb is not here"))
    func deb_withoutGitAndMaintainer_isRefused() throws {
        try run(
            """
            mkdir "$F/tree"; cp -r .ci .github Makefile README.md "$F/tree"; cd "$F/tree"
            not env MAINTAINER= GIT_DIR="$F/none" .ci/package deb "$B" "$F/1" 2>"$F/out"
            grep -q "nobody maintains it: MAINTAINER='Name <mail>' says who" "$F/out"
            """
        )
    }

    @Test func ready_saysInOneLineWhatIsMissing() throws {
        try run(
            #"""
            mkdir -p "$F/tree/.ci"; cp .ci/package "$F/tree/.ci"; cd "$F/tree"; git init -q
            export ARCHIVES='/a /b /c /d' GIT_CONFIG_GLOBAL="$F/git"
            ready() { .ci/package ready 2>&1 | tr '\n' '|'; }
            ready | grep 'release: missing: the git repository|$'
            git add .; git -c user.name=A -c user.email=a commit -qm a
            touch b; ready | grep 'release: commit or remove these first: b|$'
            rm b; test -z "$(ready)"
            ARCHIVES= ready | grep 'missing: one of libc.a libstdc++.a libncursesw.a libtinfo.a|$'
            /bin/mkdir "$F/bin"; PATH="$F/bin"
            for tool in sh dirname tr tar grep wc; do
                /bin/ln -s "$(PATH=/usr/bin:/bin command -v $tool)" "$F/bin"
            done
            ready | grep 'release: missing: git, swift, dpkg-deb, gzip, sha256sum|$'
            """#
        )
    }

    private func checkBillOfMaterials() throws {
        let names = try folder.names(in: "1")
        let name = try #require(names.first { $0.hasSuffix(".spdx.json") })
        let bill = try JSONDecoder()
            .decode(BillOfMaterials.self, from: #require(folder.content("1/\(name)")))
        #expect(bill.spdxVersion == "SPDX-2.3")
        #expect(bill.creationInfo.created == "2023-11-14T22:13:20Z")
        let parts = ["Swift", "glibc", "libstdcxx", "ncurses", "bmi-tui"].map { "SPDXRef-\($0)" }
        #expect(bill.packages.map(\.id) == parts)
        #expect(bill.packages.allSatisfy { $0.versionInfo.first?.isNumber == true })
        let links = bill.relationships.filter { $0.relationshipType == "STATIC_LINK" }
        #expect(links.map(\.relatedSpdxElement) == parts.dropLast())
        #expect(bill.relationships.last?.relatedSpdxElement == "SPDXRef-bmi-tui")
        let sums = String(decoding: try #require(folder.content("1/SHA256SUMS")), as: UTF8.self)
        let program = try #require(bill.packages.last)
        let sum = try #require(program.checksums?.first?.checksumValue)
        #expect(sums.contains("\(sum)  \(program.packageFileName ?? "")\n"))
    }

    private struct BillOfMaterials: Decodable {
        struct Creation: Decodable { let created: String }
        struct Package: Decodable {
            struct Checksum: Decodable { let checksumValue: String }
            let id: String
            let versionInfo: String
            let packageFileName: String?
            let checksums: [Checksum]?

            enum CodingKeys: String, CodingKey {
                case id = "SPDXID"
                case versionInfo, packageFileName, checksums
            }
        }
        struct Relationship: Decodable {
            let relationshipType: String
            let relatedSpdxElement: String
        }
        let spdxVersion: String
        let creationInfo: Creation
        let packages: [Package]
        let relationships: [Relationship]
    }

    private func run(_ script: String) throws {
        try folder.run(
            aboutRepository: "cd \"$R\"; \(script)",
            [
                "B": BuiltProducts.path(of: "bmi-tui"),
                "SOURCE_DATE_EPOCH": "1700000000", "DPKG_DEB_COMPRESSOR_LEVEL": "0",
                "MAINTAINER": "Ann <ann@example.org>",
                "PATH": getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin",
            ],
            within: 300
        )
    }
}
