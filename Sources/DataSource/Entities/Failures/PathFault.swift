public enum PathFault: Error, Hashable, Sendable {
    case empty
    case nothingThere
    case folder
    case noFile
    case noFolder(String)
    case importing(ImportFailure)
}
