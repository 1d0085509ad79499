public import Essentials

// All files of a data folder in one file.
public struct Archive: Hashable, Sendable {
    public var files: [String: Data]
    public var recordCount: Int
}
