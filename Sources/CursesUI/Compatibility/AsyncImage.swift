/// Shows the placeholder character of pictures; a terminal loads no images.
public struct AsyncImage<Content: View>: View {
    private let content: Content

    /// Shows the content with the character of pictures, or the placeholder if the URL is `nil`.
    public init<I: View, P: View>(
        url: URL?,
        scale: Double = 1,
        @ViewBuilder content: (Image) -> I,
        @ViewBuilder placeholder: () -> P
    ) where Content == ConditionalView<I, P> {
        self.content = url == nil ? .second(placeholder()) : .first(content(.fromAfar))
    }

    /// Shows the content for `.success`, or for `.empty` if the URL is `nil`.
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

/// The loading phase of an image; in a terminal `.success` or `.empty`.
nonisolated public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    /// The image, or `nil` unless the phase is `.success`.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// The error, or `nil` unless the phase is `.failure`.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

nonisolated extension Image {
    fileprivate static var fromAfar: Image { Image(systemName: "photo") }
}
