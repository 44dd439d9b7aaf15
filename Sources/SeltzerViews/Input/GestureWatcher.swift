// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A gesture recognizer on the way of a press, and the part that it would take.
@MainActor
package struct GestureWatcher {
    /// The part of a recognizer in a press.
    package enum Part {
        /// The recognizer watches the press, and may take it from the pressed view.
        case watches
        /// The recognizer watches the press, but may recognize only after another one has failed.
        case waits(for: AnyObject, on: View?)
        /// The recognizer waits since an earlier press, and this press decides about it.
        case waited
        /// The recognizer is disabled.
        case disabled
        /// The press belongs to this control first.
        case yields(to: View)
        /// The delegate, or an override of `shouldReceive`, refuses the press.
        case refuses(GestureRefusal)
    }

    package let recognizer: AnyObject
    package let view: View
    package let part: Part
    /// Whether the pressed view gets the press only after the recognizer has failed.
    package let delaysPress: Bool
    /// Whether the recognizer may be recognized with the press itself.
    let mayTakeFirst: Bool

    /// The class of the recognizer.
    package var name: String { String(describing: type(of: recognizer)) }

    /// Whether the recognizer gets the press.
    package var takesPart: Bool {
        switch part {
        case .watches, .waits: true
        case .waited, .disabled, .yields, .refuses: false
        }
    }

    /// Whether the recognizer may take the press before its view gets it.
    package var mayComeFirst: Bool { takesPart && (delaysPress || mayTakeFirst) }
}

/// The refusal of a press or of a gesture.
package struct GestureRefusal {
    /// The class of the delegate that refused; nil if an override in the recognizer's class refused.
    package let delegate: String?
}

/// The decision about a gesture recognizer in the last press.
@MainActor
package struct GestureVerdict {
    /// A decision.
    package enum Kind {
        /// The gesture was recognized; the flag says whether it took the press from its view.
        case recognized(takesPress: Bool)
        /// The delegate, or an override of `shouldBegin`, refused it.
        case refused(GestureRefusal)
        /// The delegate, or an override of `shouldReceive`, refused the press.
        case unheard(GestureRefusal)
        /// A gesture that had to fail first was recognized.
        case barred(by: Weak<AnyObject>)
        /// Another gesture was recognized first.
        case prevented(by: Weak<AnyObject>)
        /// The recognizer was disabled or removed, or its view could no longer be pressed.
        case ineligible
    }

    package private(set) weak var recognizer: AnyObject?
    package private(set) weak var view: View?
    package let kind: Kind

    init(recognizer: AnyObject, view: View?, kind: Kind) {
        (self.recognizer, self.view, self.kind) = (recognizer, view, kind)
    }
}
