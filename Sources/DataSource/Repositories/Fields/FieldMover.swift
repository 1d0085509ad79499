// Copies the named fields from one value to another.
struct FieldMover: FieldCoder {
    let names: Set<String>
    private var taken: [String: any FieldValue] = [:]
    private var isTaking = true

    static func move<Value: Recordable>(
        _ names: Set<String>,
        of source: Value,
        into target: Value
    ) -> Value {
        var mover = FieldMover(names: names)
        var (source, target) = (source, target)
        source.code(&mover)
        mover.isTaking = false
        target.code(&mover)
        return target
    }

    private init(names: Set<String>) {
        self.names = names
    }

    mutating func mark<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?
    ) {}

    mutating func field<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?,
        as detail: (Value) -> Detail?
    ) {
        let name = name.description
        if isTaking {
            taken[name] = names.contains(name) ? value : nil
        } else if let moved = taken[name] {
            value = moved as? Value ?? value
        }
    }
}
