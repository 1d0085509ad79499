import DataSource

// A scene of the toolkit has the same name.
typealias Settings = DataSource.Settings
