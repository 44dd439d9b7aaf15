// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The route of a page's newest event, with a card of figures if there is room.
final class LiveXRayView: View {
    private let history = RouteHistory(limit: 100)
    private let heading = Label()
    private let diagram = RouteDiagram()
    private let figures = RouteFiguresView()
    private var observation: Subscription?

    /// The minimum number of rows: for the heading and three boxes.
    private static let leastRows = 10
    /// The width from which there is room for the figures beside the boxes.
    private static let widthWithFigures = 72

    /// Creates a view; the hint says how the user gets to see a route.
    init(hint: String) {
        super.init()
        heading.styledText =
            StyledText("X-ray", style: Style(attributes: .bold))
            + StyledText(
                "  the newest event, from responder to responder",
                style: Style(foreground: .secondaryLabel))
        diagram.hint = hint
        for view in [heading, diagram, figures] as [View] { addSubview(view) }
        setContentHuggingPriority(.defaultLow, for: .vertical)
    }

    /// Shows the events of controls whose route visits a responder.
    func observe(_ responder: Responder) {
        observation = responder.observeRoutes { [weak self] trace in
            guard trace.isOfControls, !(trace.event is RouteBoxChosen) else { return }
            self?.show(trace)
        }
    }

    private func show(_ trace: RouteTrace) {
        history.append(trace)
        diagram.show(trace)
        figures.show(history)
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: Self.leastRows)
    }

    override func layoutSubviews() {
        let hasFigures = bounds.width >= Self.widthWithFigures && history.count > 0
        figures.isHidden = !hasFigures
        let width = hasFigures ? RouteFiguresView.width : 0
        let room = bounds.inset(by: Insets(top: 1))
        heading.frame = Rect(x: 1, y: 0, width: max(0, bounds.width - 2), height: 1)
        diagram.frame = room.inset(by: Insets(left: 1, right: hasFigures ? width + 3 : 1))
        figures.frame = Rect(
            x: bounds.width - width - 1, y: min(2, bounds.height), width: width,
            height: min(max(0, bounds.height - 2), RouteFiguresView.height))
    }
}

extension RouteTrace {
    /// Whether a control posted the event; false for input, broadcasts and requests of menus.
    var isOfControls: Bool {
        guard kind != .broadcast else { return false }
        switch event {
        case is MouseEvent, is KeyEvent, is PasteEvent, is BecameFirstResponder,
            is ResignedFirstResponder:
            return false
        // Menus and the footer ask this whenever they are drawn.
        case is CanPerformAction: return false
        default: return true
        }
    }
}
