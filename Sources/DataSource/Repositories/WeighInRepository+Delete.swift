#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension WeighInRepository {
    // Nobody is asked before, so that it is noted first: what could not be brought back is deleted
    // only when it must be final.
    @discardableResult
    public func delete(
        _ weighIn: WeighIn,
        of personID: Person.ID,
        isFinal: Bool = false
    ) throws(StorageError) -> DeletionOutcome {
        let id = weighIn.id.text
        let key = try key(holding: weighIn, of: personID)
        let foreseen = try records.deletion(of: id, in: key)
        var note: String?
        do throws(StorageError) {
            note = try journal.note(foreseen)
        } catch {
            guard isFinal else { return .wouldBeFinal(error) }
        }
        do throws(StorageError) {
            let changes = try records.delete(id, in: key)
            if let note, changes != foreseen { journal.replace(note, with: changes) }
        } catch {
            if let note { journal.drop(note) }
            throw error
        }
        return .deleted
    }

    func deleted(
        _ weighIn: WeighIn,
        of personID: Person.ID
    ) throws(StorageError) -> [RecordChange] {
        try records.delete(weighIn.id.text, in: key(holding: weighIn, of: personID))
    }
}
