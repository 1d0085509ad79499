import DataSource

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension WeighIn {
    // The beginning of the identifier, which tells it from all others of a life.
    var shortID: String { String(id.uuidString.lowercased().prefix(8)) }
}
