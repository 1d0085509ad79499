#if canImport(Glibc)
    import Glibc

    // A line of proc_pid_mountinfo(5): the third word is the device, the one after “-” the type.
    struct Mount {
        let device: Substring
        let kind: Substring

        init?(_ line: String) {
            let words = line.split(separator: " ")
            guard words.count > 2, let dash = words.lastIndex(of: "-"), dash + 1 < words.count
            else {
                return nil
            }
            device = words[2]
            kind = words[dash + 1]
        }

        init?(device: String) {
            guard let stream = fopen("/proc/self/mountinfo", "re") else { return nil }
            var line: UnsafeMutablePointer<CChar>?
            var capacity = 0
            defer {
                fclose(stream)
                free(line)
            }
            while getline(&line, &capacity, stream) > 0 {
                guard let text = line, let mount = Mount(String(cString: text)) else { continue }
                guard mount.device == device else { continue }
                self = mount
                return
            }
            return nil
        }

        // A disk has a device number; a major number of 0 is a virtual file system. See makedev(3).
        static func isRemote(_ device: dev_t) -> Bool {
            let major = device >> 8 & 0xFFF | device >> 32 & ~0xFFF
            let minor = device & 0xFF | device >> 12 & ~0xFF & 0xFFFF_FFFF
            return major == 0 && Mount(device: "0:\(minor)")?.isRemote ?? true
        }

        var isRemote: Bool {
            kind.hasPrefix("fuse") || Self.remoteKinds.contains(kind)
        }

        private static let remoteKinds: [Substring] = [
            "9p", "afs", "autofs", "ceph", "cifs", "coda", "lustre", "nfs", "nfs4", "smb3", "smbfs",
            "virtiofs",
        ]
    }
#endif
