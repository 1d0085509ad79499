/// State of the evaluation of the view tree: place, environment and findings.
public struct Evaluation {
    /// The place of the view being evaluated.
    public let place: Place
    package let findings: Findings
    package let shared: SharedEnvironment

    package init(place: Place, findings: Findings, shared: SharedEnvironment) {
        self.place = place
        self.findings = findings
        self.shared = shared
    }

    /// The environment at this place, shared by most steps.
    public var environment: EnvironmentValues {
        _read { yield shared.values }
    }

    /// Continues at a child by its position.
    public func at(_ index: Int) -> Evaluation {
        Evaluation(place: place.child(index), findings: findings, shared: shared)
    }

    /// Continues at a child by its name.
    package func at(named name: PlaceName) -> Evaluation {
        Evaluation(place: place.child(named: name), findings: findings, shared: shared)
    }

    /// Continues with separate findings.
    package func finding(_ findings: Findings) -> Evaluation {
        Evaluation(place: place, findings: findings, shared: shared)
    }

    /// Continues with a changed environment.
    public func with(_ change: (inout EnvironmentValues) -> Void) -> Evaluation {
        var values = environment
        change(&values)
        return Evaluation(place: place, findings: findings, shared: SharedEnvironment(values))
    }

    /// Continues in a row or a column; all rows of a column share one environment.
    func inRow(_ isInRow: Bool) -> Evaluation {
        if environment.isInRow == isInRow { return self }
        if let shared = shared.forOtherAxis {
            return Evaluation(place: place, findings: findings, shared: shared)
        }
        let result = with { $0.isInRow = isInRow }
        shared.forOtherAxis = result.shared
        return result
    }

    /// Runs an effect after commit.
    package func afterwards(_ effect: @escaping () -> Void) {
        place.clock.effects.append(effect)
    }

    /// Returns a copy of a view or scene with the values of this place.
    @usableFromInline
    func bound<Owner>(_ owner: Owner) -> Owner {
        DynamicProperties.bound(owner, to: place, environment: shared)
    }

    /// Returns the text of a key in the language of the interface.
    public func string(_ key: LocalizedStringKey) -> String {
        environment.string(key)
    }

    /// Returns a style in the theme, over the present text style.
    public func style(_ style: some ShapeStyle) -> Style {
        environment.textStyle.overlaid(by: style.style(in: environment.theme))
    }
}

extension Evaluation {
    /// Continues with a changed environment, cached by change and origin: views below are kept only
    /// while it is the same object.
    func keeping(_ change: @escaping (inout EnvironmentValues) -> Void) -> Evaluation {
        if !place.clock.mode.keepsEnvironments { return with(change) }
        return keeping(by: Change(apply: change), change)
    }

    /// Continues with an environment that gets a value; the closure captures nothing, so the
    /// environment stays the same object while the value does.
    func putting<Value>(
        _ value: Value,
        _ put: @escaping (inout EnvironmentValues, Value) -> Void
    ) -> Evaluation {
        if !place.clock.mode.keepsEnvironments { return with { put(&$0, value) } }
        return keeping(by: Setting(value: value, put: put)) { put(&$0, value) }
    }

    /// Continues with an environment whose change depends only on a value or an object.
    package func keeping<Key>(
        by key: Key,
        _ change: (inout EnvironmentValues) -> Void
    ) -> Evaluation {
        if place.clock.mode == .nothing { return with(change) }
        let memo = place.environments.memo(from: shared)
        let result = memo.result(for: key, at: place) { with(change).shared }
        return Evaluation(place: place, findings: findings, shared: result)
    }

    /// A value and its key.
    private struct Setting<Value> {
        let value: Value
        let put: (inout EnvironmentValues, Value) -> Void
    }

    /// A closure as comparable bits.
    private struct Change {
        let apply: (inout EnvironmentValues) -> Void
    }
}

/// The environments that a chain of modifiers at a place has changed, each found by its origin.
struct DerivedEnvironments {
    private var all: [(origin: SharedEnvironment, memo: Memo)] = []
    // Beyond this number, all are dropped.
    private static let most = 8

    mutating func memo(from origin: SharedEnvironment) -> Memo {
        if let known = all.first(where: { $0.origin === origin }) { return known.memo }
        if all.count > Self.most { leave() }
        let memo = Memo()
        all.append((origin, memo))
        return memo
    }

    mutating func leave() {
        for environment in all { environment.memo.leave() }
        all = []
    }
}

