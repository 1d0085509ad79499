#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Model of a synchronizer: it carries files between folders late and in any order, and keeps the loser
/// of a conflict as a copy beside the file, or does not.
///
/// A version vector per file tells a conflict from an older version, as in Syncthing.
final class Carrier {
    struct Version {
        var content: Data?
        var counts = [Int: Int]()

        func isContained(in other: Version) -> Bool {
            counts.allSatisfy { other.counts[$0.key, default: 0] >= $0.value }
        }
    }

    private struct Parcel {
        var target: Int
        var name: String
        var version: Version
        var keepsLoser: Bool
    }

    private let computers: [Computer]
    private var versions: [[String: Version]]
    private var underway = [Parcel]()
    private var copies = 0

    init(_ computers: [Computer]) {
        self.computers = computers
        versions = computers.map { _ in [:] }
    }

    /// Notes what was changed in a folder by others.
    private func scan(_ number: Int) {
        let files = computers[number].files
        for name in Set(files.keys).union(versions[number].keys) {
            var version = versions[number][name] ?? Version()
            guard version.content != files[name] else { continue }
            version.content = files[name]
            version.counts[number, default: 0] += 1
            versions[number][name] = version
        }
    }

    private func deliver(_ parcel: Parcel) throws {
        let (target, name, new) = (parcel.target, parcel.name, parcel.version)
        scan(target)
        let present = versions[target][name] ?? Version()
        if new.isContained(in: present) { return }
        var winner = new
        // A changed file wins over its deletion.
        if !present.isContained(in: new), present.content != new.content,
            let mine = present.content
        {
            if let theirs = new.content {
                let isTheirs = mine.lexicographicallyPrecedes(theirs)
                if !isTheirs { winner = present }
                if parcel.keepsLoser, !name.contains(Self.copyMark) {
                    copies += 1
                    try computers[target].put(isTheirs ? mine : theirs, copy(of: name, target))
                }
            } else {
                winner = present
            }
        }
        winner.counts = new.counts.merging(present.counts, uniquingKeysWith: max)
        if winner.content != present.content { try computers[target].put(winner.content, name) }
        versions[target][name] = winner
    }

    private static let copyMark = ".sync-conflict-20261120-"

    private func copy(of name: String, _ target: Int) -> String {
        let stem = name.hasSuffix(".json") ? name.dropLast(5) : name[...]
        return "\(stem)\(Self.copyMark)\(String(copies + 100_000))-ABCDEF\(target).json"
    }

    func carry(
        from source: Int,
        to target: Int,
        loses: Double = 0,
        using random: inout some RandomNumberGenerator
    ) throws {
        for parcel in parcels(source, target, loses, &random) { try deliver(parcel) }
    }

    /// Sends what is there now; it arrives later, if at all before the end.
    func send(
        from source: Int,
        to target: Int,
        loses: Double,
        using random: inout some RandomNumberGenerator
    ) {
        underway += parcels(source, target, loses, &random)
    }

    func deliverSome(_ share: Double, using random: inout some RandomNumberGenerator) throws {
        var late = [Parcel]()
        for parcel in underway.shuffled(using: &random) {
            if Double.random(in: 0..<1, using: &random) < share {
                try deliver(parcel)
            } else {
                late.append(parcel)
            }
        }
        underway = late
    }

    private func parcels(
        _ source: Int,
        _ target: Int,
        _ loses: Double,
        _ random: inout some RandomNumberGenerator
    ) -> [Parcel] {
        guard source != target else { return [] }
        scan(source)
        return versions[source].sorted { $0.key < $1.key }.shuffled(using: &random).map {
            Parcel(
                target: target,
                name: $0.key,
                version: $0.value,
                keepsLoser: Double.random(in: 0..<1, using: &random) >= loses
            )
        }
    }
}
