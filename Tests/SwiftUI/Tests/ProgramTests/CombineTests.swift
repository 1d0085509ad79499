#if os(Linux)
    import Combine
    import CursesUI
    import Testing

    @MainActor
    @Suite(.timeLimit(.minutes(10)))
    struct CombineTests {
        @Test
        func sink_getsThePresentValue_andEachNewOne_untilItIsCancelled() {
            let model = Counts()
            var seen: [Int] = []
            let subscription = model.$number.sink { seen.append($0) }
            model.number = 2
            model.number = 3
            subscription.cancel()
            model.number = 4
            #expect(seen == [0, 2, 3])
        }

        @Test
        func set_keepsSubscriptions_forAsLongAsItLives() {
            let model = Counts()
            var seen: [String] = []
            var cancellables = Set<AnyCancellable>()
            let texts: AnyPublisher<String, Never> = model.$number.map { "\($0)" }
                .eraseToAnyPublisher()
            texts.filter { $0 != "1" }.removeDuplicates()
                .sink { seen.append($0) }
                .store(in: &cancellables)
            for number in [1, 2, 2, 3] { model.number = number }
            cancellables = []
            model.number = 4
            #expect(seen == ["0", "2", "3"])
        }

        @Test
        func objectWillChange_ofANestedModel_isHandedOn() {
            let (parent, other) = (Parent(), Counts())
            var seen: [Int] = []
            let subscription = parent.objectWillChange.sink { seen.append(parent.counts.number) }
            parent.counts.number = 2
            parent.counts.objectWillChange.send()
            other.number = 5
            #expect(seen == [0, 2])
            subscription.cancel()
            parent.counts.number = 3
            #expect(seen == [0, 2])
        }

        @Test
        func objectWillChange_thatIsStored_isSentByProperties() {
            let model = Stored()
            var count = 0
            let subscription = model.objectWillChange.sink { count += 1 }
            model.number = 2
            model.objectWillChange.send()
            subscription.cancel()
            model.number = 3
            #expect(count == 2)
        }

        @Test
        func debounce_deliversTheLastOfSeveralValues() async {
            let subject = PassthroughSubject<Int, Never>()
            var subscription: AnyCancellable?
            let value = await withCheckedContinuation { continuation in
                subscription = subject.debounce(for: 0.001, scheduler: DispatchQueue.main)
                    .sink { continuation.resume(returning: $0) }
                for number in 1...3 { subject.send(number) }
            }
            subscription?.cancel()
            #expect(value == 3)
        }
    }

    private final class Counts: ObservableObject {
        @Published var number = 0
    }

    @MainActor
    private final class Parent: ObservableObject {
        let counts = Counts()
        private var cancellables = Set<AnyCancellable>()

        init() {
            counts.objectWillChange
                .sink { [weak self] _ in self?.objectWillChange.send() }
                .store(in: &cancellables)
        }
    }

    private final class Stored: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        @Published var number = 0
    }
#endif
