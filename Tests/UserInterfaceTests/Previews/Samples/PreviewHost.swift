import CursesCore
import Model

@testable import SharedInterface

// Dependencies in the language of the preview. The content is created once: a Store created in each
// frame would lose its state.
struct PreviewHost<Content: View>: View {
    @Environment(\.locale) private var locale
    @State private var madeContent: Content?
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
        let content = madeContent ?? content(appDependencies)
        content
            .onAppear { madeContent = content }
            .environment(\.appDependencies, appDependencies)
    }
}
