import CursesCore
import Model
import SharedInterface

// The dependencies of a preview speak its language. What it shows is made once: a Store that is made
// anew with each frame forgets what the frame before told it.
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
