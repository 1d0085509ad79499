import Essentials

// A change of one record, made while several files are replaced together.
struct RecordEdit {
    let key: String
    let id: String
    let apply: (inout RecordFile, Date) -> Void
}