extension Evaluation {
    /// Returns the nodes of an owner's content, kept while they would be the same.
    ///
    /// The content is made again when the owner, an environment value of its wrappers or other
    /// state that it read has changed. Nodes also depend on the whole environment.
    @usableFromInline
    func kept<Owner, Reader, Content>(
        _ owner: Owner,
        reading reader: Reader,
        asWhole isWhole: Bool = false,
        content make: (Evaluation, Owner) -> Content,
        nodes evaluate: (Content, Evaluation) -> [Node]
    ) -> [Node] {
        let clock = place.clock
        if clock.mode == .nothing { return evaluate(make(self, owner), self) }
        if clock.mode == .keeping, let kept = place.kept, let known = kept.nodes,
            known.isReusable(in: self), kept.reading?.isStale != true, kept.owner.isSame(as: owner)
        {
            known.lastUse = clock.frame
            findings.add(allOf: known.findings)
            return known.nodes
        }
        let content = content(of: owner, reading: reader, make)
        if clock.mode != .keeping { return evaluate(content, self) }
        return ObservationScope.apart {
            keep(content, of: Owner.self, asWhole: isWhole, evaluate)
        }
    }

    /// Returns an owner's content, made again only when one of its inputs has changed.
    @usableFromInline
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func content<Owner, Reader, Content>(
        of owner: Owner,
        reading reader: Reader,
        _ make: (Evaluation, Owner) -> Content
    ) -> Content {
        let frame = place.clock.frame
        if place.clock.mode == .nothing { return make(self, owner) }
        let before = place.kept
        // A view may be evaluated twice in a frame; keep both observations.
        let isUsed = before?.frame == frame
        if let before, before.reading?.isStale != true, before.owner.isSame(as: owner),
            DynamicProperties.areSame(reader, in: before.environment, and: shared),
            before.content.has(Content.self)
        {
            before.environment = shared
            before.frame = frame
            return before.content.value(as: Content.self)
        }
        if !isUsed { before?.drop() }
        let (content, reading) = ObservedReads.keeping(Owner.self, at: place) {
            KeptValue.copy(of: make(self, owner))
        }
        place.kept = Kept(
            KeptValue.copy(of: owner),
            content,
            shared,
            reading,
            isUsed ? before : nil,
            frame: frame
        )
        return content.value(as: Content.self)
    }

    // One function for all views: specialized copies took 1.3 % of the program.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    private func keep<Content>(
        _ content: Content,
        of owner: Any.Type,
        asWhole isWhole: Bool,
        _ evaluate: (Content, Evaluation) -> [Node]
    ) -> [Node] {
        let clock = place.clock
        let before = place.kept?.nodes
        let isUsed = before?.lastUse == clock.frame
        if !isUsed { before?.drop() }
        let inner = Findings()
        var nodes: [Node] = []
        let reading = ObservedReads.of(owner, at: place, isOfNodes: true) {
            clock.keepingBodies(if: isWhole) { nodes = evaluate(content, finding(inner)) }
        }
        findings.add(allOf: inner)
        place.kept?.nodes = KeptNodes(
            nodes,
            inner,
            shared,
            reading,
            isUsed ? before : nil,
            clock
        )
        return nodes
    }
}

extension Evaluation {
    /// Returns the last nodes of a view that an effect such as `onChange` is about to change, or
    /// `nil` if the frame may be drawn.
    ///
    /// This frame is not shown; the next one evaluates the view.
    func postponed() -> [Node]? {
        let clock = place.clock
        guard clock.mayPostpone, clock.mode == .keeping, let nodes = place.given else { return nil }
        clock.hasPostponed = true
        clock.request.touch(place)
        return nodes
    }

    /// Keeps the nodes of a view that may be postponed.
    func remembering(_ nodes: [Node]) -> [Node] {
        if place.clock.mode == .keeping { place.given = nodes }
        return nodes
    }
}

/// Selects which results of earlier frames an evaluation reuses.
package enum EvaluationMode {
    /// Bodies, environments and nodes.
    case keeping
    /// Bodies and environments: before the first key, as tracking more slows the first screen.
    case firstScreen
    /// Bodies only: in rows, where many small nodes are slower to track than to make.
    case bodies
    /// No results: for reference frames, with which kept results are compared.
    case nothing

    package var keepsEnvironments: Bool { self == .keeping || self == .firstScreen }
}

extension FrameClock {
    /// Keeps only bodies while something is evaluated.
    package func keepingBodies<Result>(if isOnly: Bool = true, _ evaluate: () -> Result) -> Result {
        let outer = mode
        if isOnly, mode != .nothing { mode = .bodies }
        defer { mode = outer }
        return evaluate()
    }
}
