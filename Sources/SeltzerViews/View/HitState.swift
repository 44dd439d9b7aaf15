// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The conditions that a hit test reads of every view first; empty for most views.
struct HitState: OptionSet {
    let rawValue: UInt8

    /// The view has no user interaction.
    static let off = HitState(rawValue: 1)
    /// A ``HitTestRecorder`` records the hit tests of the view.
    static let asked = HitState(rawValue: 2)
}

/// The reason why a hit test leaves out a view and its subviews.
enum HitMiss {
    case hidden, interactionOff, moving, outside
}

extension View {
    final func setInteraction(_ isEnabled: Bool) {
        if isInteractive, !isEnabled { containingWindow?.viewBecomesIneligible(self) }
        if isEnabled { hitState.remove(.off) } else { hitState.insert(.off) }
        // Another view may be under the pointer now.
        containingWindow?.application?.setNeedsFrame()
    }

    /// Returns the reason why a hit test leaves out the view and its subviews; nil if it does not.
    ///
    /// - Parameter isOff: Whether the view has no user interaction.
    @inline(__always)
    final func miss(at point: Point, with event: MouseEvent?, isOff: Bool) -> HitMiss? {
        if isSelfHidden { return .hidden }
        if isOff { return .interactionOff }
        if isMissed { return isMovingUntouched ? .moving : .hidden }
        return self.point(inside: point, with: event) ? nil : .outside
    }

    /// The hit test of a view without user interaction, or with a ``HitTestRecorder``.
    @inline(never)
    final func unusualHitTest(_ point: Point, with event: MouseEvent?) -> View? {
        guard hitState.contains(.asked) else { return nil }
        let recorder = hitTestRecorder
        let miss = miss(at: point, with: event, isOff: !isUserInteractionEnabled)
        recorder?.note(miss, of: self)
        guard miss == nil else { return nil }
        var answer: View?
        for subview in subviews.reversed() {
            // The views behind the answer are asked, too, so that their reasons are known.
            let hit = subview.hitTest(subview.convertFromSuperview(point), with: event)
            recorder?.note(hit, answeredBy: subview)
            answer = answer ?? hit
        }
        return answer ?? self
    }

    private final var hitTestRecorder: HitTestRecorder? {
        var view: View? = self
        while let current = view {
            if let recorder = current.rare?.hitTestRecorder { return recorder }
            view = current.superview
        }
        return nil
    }
}
