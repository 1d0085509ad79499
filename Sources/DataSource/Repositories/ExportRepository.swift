import Essentials

public struct ExportRepository: Sendable {
    private let fileClient: FileClient

    public init(_ fileClient: FileClient) {
        self.fileClient = fileClient
    }

    public func table(
        _ rows: [ExportRow],
        as format: ExportFormat,
        unit: WeightUnit,
        measures: [Measure] = Measure.builtIn
    ) -> [UInt8] {
        ExportTable(rows, as: format, unit: unit, measures).bytes
    }

    // Returns whether the format cannot hold the note unchanged.
    public func changes(_ note: String, as format: ExportFormat) -> Bool {
        switch format {
        case .libra: ExportTable.libraNote(note) != note
        case .csv, .openScale, .withings: ImportedText.cleaned(note) != note
        case .json: false
        }
    }

    public func exists(_ path: String) -> Bool {
        fileClient.exists(path)
    }

    public func write(_ bytes: [UInt8], to path: String) throws(StorageError) {
        try fileClient.replace(path, Data(bytes))
    }
}
