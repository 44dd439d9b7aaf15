// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A view over a window that shows its toasts one after another; mouse events beside a toast pass through.
final class ToastArea: View {
    private var waiting: [Toast] = []
    private var current: ToastView?
    private var timer: ApplicationTimer?
    private var escape: Subscription?

    init(in window: Window) {
        super.init()
        window.addSubview(self)
        LayoutConstraint.activate([
            leading == window.leading, trailing == window.trailing, top == window.top,
            bottom == window.bottom,
        ])
    }

    func contains(_ toast: Toast) -> Bool {
        current?.toast === toast || waiting.contains { $0 === toast }
    }

    func add(_ toast: Toast) {
        waiting.append(toast)
        if current == nil { showNext() }
    }

    func dismiss(_ toast: Toast, _ reason: ToastDismissed.Reason) {
        guard contains(toast) else { return }
        let isCurrent = current?.toast === toast
        if isCurrent {
            takeDown()
        } else {
            waiting.removeAll { $0 === toast }
        }
        toast.area = nil
        toast.source?.post(
            ToastDismissed(message: toast.message, reason: reason), includingSelf: true)
        if reason == .actionChosen { toast.action?.handler() }
        guard isCurrent, current == nil else { return }
        if waiting.isEmpty { removeFromSuperview() } else { showNext() }
    }

    private func takeDown() {
        current?.removeFromSuperview()
        current = nil
        timer?.cancel()
        timer = nil
        escape?.cancel()
        escape = nil
    }

    private func showNext() {
        guard !waiting.isEmpty else { return }
        let toast = waiting.removeFirst()
        let view = ToastView(toast)
        current = view
        addSubview(view)
        superview?.bringSubviewToFront(self)
        listenForEscape()
        guard let duration = toast.duration, let application = window?.application else { return }
        timer = ApplicationTimer(after: duration, in: application) { [weak self, weak toast] in
            if let toast { self?.dismiss(toast, .timedOut) }
        }
    }

    /// Handles Esc in the window, where it arrives if no responder before consumes it.
    private func listenForEscape() {
        escape = window?.on(KeyEvent.self, owner: self) { area, event in
            guard event.chord == "escape", event.press.phase != .release,
                let toast = area.current?.toast
            else { return .ignored }
            area.dismiss(toast, .dismissed)
            return .stop
        }
    }

    /// Forgets all toasts when the window is gone.
    override func didMoveToWindow() {
        if window == nil {
            takeDown()
            waiting = []
        }
    }

    /// Whether the point is on the toast.
    override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        current?.frame.contains(point) ?? false
    }

    override func layoutSubviews() {
        guard let current else { return }
        let size = current.size(in: bounds.size)
        let margin = bounds.height > size.height + 2 ? 1 : 0
        let y =
            current.toast.edge == .top
            ? margin : max(0, bounds.height - size.height - margin)
        current.frame = Rect(
            x: (bounds.width - size.width) / 2, y: y, width: size.width, height: size.height)
    }
}
