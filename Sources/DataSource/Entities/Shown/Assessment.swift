public enum Assessment: Hashable, Sendable {
    case category(BMICategory)
    case underTwenty(age: Int)
    case beforeBirth

    public var category: BMICategory? {
        if case .category(let category) = self { category } else { nil }
    }
}
