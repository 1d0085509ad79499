package import CursesCore
package import DataSource

extension SyncFailure {
    package var label: LocalizedStringKey {
        switch self {
        case .noGit: "git is not installed."
        case .noRepository: "The data folder is no git repository yet: bmi-tui sync init"
        case .otherRepository:
            "The data folder is inside a git repository of something else. Give it one of its own: git init"
        case .foreignOwner: "The repository belongs to another user; git does not touch it."
        case .detachedHead: "No branch is checked out in the data folder: git switch BRANCH"
        case .inProgress(.merge):
            "A merge is not finished in the data folder: git commit, or git merge --abort"
        case .inProgress(.rebase):
            "A rebase is not finished in the data folder: git rebase --continue, or --abort"
        case .inProgress(.cherryPick):
            "A cherry-pick is not finished in the data folder: git cherry-pick --continue, or --abort"
        case .inProgress(.revert):
            "A revert is not finished in the data folder: git revert --continue, or --abort"
        case .indexLocked:
            "Another git works in the data folder, or was stopped there and left .git/index.lock."
        case .unsafeAddress:
            "The address of the remote could run a command or be read as an option, and is not used."
        case .addressWithPassword:
            "Leave the user name and the password out of the address: git has its own places for them."
        case .noSuchRemote(let address): "There is no git repository at \(address)."
        case .unreachable(let address): "\(address) cannot be reached."
        case .noPermission(let address): "\(address) does not let you in."
        case .refusedByRemote(let address): "\(address) does not accept the push."
        case .otherContent(let address): "\(address) holds other things. Nothing was joined."
        case .unrelated:
            "The remote has another history. bmi-tui sync init REMOTE joins both."
        case .outpaced: "Others have pushed meanwhile, three times. Try again later."
        case .noIdentity:
            "git does not know who you are: git config --global user.name NAME, and user.email"
        case .peopleMissing: "people.json is missing. Nothing was committed."
        case .unreadable(let path): "\(path) cannot be read in one version. Nothing was joined."
        case .conflict(let path):
            "\(path) is in conflict and is none of bmi-tui’s files. Nothing was joined; git pull shows it."
        case .failed(let command, reason: ""):
            "git \(command) did not work; run it in the data folder to see why."
        case .failed(let command, let reason): "git \(command) did not work: \(reason)"
        case .storage(let error): error.label
        }
    }
}

extension SyncChanges {
    // Subject of a commit, such as "Add 72.4 kg for Ann".
    package func subject(
        _ weight: WeightStyle,
        _ string: (LocalizedStringKey) -> String
    ) -> String {
        if weighIns == 1, people < 2, settings == 0, let kilograms = self.weight, let name {
            let weight = weight.text(kilograms)
            if added == 1 { return string("Add \(weight) for \(name)") }
            return string(
                corrected == 1
                    ? "Correct a weigh-in of \(name): \(weight)" : "Remove \(weight) of \(name)"
            )
        }
        let counts: [(Int, LocalizedStringKey)] = [
            (added, "\(added) weigh-ins"),
            (corrected, "\(corrected) corrections"),
            (removed, "\(removed) removals"),
            (people, "\(people) people"),
            (settings, "\(settings) settings"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { string($0.1) }
        return parts.isEmpty ? string("Update the data folder") : parts.listed(string)
    }
}
