@_exported public import protocol CursesUI.ObservableObject
@_exported public import class CursesUI.ObservableObjectPublisher
@_exported public import struct CursesUI.Published
