#if os(Linux)
    import CoreGraphics
#else
    import Foundation
#endif

extension CGFloat {
    static let small: CGFloat = 8
    static let big: CGFloat = 16
    static let large: CGFloat = 24
    static let cityWidth: CGFloat = 160
}
