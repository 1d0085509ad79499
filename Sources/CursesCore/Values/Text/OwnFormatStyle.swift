/// Format style without the data files of full Foundation, preferred to Foundation's style of the
/// same name.
nonisolated public protocol OwnFormatStyle: FormatStyle where FormatOutput == String {}

/// Format style that also parses, without the data files of full Foundation.
nonisolated public protocol OwnParseableStyle: OwnFormatStyle, ParseableFormatStyle {}
