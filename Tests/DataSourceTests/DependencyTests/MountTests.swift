import Testing

@testable import DataSource

#if canImport(Glibc)
    import Glibc

    @Suite(.timeLimit(.minutes(10)))
    struct MountTests {
        @Test(
            arguments: [
                (
                    "36 35 98:0 /mnt1 /mnt2 rw,noatime master:1 - ext3 /dev/root rw", "98:0",
                    "ext3", false
                ),
                (
                    "41 25 0:36 / /home rw shared:2 - nfs4 server:/home rw,vers=4.2", "0:36",
                    "nfs4", true
                ),
                (
                    "52 25 0:47 / /m - rw,nosuid shared:9 - fuse.sshfs a@b:/ rw", "0:47",
                    "fuse.sshfs", true
                ),
                ("21 26 0:19 / / rw - overlay overlay rw,lowerdir=/a", "0:19", "overlay", false),
            ]
        )
        func init_lineOfTheKernel_deviceAndKind(
            line: String,
            device: String,
            kind: String,
            isRemote: Bool
        ) throws {
            let mount = try #require(Mount(line))
            #expect(mount.device == device)
            #expect(mount.kind == kind)
            #expect(mount.isRemote == isRemote)
        }

        @Test(arguments: ["", "36 35", "36 35 98:0 /mnt1 /mnt2 rw -"])
        func init_otherLine_isNone(line: String) {
            #expect(Mount(line) == nil)
        }

        @Test
        func isRemote_folderOfThisComputer_isNot() throws {
            let folder = TemporaryFolder()
            #expect(!Folder(folder.path).isRemote)
            #expect(!Folder("\(folder.path)/not/there/yet").isRemote)
            var status = stat()
            try #require(stat("/proc", &status) == 0)
            let device = "0:\(status.st_dev & 0xFF | status.st_dev >> 12 & 0xFFFF_FF00)"
            #expect(Mount(device: device)?.kind == "proc")
        }
    }
#endif
