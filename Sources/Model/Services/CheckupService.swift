public import DataSource
import Essentials

// Looks at everything the program needs, for `bmi-tui doctor` and the check-up of the app.
public struct CheckupService: Sendable {
    // Facts that only the interface knows; `nil` without a terminal.
    public typealias Terminal = (columns: Int, rows: Int, colors: Int, isWide: Bool)?

    private let appDependencies: AppDependencies
    private var checkupRepository: CheckupRepository {
        CheckupRepository(
            appDependencies.dataFolderClient,
            appDependencies.dateClient,
            appDependencies.fileClient
        )
    }
    private var personService: PersonService { PersonService(appDependencies) }

    public init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
    }

    public func checks(_ terminal: Terminal) -> [Check] {
        data + sync + inbox + folders + hook + self.terminal(terminal) + locale + keys
    }

    public func fix(_ checks: [Check]) throws(StorageError) {
        for check in checks {
            if case .fix(let fix) = check.remedy { try checkupRepository.fix(fix) }
        }
    }

    private var data: [Check] {
        do throws(StorageError) {
            return try checkupRepository.checks(
                on: appDependencies.now.day,
                personService.impossible,
                WeighInService.impossible
            )
        } catch {
            return [Check(.folder, .problem, .failure(error))]
        }
    }

    // Without network: what is known since the last fetch.
    private var sync: [Check] {
        let folder = StorageService(appDependencies).folder
        guard appDependencies.fileClient.kind("\(folder)/.git") != nil else {
            return [Check(.sync, .ok, .nothing)]
        }
        do throws(SyncFailure) {
            let state = try SyncService(appDependencies).state()
            return state.changed + state.ahead + state.behind == 0
                ? [Check(.sync, .ok, .sync(state))]
                : [Check(.sync, .note, .sync(state), .type("bmi-tui sync"))]
        } catch {
            return [Check(.sync, .problem, .syncFailure(error))]
        }
    }

    private var inbox: [Check] {
        let (left, unread, problems) = InboxService(appDependencies).waiting()
        let checks =
            problems.map { Check(.inbox, .problem, .failure($0), .correct(file: $0.file)) }
            + left.map { Check(.inbox, .note, .failure($0), .correct(file: $0.file)) }
            + unread.map { Check(.inbox, .note, .failure($0)) }
        return checks.isEmpty ? [Check(.inbox, .ok, .nothing)] : checks
    }

    private var folders: [Check] {
        do throws(StorageError) {
            let folders = try WatchService(appDependencies).folders()
            guard !folders.isEmpty else { return [Check(.folders, .ok, .nothing)] }
            return folders.map(\.path).map { path in
                if appDependencies.fileClient.kind(path) == .folder {
                    return Check(.folders, .ok, .fact(path))
                }
                let remove = "bmi-tui watch --remove \(path.shellQuoted)"
                let gone = StorageError(file: path, reason: .gone)
                return Check(.folders, .problem, .failure(gone), .type(remove))
            }
        } catch {
            return [Check(.folders, .problem, .failure(error))]
        }
    }

    private var hook: [Check] {
        let service = HookService(appDependencies)
        guard let path = service.path, service.state != .none else {
            return [Check(.hook, .ok, .nothing)]
        }
        return service.state == .ready
            ? [Check(.hook, .ok, .fact(path))]
            : [Check(.hook, .problem, .fact(path), .type("chmod +x \(path.shellQuoted)"))]
    }

    private func terminal(_ terminal: Terminal) -> [Check] {
        let name = appDependencies.processInfoClient.environment("TERM") ?? ""
        let size = terminal.map { " · \($0.columns) × \($0.rows)" } ?? ""
        return [
            ["", "dumb"].contains(name)
                ? Check(.terminal, .note, .noTerminal)
                : Check(.terminal, .ok, .fact(name + size)),
            appDependencies.localeClient.isUTF8()
                ? Check(.characters, .ok, .wide(terminal?.isWide ?? false))
                : Check(.characters, .note, .notUTF8, .type("export LC_ALL=C.UTF-8")),
        ]
            + (terminal.map {
                [Check(.colors, .ok, $0.colors == 0 ? .nothing : .fact("\($0.colors)"))]
            } ?? [])
    }

    private var locale: [Check] {
        let now = appDependencies.now
        let seconds = appDependencies.dateClient.now().timeIntervalSince1970
        let local = Day.epoch.distance(to: now.day) * 1440 + now.time.minutes
        let offset = local - Int((seconds / 60).rounded(.down))
        let (hours, minutes) = abs(offset).quotientAndRemainder(dividingBy: 60)
        let zone = "UTC\(offset < 0 ? "−" : "+")\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
        let identifier = appDependencies.localeClient.identifier()
        let facts = [identifier.isEmpty ? "C" : identifier, "\(now.day) \(now.time)", zone]
        return [Check(.locale, .ok, .fact(facts.joined(separator: " · ")))]
    }

    private var keys: [Check] {
        let service = KeyService(appDependencies)
        let choices = service.load()
        guard choices.faults.isEmpty else {
            let file = service.path ?? ""
            return choices.faults.map { Check(.keys, .problem, .key($0), .correct(file: file)) }
        }
        let count = choices.keys.count
        return [Check(.keys, .ok, count == 0 ? .nothing : .fact("\(count)"))]
    }
}
