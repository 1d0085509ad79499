import CursesUI
import Model
import SharedInterface

// The dependencies of a preview speak its language.
struct PreviewHost<Content: View>: View {
    @Environment(\.locale) private var locale
    private let appDependencies: AppDependencies
    private let content: (AppDependencies) -> Content

    init(
        _ appDependencies: AppDependencies = .preview,
        @ViewBuilder content: @escaping (AppDependencies) -> Content
    ) {
        self.appDependencies = appDependencies
        self.content = content
    }

    var body: some View {
        let appDependencies = appDependencies.localized(locale)
        content(appDependencies)
            .environment(\.appDependencies, appDependencies)
    }
}
