extension AttributeScopes {
    /// The looks that a text with attributes may have here.
    nonisolated public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The looks that a text with attributes may have here.
    nonisolated public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        /// The weight of a part.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "CursesUI.Font"
        }

        /// The colour of a part.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "CursesUI.ForegroundColor"
        }

        /// The colour behind a part, which is the terminal's.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "CursesUI.BackgroundColor"
        }

        /// A line under a part.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "CursesUI.UnderlineStyle"
        }

        /// A line through a part.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "CursesUI.StrikethroughStyle"
        }

        /// How letters are spread, which cells cannot.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CursesUI.Kerning"
        }

        /// How letters are spread, which cells cannot.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CursesUI.Tracking"
        }

        /// How a part is lifted, which cells cannot.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CursesUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds a look by its name.
    nonisolated public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
