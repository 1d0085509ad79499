/// State with work to do when its view is removed, or hidden by another screen and shown again.
open class LeavingSlot {
    public init() {}

    open func leave() {}

    open func hide() {}

    open func show() {}
}
