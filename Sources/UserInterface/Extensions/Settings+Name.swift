import DataSource

// The toolkit has a scene of the same name.
typealias Settings = DataSource.Settings
