// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The gesture recognizers of a view, in the order in which they were added.
final class GestureRecognizerList: ViewGestures {
    var recognizers: [GestureRecognizer] = []

    override func hover(_ event: MouseEvent) {
        for case let hover as HoverGestureRecognizer in recognizers where hover.isEnabled {
            hover.receive(event, hover.handleMouse)
        }
    }
}

extension View {
    /// The recognizers that watch presses on the view and its subviews, in the order in which they
    /// were added.
    public final var gestureRecognizers: [GestureRecognizer] { gestureList?.recognizers ?? [] }

    private final var gestureList: GestureRecognizerList? {
        // There is no other subclass, and each press asks the views from the hit view up.
        rare?.gestures.map { unsafeDowncast($0, to: GestureRecognizerList.self) }
    }

    /// Adds a recognizer after the view's other recognizers, and removes it from its previous view.
    public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        let list = gestureList ?? GestureRecognizerList()
        list.recognizers.append(recognizer)
        rareState.gestures = list
        recognizer.view = self
    }

    /// Removes a recognizer from the view and cancels its gesture; has no effect if the view does
    /// not have it.
    public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.view === self else { return }
        gestureList?.recognizers.removeAll { $0 === recognizer }
        if gestureList?.recognizers.isEmpty == true { rare?.gestures = nil }
        recognizer.withdraw()
        recognizer.view = nil
    }

    /// Whether the view is in a window, and the view and all its superviews are visible and enabled
    /// for the user.
    final var canBePressed: Bool {
        guard isInWindow else { return false }
        var current: View? = self
        while let view = current {
            if view.isHidden || !view.isUserInteractionEnabled { return false }
            current = view.superview
        }
        return true
    }
}
