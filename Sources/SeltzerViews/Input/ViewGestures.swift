// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The gesture recognizers of a view, as far as the dispatch of the mouse knows them.
///
/// The only subclass is ``GestureRecognizerList``. The dispatch knows no more of the recognizers, so
/// the folder Gestures stands above the folder Input.
@MainActor
class ViewGestures {
    /// Passes a move of the pointer over the view to the recognizers that want it.
    func hover(_ event: MouseEvent) {}
}
