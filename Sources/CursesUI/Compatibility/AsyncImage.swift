/// A picture from far away, in the place of which a terminal shows the character of pictures.
public struct AsyncImage<Content: View>: View {
    private let content: Content

    /// Shows what is made of the picture.
    public init<I: View, P: View>(
        url: URL?,
        scale: Double = 1,
        @ViewBuilder content: (Image) -> I,
        @ViewBuilder placeholder: () -> P
    ) where Content == ConditionalView<I, P> {
        self.content = url == nil ? .second(placeholder()) : .first(content(.fromAfar))
    }

    /// Shows what is made of the picture, which is always there.
    public init(
        url: URL?,
        scale: Double = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: (AsyncImagePhase) -> Content
    ) { self.content = content(url == nil ? .empty : .success(.fromAfar)) }

    public var body: some View { content }
}

extension AsyncImage where Content == Image {
    /// Shows the character of pictures.
    public init(url: URL?, scale: Double = 1) {
        content = .fromAfar
    }
}

/// How far a picture has come, which on a terminal is there at once or not at all.
nonisolated public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    /// The picture, if there is one.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// Why there is none.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

nonisolated extension Image {
    fileprivate static var fromAfar: Image { Image(systemName: "photo") }
}
