/// Whole cells for a length, which may be infinite or senseless.
nonisolated func cells(_ length: Double?) -> Int? {
    guard let length, !length.isNaN else { return nil }
    return Int(min(max(length, 0), Double(Proposal.unlimited)).rounded())
}
