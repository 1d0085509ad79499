public import DataSource
public import Observation

// Says what the columns of a table are, beside its first lines.
@MainActor @Observable public final class ColumnChooser: Composable {
    public let appDependencies: AppDependencies

    public let sample: TableSample
    public var roles: [String]
    public var fault: ImportedColumns.Fault?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        sample: TableSample = TableSample(),
        roles: [String]? = nil,
        fault: ImportedColumns.Fault? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.sample = sample
        self.roles =
            roles
            ?? sample.columns.map { ImportedColumns.role(of: sample.hasHeader ? $0[0] : "") }
        self.fault = fault
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .rolePickerSelected(let column, let role):
            roles[column] = role
            fault = nil

        case .readButtonTapped:
            do throws(ImportedColumns.Fault) {
                await send(.columnsResponse(try ImportedColumns(roles.joined(separator: ","))))
            } catch {
                fault = error
            }

        case .columnsResponse, .cancelButtonTapped:
            break
        }
    }

    public enum Action: Sendable {
        case rolePickerSelected(Int, String)
        case readButtonTapped
        case columnsResponse(ImportedColumns)
        case cancelButtonTapped
    }
}

extension ColumnChooser {
    // The head of a column, or its number.
    public func title(of column: Int) -> String {
        let head = sample.hasHeader ? sample.columns[column][0] : ""
        return head.isEmpty ? "\(column + 1)" : head
    }

    public func lines(of column: Int) -> String {
        sample.columns[column].dropFirst(sample.hasHeader ? 1 : 0)
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
