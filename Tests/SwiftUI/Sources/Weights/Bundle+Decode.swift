import Foundation

extension Bundle {
    /// What a file of the program holds.
    func decode<Value: Decodable>(_ type: Value.Type, from file: String) -> Value? {
        guard let url = url(forResource: file, withExtension: nil),
            let data = try? Data(contentsOf: url)
        else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }
}

@MainActor
final class Weights {
    var all: [CGFloat] = [72.5, 71]

    func delete(at offsets: IndexSet) {
        all.remove(at: offsets.first ?? 0)
    }
}
