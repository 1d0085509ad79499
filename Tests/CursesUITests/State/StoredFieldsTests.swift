import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Where properties are stored, as the toolkit finds it out, beside what Mirror and key paths say.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StoredFieldsTests {
    @Test
    func fields_ofEveryKindOfWrapper_areThoseOfMirrorAndKeyPaths() {
        let owner = Owner(binding: .constant(1))
        let fields = fields(of: Owner.self)
        let children = Array(Mirror(reflecting: owner).children)
        let names = fields.map { $0.name }
        #expect(names == children.compactMap { $0.label })
        #expect(fields.map { $0.offset } == Owner.offsets)
        for (field, child) in zip(fields, children) where field.name != "anything" {
            let isOfItsType = field.type == type(of: child.value)
            #expect(isOfItsType, "\(field.name)")
        }
    }

    @Test
    func fields_ofAnotherTypeThanAStructure_areNone() {
        for type in [Model.self, Int?.self, (any Error).self] as [Any.Type] {
            let fields = fields(of: type)
            #expect(fields.isEmpty)
        }
    }

    @Test
    func view_thatIsAnEnumeration_isDrawn() {
        let pilot = Pilot(Choice._first(State(initialValue: 1)), size: Size(width: 40, height: 8))
        #expect(pilot.screen.contains("chosen"))
    }

    @Test
    func wrapper_thatHasBeenMade_isKnownAsItWouldSayItself() {
        _ = Owner(binding: .constant(1))
        var known = 0
        for field in fields(of: Owner.self) where field.name.hasPrefix("_") {
            let asked = name(of: StoredProperty.Kind(unknown: field.type))
            #expect(name(of: StoredProperty.Kind(field.type)) == asked)
            if KnownWrappers.kind(of: field.type) != nil { known += 1 }
        }
        #expect(known == 9)
    }

    @Test
    func wrapper_thatNobodyHasMade_isAsked() {
        for type in [State<Unmade>.self, Binding<Unmade>.self, Unmade.self] as [Any.Type] {
            let isUnknown = KnownWrappers.kind(of: type) == nil
            #expect(isUnknown)
        }
        #expect(name(of: StoredProperty.Kind(State<Unmade>.self)) == "placed State<Unmade>")
        #expect(name(of: StoredProperty.Kind(Binding<Unmade>.self)) == "none")
        #expect(name(of: StoredProperty.Kind(Unmade.self)) == "none")
    }

    private func fields(of type: Any.Type) -> [(name: String, type: Any.Type, offset: Int)] {
        var fields: [(name: String, type: Any.Type, offset: Int)] = []
        StoredFields.forEach(of: type) { fields.append((String(cString: $0), $1, $2)) }
        return fields
    }

    private func name(of kind: StoredProperty.Kind?) -> String {
        switch kind {
        case .placed(let type): "placed \(type)"
        case .composed(let type, let parts): "composed \(type) of \(parts.count)"
        case nil: "none"
        }
    }
}

private struct Unmade {}

private enum Choice: View {
    case _first(State<Int>)

    var body: some View { Text("chosen") }
}

@Observable
private final class Model: ObservableObject {
    var name = ""
}

private final class Delegate: ApplicationDelegate {}

private struct Owner: View {
    @State private var flag = false
    private var small: Int8 = 1
    @State private var words = ["a"]
    @State private var failure: (any Error)?
    private var anything: Any = 2
    @Environment(\.locale) private var locale
    @Environment(Model.self) private var shared: Model?
    @FocusState private var isFocused
    @StateObject private var object = Model()
    @ObservedObject private var observed = Model()
    @Bindable private var bindable = Model()
    @Binding private var binding: Int
    @ApplicationDelegateAdaptor(Delegate.self) private var delegate

    init(binding: Binding<Int>) {
        _binding = binding
    }

    static let offsets = [
        MemoryLayout<Owner>.offset(of: \._flag), MemoryLayout<Owner>.offset(of: \.small),
        MemoryLayout<Owner>.offset(of: \._words), MemoryLayout<Owner>.offset(of: \._failure),
        MemoryLayout<Owner>.offset(of: \.anything), MemoryLayout<Owner>.offset(of: \._locale),
        MemoryLayout<Owner>.offset(of: \._shared), MemoryLayout<Owner>.offset(of: \._isFocused),
        MemoryLayout<Owner>.offset(of: \._object), MemoryLayout<Owner>.offset(of: \._observed),
        MemoryLayout<Owner>.offset(of: \._bindable), MemoryLayout<Owner>.offset(of: \._binding),
        MemoryLayout<Owner>.offset(of: \._delegate),
    ]

    var body: some View { Text("") }
}
