extension AttributeScopes {
    /// The attributes that `Text` shows.
    nonisolated public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that `Text` shows; those without a terminal version have no effect.
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

        /// The font of a run; only its weight is visible.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "CursesUI.Font"
        }

        /// The colour of a run.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "CursesUI.ForegroundColor"
        }

        /// The background colour of a run. Has no effect in a terminal.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "CursesUI.BackgroundColor"
        }

        /// The underline of a run.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "CursesUI.UnderlineStyle"
        }

        /// The strikethrough of a run.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "CursesUI.StrikethroughStyle"
        }

        /// The kerning of a run. Has no effect in a terminal.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CursesUI.Kerning"
        }

        /// The tracking of a run. Has no effect in a terminal.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CursesUI.Tracking"
        }

        /// The baseline offset of a run. Has no effect in a terminal.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CursesUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns an attribute by its key path.
    nonisolated public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
