#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The ways to end that nobody foresees.
enum Crash {
    static func trap() {
        let numbers: [Int] = []
        print(numbers[CommandLine.arguments.count])
    }

    static func fault() {
        UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    }

    static func overflow(_ depth: Int = 0) -> Int {
        depth < 0 ? 0 : overflow(depth + 1) + overflow(depth + 2)
    }

    static func block() {
        while true { pause() }
    }
}
