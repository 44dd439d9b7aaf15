// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let xRay = GalleryPage(
        name: "x-ray", title: "X-ray", group: .events,
        summary: "Shows each event on its way from responder to responder.",
        fillsRoom: true
    ) {
        XRayController()
    }
}

/// Shows a kiosk, and the routes of its events beside it.
private final class XRayController: ViewController {
    private let kiosk = KioskController()
    private let history = RouteHistory()
    private lazy var routes = RoutesView(history)
    private let burst = Button("&Burst")
    private let result = Label("100,000 posts", style: Style(foreground: .secondaryLabel))
    private let meter = BurstMeter()

    override func loadView() {
        addChild(kiosk)
        let halfPrice = toggle("&Half price", "An interceptor changes the price") {
            $0.isHalfPrice = $1
        }
        let card = toggle("&Loyalty card", "The list is mounted on a card, too") { $0.hasCard = $1 }
        let tellsRows = toggle("&Tell the rows", "A broadcast after each sale") {
            $0.tellsRows = $1
        }
        result.numberOfLines = 0
        burst.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.beginBurst() }
        let line = StackView(.vertical, [result])
        line.layoutMargins = Insets(left: 1)
        let panel = StackView(.vertical, [halfPrice, card, tellsRows, burst, line])
        panel.alignment = .leading
        panel.setCustomSpacing(1, after: tellsRows)
        routes.diagram.hint = "Press Add: the event climbs."
        view = XRayView(kiosk: kiosk.view, panel: panel, routes: routes)
        kiosk.didMove(toParent: self)
        kiosk.next = kiosk.till
        kiosk.till.next = view
    }

    override var preferredFocusedView: View? { kiosk.preferredFocusedView }

    override func viewDidLoad() {
        history.observe(kiosk.till) { $0.event is any KioskEvent }
        history.observe(kiosk) { $0.event is any KioskEvent && $0.kind == .broadcast }
        routes.diagram.on(RouteBoxChosen.self, owner: self) { page, event in
            page.kiosk.turnAnswer(of: event.id)
            return .observed
        }
    }

    private func toggle(
        _ title: String, _ hint: String, _ set: @escaping @MainActor (KioskController, Bool) -> Void
    ) -> Checkbox {
        let box = Checkbox(title)
        box.accessibilityHint = hint
        box.addAction(for: .valueChanged) { [weak self] box in
            if let self { set(kiosk, box.isOn) }
        }
        return box
    }

    // MARK: Burst

    private func beginBurst() {
        guard !meter.isRunning else { return }
        let responders = kiosk.makeSilentCopy()
        result.text = "Posting…"
        meter.run(on: view, from: responders) { [weak self] summary in self?.result.text = summary }
    }
}
