public import DataSource

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension People {
    public struct UndoFailure: Hashable, Sendable {
        public var direction: UndoDirection
        public var error: StorageError

        public init(_ direction: UndoDirection, _ error: StorageError) {
            self.direction = direction
            self.error = error
        }
    }

    func announceChange(of id: UUID) {
        changeNotice = undoService.notice(ofChangeOf: id, shown: shownDashboard?.person.id)
    }

    func run(_ direction: UndoDirection) async {
        await send(.undoResponse(direction, Result { try undoService.run(direction) }))
    }

    func finish(_ direction: UndoDirection, _ outcome: UndoOutcome) async {
        if case .done(let change) = outcome { leaveIfGone(change.personID) }
        changeNotice = undoService.notice(of: outcome, direction, shown: shownDashboard?.person.id)
        await reload()
    }

    // Everything that is shown, below the top of the path too.
    func reload() async {
        await load()
        for screen in path { await screen.reload() }
    }

    private func leaveIfGone(_ id: Person.ID) {
        guard
            let person = shownDashboard?.person, person.id == id,
            (try? personService.isGone(person)) == true
        else {
            return
        }
        settingsRepository.lastPersonID = nil
        path = []
    }
}

extension People.Path {
    @MainActor
    fileprivate func reload() async {
        switch self {
        case .dashboard(let store): await store.send(.onChangeData)
        case .history(let store): await store.send(.onChangeData)
        case .trends(let store): await store.send(.onChangeData)
        case .personBMI, .preferences, .restoration: break
        }
    }
}
