// What the letters of a language need, which the terminal decides.
extension View {
    #if !WITHOUT_FOUNDATION
    #endif
}
