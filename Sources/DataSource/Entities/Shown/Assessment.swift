public enum Assessment: Hashable, Sendable {
    case category(BMICategory)
    case underTwenty(age: Int)
    case beforeBirth
    // May be a child, whose class would be wrong.
    case birthDateMissing

    public var category: BMICategory? {
        if case .category(let category) = self { category } else { nil }
    }
}
