#if canImport(FoundationEssentials)
    import protocol Foundation.NSObjectProtocol

    extension NotificationCenter {
        /// Returns a publisher of the notifications under a name, for `onReceive(_:perform:)`.
        nonisolated public func publisher(
            for name: Notification.Name,
            object: AnyObject? = nil
        ) -> NotificationPublisher { NotificationPublisher(center: self, name: name) }
    }

    /// The notifications under a name.
    nonisolated public struct NotificationPublisher {
        let center: NotificationCenter
        let name: Notification.Name
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
        private var center: NotificationCenter?

        func listen(to publisher: NotificationPublisher) {
            guard token == nil else { return }
            center = publisher.center
            token = publisher.center.addObserver(
                forName: publisher.name,
                object: nil,
                queue: nil
            ) { [weak self] notification in
                nonisolated(unsafe) let notification = notification
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { self?.action?(notification) }
                }
            }
        }

        override func leave() {
            if let token { center?.removeObserver(token) }
        }
    }
#endif
