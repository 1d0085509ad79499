#if os(Linux)
    import Combine
    import Foundation

    final class SearchModel: ObservableObject {
        @Published var query = ""
        @Published private(set) var results: [String] = []
        private let cities = ["Berlin", "Bern", "Osaka", "Oslo", "Quito"]
        private var cancellables = Set<AnyCancellable>()

        init() {
            $query
                .dropFirst()
                .debounce(for: .milliseconds(1), scheduler: DispatchQueue.main)
                .removeDuplicates()
                .map { [cities] query in cities.filter { $0.hasPrefix(query) } }
                .sink { [weak self] in self?.results = $0 }
                .store(in: &cancellables)
        }
    }
#endif
