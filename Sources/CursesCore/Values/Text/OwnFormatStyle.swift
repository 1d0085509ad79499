/// A format of the toolkit's own, which needs no data of full Foundation: where one of Foundation's has
/// the same name, this is the one that is meant.
nonisolated public protocol OwnFormatStyle: FormatStyle where FormatOutput == String {}

/// A format of the toolkit's own that reads as well.
nonisolated public protocol OwnParseableStyle: OwnFormatStyle, ParseableFormatStyle {}
