struct Patient: Identifiable, Hashable {
    var id = 0
    var name = ""
    var weight = 60.0
    var isFavorite = false
}
