// Why an entry of the file of keys does not hold.
public enum KeyFault: Hashable, Sendable {
    case unreadable(StorageError)
    case unknownCommand(String)
    case unknownKey(String, KeyCommand)
    case reserved(Key, KeyCommand)
    case taken(Key, KeyCommand, by: KeyCommand)
}
