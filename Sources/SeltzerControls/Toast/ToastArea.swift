// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A view over a window that shows its toasts in a column at each edge; mouse events beside them pass through.
final class ToastArea: View {
    /// All toasts, the oldest first; at each edge, toasts after the first few wait.
    private var toasts: [Toast] = []
    /// The views of the toasts that show.
    private var shown: [ToastView] = []
    private let moreLabels: [Toast.Edge: Label]
    private var escape: Subscription?

    /// The maximum number of toasts that show at an edge.
    private static var maximumCount: Int { 3 }

    init(in window: Window) {
        moreLabels = Dictionary(
            uniqueKeysWithValues: Toast.Edge.allCases.map {
                ($0, Label(style: Style(foreground: .secondaryLabel), alignment: .right))
            })
        super.init()
        for label in moreLabels.values { addSubview(label) }
        window.addSubview(self)
        LayoutConstraint.activate([
            leadingAnchor == window.leadingAnchor, trailingAnchor == window.trailingAnchor,
            topAnchor == window.topAnchor,
            bottomAnchor == window.bottomAnchor,
        ])
    }

    func contains(_ toast: Toast) -> Bool { toasts.contains { $0 === toast } }

    func add(_ toast: Toast) {
        toasts.append(toast)
        superview?.bringSubviewToFront(self)
        showToasts()
    }

    /// Dismisses a toast for the user, or because its time is over, and reports it.
    func dismiss(_ toast: Toast, _ reason: ToastDismissed.Reason) {
        guard contains(toast) else { return }
        forget(toast)
        let handler = reason == .actionChosen ? toast.action?.handler : nil
        let event = ToastDismissed(message: toast.message, reason: reason)
        if let source = toast.source {
            source.post(event, includingSelf: true) { handler?() }
        } else {
            handler?()
        }
        toastsDidChange()
    }

    /// Removes a toast for the program; nothing is reported.
    func remove(_ toast: Toast) {
        guard contains(toast) else { return }
        forget(toast)
        toastsDidChange()
    }

    private func forget(_ toast: Toast) {
        toasts.removeAll { $0 === toast }
        toast.area = nil
    }

    private func toastsDidChange() {
        showToasts()
        if toasts.isEmpty { removeFromSuperview() }
    }

    /// Shows the first toasts of each edge, and removes the views of toasts that are gone.
    private func showToasts() {
        let wanted = Toast.Edge.allCases.flatMap { edge in
            toasts.filter { $0.edge == edge }.prefix(Self.maximumCount)
        }
        for view in shown where !wanted.contains(where: { $0 === view.toast }) {
            view.slideOut(by: slideDistance(of: view), over: window)
            view.removeFromSuperview()
        }
        shown = wanted.map { toast in
            if let view = shown.first(where: { $0.toast === toast }) { return view }
            let view = ToastView(toast)
            addSubview(view)
            view.startTimer()
            return view
        }
        for (edge, label) in moreLabels {
            let count = toasts.count { $0.edge == edge } - Self.maximumCount
            label.text = count > 0 ? "+\(count) more" : ""
            label.isHidden = count <= 0
        }
        listenForEscape()
        setNeedsLayout()
    }

    /// Handles Esc in the window, where it arrives if no responder before consumes it.
    private func listenForEscape() {
        if shown.isEmpty {
            escape?.cancel()
            escape = nil
        } else if escape == nil {
            escape = window?.on(KeyEvent.self, owner: self) { area, event in
                guard event.chord == "escape", event.press.phase != .release,
                    let newest = area.toasts.last(where: { toast in
                        area.shown.contains { $0.toast === toast }
                    })
                else { return .ignored }
                area.dismiss(newest, .dismissed)
                return .stop
            }
        }
    }

    /// Forgets all toasts when the window is gone.
    override func didMoveToWindow() {
        guard window == nil else { return }
        toasts = []
        for view in shown { view.removeFromSuperview() }
        shown = []
        escape?.cancel()
        escape = nil
    }

    /// Whether the point is on a toast.
    override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        shown.contains { $0.frame.contains(point) }
    }

    // MARK: Layout

    override func layoutSubviews() {
        for edge in Toast.Edge.allCases { layOut(at: edge) }
    }

    /// Lays out the toasts of an edge, from the newest on; toasts without room have no size.
    private func layOut(at edge: Toast.Edge) {
        let views = shown.filter { $0.toast.edge == edge }
        // The bars of most screens are one row high.
        let margin = bounds.height > 6 ? 1 : 0
        var used = margin
        for view in views.reversed() {
            let room = bounds.height - used - margin
            let size = view.size(in: Size(width: bounds.width, height: max(0, room)))
            let fits = size.height <= room
            let y = edge == .top ? used : bounds.height - used - size.height
            let isNew = view.frame.isEmpty
            view.frame = Rect(
                x: bounds.width - size.width, y: y, width: fits ? size.width : 0,
                height: fits ? size.height : 0)
            if fits { used += size.height }
            if fits, isNew { view.slideIn(from: slideDistance(of: view)) }
        }
        guard let label = moreLabels[edge], !label.isHidden else { return }
        label.frame = Rect(
            x: max(0, bounds.width - 20), y: edge == .top ? used : bounds.height - used - 1,
            width: min(19, bounds.width), height: bounds.height > used ? 1 : 0)
    }

    /// Returns the number of rows between the place of a toast and the place beyond its edge.
    private func slideDistance(of view: ToastView) -> Int {
        view.toast.edge == .top ? -view.frame.maxY : bounds.maxY - view.frame.minY
    }
}
