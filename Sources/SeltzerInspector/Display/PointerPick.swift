// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The mode in which the user points at the inspected application with the mouse, while the
/// application gets no mouse events.
@MainActor
final class PointerPick {
    private weak var display: SplitDisplay?
    private let didMove: @MainActor (Point) -> Void
    private let didEnd: @MainActor (Point?) -> Void

    /// Begins the mode.
    ///
    /// - Parameters:
    ///   - display: The display that both applications share.
    ///   - didMove: Gets each cell under the pointer.
    ///   - didEnd: Gets the cell that was clicked; nil if the user pressed Escape.
    init(
        on display: SplitDisplay, didMove: @escaping @MainActor (Point) -> Void,
        didEnd: @escaping @MainActor (Point?) -> Void
    ) {
        (self.display, self.didMove, self.didEnd) = (display, didMove, didEnd)
        display.pointerTap = { [weak self] in self?.take($0) }
        display.keyTap = { [weak self] press in
            guard press.key == .escape else { return false }
            self?.end(nil)
            return true
        }
    }

    private func take(_ input: MouseInput) {
        switch input.action {
        case .move, .drag: didMove(input.location)
        case .press(.left): didMove(input.location)
        case .release: end(input.location)
        case .press, .scroll: break
        }
    }

    /// Ends the mode without a cell.
    func cancel() { end(nil) }

    private func end(_ location: Point?) {
        guard let display else { return }
        display.pointerTap = nil
        display.keyTap = nil
        self.display = nil
        didEnd(location)
    }
}
