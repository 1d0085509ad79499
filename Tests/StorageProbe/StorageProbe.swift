import DataSource

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Changes data as the app would, in a process of its own that tests can kill and starve.
@main
struct StorageProbe {
    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        let command = arguments.popFirst() ?? ""
        do {
            switch command {
            case "speed": try Speed.measure()
            default: exit(64)
            }
        } catch let error as StorageError {
            print("failed \(error.reason) \(error.file)")
            exit(1)
        } catch {
            print("failed \(error)")
            exit(2)
        }
    }
}
