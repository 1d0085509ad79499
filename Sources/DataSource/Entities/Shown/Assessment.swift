public enum Assessment: Hashable, Sendable {
    case category(BMICategory)
    case underTwenty(age: Int)
    case beforeBirth
}
