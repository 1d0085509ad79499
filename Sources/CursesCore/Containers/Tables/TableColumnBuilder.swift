/// Combines the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue> {
    /// The columns of a table.
    public typealias Columns = [TableColumn<RowValue>]

    public static func buildExpression(_ column: TableColumn<RowValue>) -> Columns { [column] }

    public static func buildBlock(_ columns: Columns...) -> Columns { columns.flatMap { $0 } }

    public static func buildOptional(_ columns: Columns?) -> Columns { columns ?? [] }

    public static func buildEither(first columns: Columns) -> Columns { columns }

    public static func buildEither(second columns: Columns) -> Columns { columns }

    public static func buildArray(_ columns: [Columns]) -> Columns { columns.flatMap { $0 } }
}
