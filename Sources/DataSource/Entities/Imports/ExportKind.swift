// Data for programs, or a report for people.
public enum ExportKind: Hashable, Sendable {
    case data(ExportFormat)
    case report

    public static let all = ExportFormat.allCases.map(Self.data) + [.report]

    public var fileExtension: String {
        switch self {
        case .data(.json): "json"
        case .data: "csv"
        case .report: "html"
        }
    }
}
