import DataSource

extension People {
    // Whoever has been brought along is shown.
    func reduceChild(_ action: Import.Action, _ appDependencies: AppDependencies) async {
        guard case .attempt(.response(.success(.imported(let id, let person)))) = action else {
            return
        }
        if let person {
            await open(person, appDependencies)
        } else {
            path = []
        }
        await announceChange(of: id)
    }
}
