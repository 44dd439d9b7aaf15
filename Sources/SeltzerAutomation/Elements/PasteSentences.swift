// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The sentences about pasted text.
@MainActor
struct PasteSentences {
    private let steps: [InputRehearsal.Step]
    private let names: ElementNames

    init(_ steps: [InputRehearsal.Step], in application: Application) {
        self.steps = steps
        names = ElementNames(
            application.accessibilityElements, naming: steps.map(\.responder))
    }

    var all: [String] {
        let reached = steps.filter(\.isReached)
        let certain = reached.firstIndex(where: \.isCertain)
        let possible = reached[..<(certain ?? reached.endIndex)].compactMap { step in
            step.use.reason("PasteEvent").map {
                "The \(names.name(of: step.responder)) may take it: \($0)."
            }
        }
        guard let certain else {
            return possible.isEmpty
                ? ["A paste does nothing here."]
                : ["A paste goes to the responders that may take it."] + possible
        }
        let name = "the \(names.name(of: reached[certain].responder))"
        var effect = possible.isEmpty ? "is inserted into \(name)" : "is for \(name)"
        if case .types(let use) = reached[certain].use, use != .inserts {
            effect = use.words(of: name)
        }
        let others = reached[(certain + 1)...].map {
            "On another way, the \(names.name(of: $0.responder)) may take it, too."
        }
        return ["A paste \(effect)."] + possible + others
    }
}
