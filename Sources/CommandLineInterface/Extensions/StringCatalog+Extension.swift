import CursesCore
import SharedInterface

extension StringCatalog {
    static let commands = StringCatalog(
        PackageResources.Localizable_xcstrings,
        over: .module
    )
}
