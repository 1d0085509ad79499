extension EditingStore {
    public var allFields: [Field] { Array(Field.allCases) }

    public var fields: [Field] { allFields }
}
