// What everybody's files were at a moment: another wherever one of them has become another since.
public struct Revision: Hashable, Sendable {
    var files: [String: Int] = [:]

    public init() {}
}
