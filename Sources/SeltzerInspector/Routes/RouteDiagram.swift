// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A picture of one event's route: nested boxes, which the event climbs from its origin.
///
/// ```swift
/// let diagram = RouteDiagram()
/// controller.observeRoutes { diagram.show($0) }
/// ```
///
///     ╭─ Window ────●──── ■ stopped ─╮
///     │  Till.swift:31  │     0.4 µs │
///     │ ╭─ Button ──●── ● posts ─╮   │
///     │ │  ItemAdded             │   │
///     │ ╰────────────────────────╯   │
///     ╰──────────────────────────────╯
///
/// A box shows a responder's name, its verdict (``RouteVerdict``), the place of its handler in the
/// source, and the time that its handlers took. If the boxes have no room, and for broadcasts, each
/// responder has a row. Neighbors that passed the event on are folded if there are too many.
///
/// The keys Up and Down select a responder. A click on a box or Enter chooses it: the diagram posts
/// ``RouteBoxChosen``.
public final class RouteDiagram: Control {
    /// The route; nil for none, which shows the ``hint``.
    ///
    /// Setting it shows the whole route at once; ``show(_:)`` lets the event climb.
    public var trace: RouteTrace? {
        didSet {
            climb?.cancel()
            climb = nil
            climbed = .max
            boxes = trace.map(RouteBox.all) ?? []
            if let selected, selected >= boxes.count { self.selected = nil }
            unfolds = false
            emptyView.isHidden = trace != nil
            setNeedsDisplay()
        }
    }

    /// How the user gets to see a route; shown while there is none.
    public var hint: String {
        get { emptyView.message }
        set {
            emptyView.message = newValue
            setNeedsDisplay()
        }
    }

    /// Returns the text of the time of a step, or nil for none.
    ///
    /// The default is ``RouteTime/text(_:isUnicode:)``.
    ///
    /// Set it for tests and pictures that must be the same in each run.
    public var timeText: @MainActor (Duration, _ isUnicode: Bool) -> String? = {
        RouteTime.text($0, isUnicode: $1)
    }
    {
        didSet { setNeedsDisplay() }
    }

    /// The boxes without folding, the origin first.
    private(set) var boxes: [RouteBox] = []
    /// The place of the selected responder among the boxes; nil for none.
    private(set) var selected: Int? { didSet { if selected != oldValue { setNeedsDisplay() } } }
    /// Whether every responder has a row, after the user chose a folded box.
    private(set) var unfolds = false
    /// The number of boxes that the event has reached in its picture.
    private(set) var climbed = Int.max
    private var climb: ViewTimer?
    private let emptyView = ContentUnavailableView(
        "No route yet", message: "Click or press a key.")

