import Testing

/// The program as git's merge driver, which git starts by a shell.
@Suite(.timeLimit(.minutes(10)))
struct SyncTests {
    @Test
    func gitPull_WithTheDriver_JoinsBothVersions() throws {
        let home = try TemporaryFolder()
        try home.run(
            """
            cd "$HOME"; a="$HOME/a 100% 'b'"; b="$HOME/b"; export GIT_CONFIG_NOSYSTEM=1
            mkdir -p "$HOME/it's"; ln -s "$0" "$HOME/it's/bmi-tui"; p="$HOME/it's/bmi-tui"
            git config --global user.name Ann; git config --global user.email ann@example.org
            git init --quiet --bare r.git
            "$p" people add Ann --height 178cm --weight 72kg --yes --data-dir "$a"
            "$p" sync init r.git --data-dir "$a"
            git clone --quiet r.git "$b"
            "$p" sync init --data-dir "$b"
            "$p" edit last -w 73kg --data-dir "$a"
            "$p" edit last -w 74kg --data-dir "$b"
            git -C "$a" commit --quiet --all -m a
            git -C "$a" push --quiet
            git -C "$b" commit --quiet --all -m b
            git -C "$b" pull --quiet --no-rebase --no-edit
            test -z "$(git -C "$b" status --porcelain)"
            test -z "$(grep -r '<<<<' "$b/history" || true)"
            "$p" list --data-dir "$b" | grep -q 74.0
            """
        )
    }

    @Test
    func add_noWeighInBesideAHalfCopy_isSaved() throws {
        try TemporaryFolder().run(
            """
            export XDG_DATA_HOME="$HOME/data"
            "$0" people add Ann --height 178cm; "$0" add 72kg
            cd "$HOME"/data/bmi-tui/history/*; echo '{' >2026.sync-conflict-1.json
            "$0" remove last --yes; "$0" add 73kg; "$0" list | grep 73.0
            """
        )
    }
}
