// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import RouteLog
import Seltzer

/// Connects the parts: creates the view and the handler, and asks the view to load the rows.
final class RowsController: ViewController {
    private let texts: [String]
    private let catcher: Catcher
    private let delay: Duration
    private let log: RouteLog?
    private let calls: CallLog?
    private var waitingAlerts: [Alert] = []

    init(
        texts: [String] = (0..<10).map { "Row number is \($0)" }, catcher: Catcher,
        delay: Duration = .zero, log: RouteLog? = nil, calls: CallLog? = nil
    ) {
        self.texts = texts
        self.catcher = catcher
        self.delay = delay
        self.log = log
        self.calls = calls
        super.init()
    }

    private var rowsView: RowsView? { viewIfLoaded as? RowsView }

    override func loadView() {
        let view = RowsView(controller: self, catcher: catcher, calls: calls)
        view.handler = RowsHandler(texts: texts, delay: delay, calls: calls) { [weak self] time in
            let clock = self?.window?.application?.clock ?? SystemClock()
            try await clock.sleep(for: time)
        }
        self.view = view
    }

    override func viewDidLoad() {
        calls?.note("controller.viewDidLoad")
        if catcher.isControllerAsked { on(ShowNumber.self, RowsController.showNumber) }
        observeRoutes { [weak self] trace in self?.routeEnded(trace) }
        rowsView?.didLoad()
    }

    override func viewDidAppear(_ animated: Bool) {
        rowsView?.table.becomeFirstResponder()
    }

    override var actions: [Action] {
        [
            .help,
            Action("quit", title: "Quit", keys: ["q", "ctrl-q"], RowsController.quit).role(.quit),
        ]
    }

    private func quit() {
        window?.application?.end()
    }

    private func showNumber(_ event: ShowNumber) -> Disposition {
        show("ViewController中捕获", message: event.text)
        return .stop
    }

    // MARK: Alerts

    /// Shows an alert after all earlier alerts are closed.
    func show(_ heading: String, message: String) {
        let ok = AlertAction("OK") { [weak self] in self?.showNextAlert() }
        waitingAlerts.append(Alert(heading, message: message, actions: [ok]))
        if presentedViewController == nil { showNextAlert() }
    }

    private func showNextAlert() {
        if !waitingAlerts.isEmpty { present(waitingAlerts.removeFirst()) }
    }

    // MARK: The log

    /// Logs each event of the rows, even an unhandled one.
    private func routeEnded(_ trace: RouteTrace) {
        guard let event = trace.event as? ShowNumber else { return }
        log?.append(
            RouteLogLine(
                event: trace.eventName, row: event.row, text: event.text, origin: trace.origin,
                route: trace.route.map(\.responder), handledBy: trace.handledBy?.responder,
                outcome: trace.outcome.rawValue))
    }
}
