package import CursesCore

extension StringCatalog {
    package static let module = StringCatalog(PackageResources.Localizable_xcstrings)
}
