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
#endif
