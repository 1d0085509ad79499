// State of all people's files; differs once any of them has changed.
public struct Revision: Hashable, Sendable {
    var files: [String: FileVersion] = [:]

    public init() {}
}
