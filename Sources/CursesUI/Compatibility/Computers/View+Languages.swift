// What the letters of a language need, which the terminal decides.
extension View {
    #if !WITHOUT_FOUNDATION
        /// Says how high lines must be for a language, which is a row.
        public func typesettingLanguage(
            _ language: Locale.Language,
            isEnabled: Bool = true
        ) -> Self { self }
    #endif

    /// Lights up the row under a pointer, which a terminal does not report.
    public func listRowHoverEffect(_ effect: HoverEffect? = .automatic) -> Self { self }
}