    /// Creates a diagram without a route; ``show(_:)`` sets one.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        identifier = "route"
        emptyView.isUserInteractionEnabled = false
        // The diagram itself is the element, and its value contains the text.
        emptyView.accessibilityElementsHidden = true
        addSubview(emptyView)
    }

    /// Lays out the view that is shown without a route.
    public override func layoutSubviews() {
        // The bar of the focus is beside it.
        emptyView.frame = bounds.inset(by: Insets(left: 1, right: 1))
    }

    /// Shows a route; the event climbs a box every 60 ms; with reduced motion, it is at its end at
    /// once.
    public func show(_ trace: RouteTrace) {
        self.trace = trace
        guard hasMotion, boxes.count > 1 else { return }
        climbed = 1
        climb = scheduleTimer(every: Motion.routeStep) { [weak self] in self?.rise() }
    }

    private func rise() {
        climbed += 1
        setNeedsDisplay()
        guard climbed >= layout.boxes.filter({ $0.verdict != .notAsked }).count else { return }
        climb?.cancel()
        climb = nil
        climbed = .max
    }

    /// Whether the event is still climbing.
    public var isClimbing: Bool { climb != nil }

    /// The arrangement of the boxes in the present size.
    var layout: RouteDiagramLayout {
        RouteDiagramLayout(
            boxes, in: bounds.size, isBroadcast: trace?.kind == .broadcast, unfolds: unfolds,
            selected: selected)
    }

    // MARK: Selecting and choosing

    /// True while the diagram is enabled, even without a route, because the first route may come
    /// while it is focused.
    public override var canBecomeFirstResponder: Bool { isEnabled }

    /// The responder that the user selected; nil for none or for several in one box.
    public var selectedResponder: ObjectIdentifier? {
        let layout = layout
        return layout.selectedIndex.flatMap { layout.boxes[$0].id }
    }

    /// Selects the next responder up or down the route; the first key selects the origin.
    ///
    /// - Parameter steps: The number of boxes; positive towards the top of the chain.
    /// - Returns: Whether there was a box in that direction.
    @discardableResult
    public func moveSelection(by steps: Int) -> Bool {
        let layout = layout, places = layout.boxes.map(\.place)
        guard let first = places.first else { return false }
        guard let index = layout.selectedIndex else {
            selected = first
            return true
        }
        let next = index + steps
        guard places.indices.contains(next) else { return false }
        selected = places[next]
        return true
    }

    /// Chooses the selected box, as Enter does; unfolds a folded box.
    ///
    /// - Returns: Whether a box was selected.
    @discardableResult
    public func chooseSelection() -> Bool {
        let layout = layout
        guard let index = layout.selectedIndex else { return false }
        let box = layout.boxes[index]
        guard let id = box.id else {
            unfolds = true
            setNeedsDisplay()
            return true
        }
        sendActions(for: .primaryActionTriggered)
        let event = RouteBoxChosen(
            responder: box.name, id: id, verdict: box.verdict, handler: box.handler)
        post(event, includingSelf: true)
        return true
    }

    /// The actions `responder-above` on Up, `responder-below` on Down and `choose-responder` on
    /// Enter.
    public override var actions: [Action] { Self.steps { $0 as? RouteDiagram } }

    /// Returns the actions of a diagram, for a responder that finds the diagram.
    static func steps(
        of diagram: @escaping @MainActor (InputResponder) -> RouteDiagram?
    ) -> [Action] {
        let moves = [
            ("responder-above", "Responder above", "up" as KeySequence, -1),
            ("responder-below", "Responder below", "down", 1),
        ]
        return moves.map { identifier, title, key, rows in
            Action(
                identifier, title: title, keys: [key]
            ) { diagram($0)?.moveSelection(byRows: rows) == true ? .stop : .ignored }.priority(.low)
                .group(.moves(.items(rows), "Responder")).enabled { diagram($0)?.trace != nil }
                .mayDecline()
        } + [
            Action(
                "choose-responder", title: "Handler", keys: ["enter"]
            ) { diagram($0)?.chooseSelection() == true ? .stop : .ignored }.priority(.low).enabled {
                diagram($0)?.trace != nil
            }.mayDecline()
        ]
    }

    /// Selects the next responder up or down in the picture.
    private func moveSelection(byRows rows: Int) -> Bool {
        moveSelection(by: trace?.kind == .broadcast ? rows : -rows)
    }

    /// Selects the box under the press.
    public override func beginTracking(_ event: MouseEvent) -> Bool {
        selected = layout.box(at: event.location)?.place
        return selected != nil
    }

    /// Chooses the selected box.
    public override func activate() { chooseSelection() }

    // MARK: For users who do not see the picture

    /// A list with a row for each responder; its value says where the event ended.
    public override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility.with(
            .list, label: "Route", value: trace.map(Self.summary) ?? emptyView.title)
        attributes.count = boxes.count
        return attributes
    }

    /// The boxes, the origin first.
    public override var accessibilityParts: [AccessibilityPart] {
        let layout = layout
        return layout.boxes.enumerated().map { index, box in
            let words = [
                box.verdict.word, box.note, box.handler.map { "\($0)" } ?? "",
                box.duration.flatMap { timeText($0, true) } ?? "",
            ]
            var attributes = AccessibilityAttributes(
                .row, label: box.name,
                value: words.filter { !$0.isEmpty }.joined(separator: ", "),
                traits: index == layout.selectedIndex ? .selected : [])
            attributes.index = index
            attributes.isCurrent = index == layout.selectedIndex
            // The row of the name, because the middle of a box belongs to the boxes in it.
            var frame = layout.frame(of: index)
            frame.size.height = min(1, frame.height)
            return AccessibilityPart(attributes, frame: frame)
        }
    }

    private static func summary(of trace: RouteTrace) -> String {
        let event = TextSanitizer.line(RoutedEventText.name(of: trace.eventName))
        let verdict = RouteVerdict(trace)
        let last = trace.handledBy.map { " at \(TextSanitizer.line($0.responder))" } ?? ""
        return "\(event) from \(TextSanitizer.line(trace.origin)), \(verdict.word)\(last)"
    }

    // MARK: Drawing

    public override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let trace else { return drawFocusBarOfEmptyView(in: canvas) }
        let painter = RouteDiagramPainter(
            canvas: canvas, layout: layout, trace: trace, climbed: climbed,
            isFocused: isFocused, timeText: timeText)
        painter.draw()
    }

    /// Draws a bar beside the view that is shown without a route.
    private func drawFocusBarOfEmptyView(in canvas: Canvas) {
        guard isFocused else { return }
        // A bar as high as the diagram would cost hundreds of bytes at each move of the focus.
        let height = emptyView.sizeThatFits(emptyView.bounds.size).height
        let bar = Rect(x: 0, y: (bounds.height - height) / 2, width: 1, height: height)
        ControlLook.drawFocusBar(in: bar, of: canvas)
    }
}

/// The user chose a box of a ``RouteDiagram``, by a click or Enter.
public struct RouteBoxChosen: RoutedEvent {
    /// The name of the responder.
    public let responder: String
    /// The identity of the responder.
    public let id: ObjectIdentifier
    /// The responder's verdict on the event.
    public let verdict: RouteVerdict
    /// The place of its handler in the source; nil without one.
    public let handler: HandlerLocation?
}
