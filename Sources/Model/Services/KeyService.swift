public import DataSource

public struct KeyService: Sendable {
    private let keyRepository: KeyRepository

    // `nil` without a home folder.
    public var path: String? { keyRepository.path }

    public init(_ appDependencies: AppDependencies) {
        keyRepository = KeyRepository(
            appDependencies.fileClient,
            appDependencies.processInfoClient
        )
    }

    // Invalid entries are reported; valid ones still apply.
    public func load() -> KeyChoices {
        do throws(StorageError) {
            return choices(try keyRepository.load())
        } catch {
            return KeyChoices(faults: [.unreadable(error)])
        }
    }

    private func choices(_ entries: [(name: String, keys: [String])]) -> KeyChoices {
        var choices = KeyChoices()
        for entry in entries {
            guard let command = KeyCommand(name: entry.name.trimmed.lowercased()),
                command.isChangeable
            else {
                choices.faults.append(.unknownCommand(entry.name))
                continue
            }
            do throws(KeyError) {
                choices.keys[command] = try keys(entry.keys, command)
            } catch {
                choices.faults.append(error.fault)
            }
        }
        while let fault = collision(in: choices.keys) {
            choices.keys[fault.command] = nil
            choices.faults.append(.taken(fault.key, fault.command, by: fault.other))
        }
        return choices
    }

    private func keys(
        _ texts: [String],
        _ command: KeyCommand
    ) throws(KeyError) -> [Key] {
        guard !texts.isEmpty else { throw KeyError(fault: .unknownKey("[]", command)) }
        var keys = [Key]()
        for text in texts {
            guard let key = Key(text) else { throw KeyError(fault: .unknownKey(text, command)) }
            guard !key.isReserved else { throw KeyError(fault: .reserved(key, command)) }
            keys.append(key)
        }
        return keys
    }

    // A key can have one command on a screen; on a collision, the command that had it keeps it.
    private func collision(
        in chosen: [KeyCommand: [Key]]
    ) -> (key: Key, command: KeyCommand, other: KeyCommand)? {
        for command in KeyCommand.allCases.reversed() {
            guard let keys = chosen[command] else { continue }
            for other in KeyCommand.allCases
            where other != command && !other.places.isDisjoint(with: command.places) {
                let taken = chosen[other] ?? other.keys.compactMap { Key($0) }
                if let key = keys.first(where: taken.contains) { return (key, command, other) }
            }
        }
        return nil
    }
}

private struct KeyError: Error {
    let fault: KeyFault
}
