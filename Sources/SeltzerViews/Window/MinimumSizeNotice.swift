// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Covers a window that is too small for its content, and shows the size that it needs.
///
/// The focus stays where it was, so that the user can still end the program by keys.
final class MinimumSizeNotice: View {
    /// The size that the content needs.
    var minimum = Size.zero {
        didSet { if minimum != oldValue { setNeedsDisplay() } }
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.fill(bounds, with: Style())
        let lines = lines(times: canvas[.xmark])
        let top = max(0, (bounds.height - lines.count) / 2)
        for (row, line) in lines.enumerated() {
            canvas.draw(
                line, in: Rect(x: 0, y: top + row, width: bounds.width, height: 1),
                style: Style(), alignment: .center, truncation: .tail)
        }
    }

    /// The lines of the notice that fit.
    private func lines(times: String) -> [String] {
        let needed = "\(minimum.width)\(times)\(minimum.height)"
        let present = "\(bounds.width)\(times)\(bounds.height)"
        if bounds.width >= 25, bounds.height >= 2 {
            return ["The window is too small:", "\(present), needed are \(needed)"]
        }
        return bounds.height >= 2 ? ["Too small:", "needs \(needed)"] : ["Needs \(needed)"]
    }
}

extension Window {
    /// Adds the notice if the window is too small for its controller's view, or else removes it.
    final func layOutMinimumSizeNotice() {
        let minimum = rootViewController?.minimumSize ?? .zero
        let present = subviews.lazy.compactMap { $0 as? MinimumSizeNotice }.first
        guard bounds.width < minimum.width || bounds.height < minimum.height else {
            present?.removeFromSuperview()
            return
        }
        let notice = present ?? MinimumSizeNotice()
        notice.minimum = minimum
        notice.frame = Rect(origin: bounds.origin, size: bounds.size)
        addSubview(notice)
    }
}
