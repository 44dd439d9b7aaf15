// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension Refusal {
    /// The sentence about the refusal; nil if the responder that asked is gone.
    @MainActor
    func sentence(_ names: ElementNames) -> String? {
        guard let asker else { return nil }
        return "The delegate of the \(names.name(of: asker)) refused, in \(delegate).\(method)."
    }
}

extension GestureRefusal {
    /// A question to a recognizer, which its class or its delegate answers.
    enum Question {
        case receive, begin

        fileprivate var ofRecognizer: String {
            switch self {
            case .receive: "shouldReceive"
            case .begin: "shouldBegin"
            }
        }

        fileprivate var ofDelegate: String {
            switch self {
            case .receive: "gestureRecognizer(_:shouldReceive:)"
            case .begin: "gestureRecognizerShouldBegin(_:)"
            }
        }
    }

    /// The words that name who refused, and in which method.
    func words(_ verb: String, _ question: Question) -> String {
        guard let delegate else { return "its \(question.ofRecognizer) \(verb) it" }
        return "its delegate \(verb) it, in \(delegate).\(question.ofDelegate)"
    }
}
