@_exported public import protocol CursesCore.ObservableObject
@_exported public import class CursesCore.ObservableObjectPublisher
@_exported public import struct CursesCore.Published
