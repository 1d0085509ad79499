package import CursesCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// Message of a system error; errors without one show their number.
nonisolated package struct SystemError {
    package let file: String
    package let code: Int32

    package var label: LocalizedStringKey {
        switch code {
        case ENOSPC, EDQUOT, EFBIG: "\(file): there is no room left on the disk."
        case EACCES, EPERM: "\(file): permission denied."
        case EROFS: "\(file): nothing can be written there."
        case ENOENT: "\(file) is not there and cannot be made."
        case EIO: "\(file): the disk has failed."
        case ENOTDIR: "\(file): there is a file where a folder should be."
        case EISDIR: "\(file): there is a folder where a file should be."
        case EMFILE, ENFILE: "\(file): too many files are open."
        case ENAMETOOLONG: "\(file): the name is too long."
        case ELOOP: "\(file): its links lead in a circle."
        case ENOMEM: "\(file): there is not enough memory."
        case EBUSY, ETXTBSY: "\(file) is in use by the system."
        case ENXIO, ENODEV, ESTALE, ENOTCONN, ETIMEDOUT: "\(file): its disk does not answer."
        case ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL: "\(file): its disk cannot do this."
        default: "\(file): the system refuses with error \(Int(code))."
        }
    }
}
