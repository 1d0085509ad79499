extension WeighIn {
    // True if a file says something else; invisible characters of notes are not imported.
    public func differs(fromImported other: WeighIn) -> Bool {
        (day, time) != (other.day, other.time)
            || abs(weight - other.weight) > 1e-9
            || ImportedText.cleaned(note) != other.note
    }
}
