import CursesUI

extension StringCatalog {
    static let module = StringCatalog(PackageResources.Localizable_xcstrings)
}
