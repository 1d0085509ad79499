// An invalid entry of keys.json.
public enum KeyFault: Hashable, Sendable {
    case unreadable(StorageError)
    case unknownCommand(String)
    case unknownKey(String, KeyCommand)
    case reserved(Key, KeyCommand)
    case taken(Key, KeyCommand, by: KeyCommand)
}
