#if canImport(FoundationEssentials)
    import protocol Foundation.NSObjectProtocol

    extension NotificationCenter {
        /// Returns a publisher of the notifications under a name, of one sender if it is given,
        /// for `onReceive(_:perform:)`.
        nonisolated public func publisher(
            for name: Notification.Name,
            object: AnyObject? = nil
        ) -> NotificationPublisher {
            NotificationPublisher(center: self, name: name, object: object)
        }
    }

    /// The notifications under a name.
    nonisolated public struct NotificationPublisher: Equatable {
        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        public static func == (left: Self, right: Self) -> Bool {
            left.center === right.center && left.name == right.name && left.object === right.object
        }
    }

    extension View {
        /// Runs an action for each notification while the view exists.
        public func onReceive(
            _ publisher: NotificationPublisher,
            perform action: @escaping (Notification) -> Void
        ) -> ModifiedView {
            attached { evaluation in
                let slot = evaluation.place.slot { NotificationSlot() }
                slot.action = action
                evaluation.afterwards { slot.listen(to: publisher) }
            }
        }
    }

    private final class NotificationSlot: LeavingSlot {
        var action: ((Notification) -> Void)?
        private var token: (any NSObjectProtocol)?
        private var publisher: NotificationPublisher?

        func listen(to publisher: NotificationPublisher) {
            guard self.publisher != publisher else { return }
            leave()
            self.publisher = publisher
            token = publisher.center.addObserver(
                forName: publisher.name,
                object: publisher.object,
                queue: nil
            ) { [weak self] notification in
                nonisolated(unsafe) let notification = notification
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { self?.action?(notification) }
                }
            }
        }

        override func leave() {
            if let token { publisher?.center.removeObserver(token) }
        }
    }
#endif
