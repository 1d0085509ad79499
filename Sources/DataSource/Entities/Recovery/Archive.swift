public import Essentials

// All data of a folder in one file, each file of it as it was.
public struct Archive: Hashable, Sendable {
    public var files: [String: Data]
    public var recordCount: Int

    public init(files: [String: Data], recordCount: Int) {
        self.files = files
        self.recordCount = recordCount
    }
}
