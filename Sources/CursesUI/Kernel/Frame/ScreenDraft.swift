/// What a screen tells what it stands in while it is evaluated; a navigation stack has its own kind.
class ScreenDraft {
    init() {}
}
