import Model

extension AppDependencies {
    static let preview = AppDependencies.testDependencies()
}
