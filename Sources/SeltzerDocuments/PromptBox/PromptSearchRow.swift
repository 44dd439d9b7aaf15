// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The row of a search in the history, below the field of a ``PromptBox``.
///
///     Search: tid   The tide tests take 9 s.
final class PromptSearchRow: View {
    private let label = Label()

    init() {
        super.init(frame: .zero)
        addSubview(label)
        isHidden = true
    }

    /// Shows a search; nil hides the row.
    func show(_ search: PromptSearch?) {
        isHidden = search == nil
        guard let search else { return }
        var text = StyledText("Search: ", style: Style(foreground: .secondaryLabel))
        text += StyledText(search.query, style: Style(attributes: .bold))
        if search.isFailing {
            text += StyledText("   no match", style: Style(foreground: .danger))
        } else if let line = search.foundLine {
            text += StyledText("   " + line)
        }
        label.styledText = text
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(20, size.width), height: 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: Insets(left: min(2, bounds.width), right: 0))
    }

    /// The keys of a search.
    static let actions = [
        action("take-found", "Take", ["enter", "kp-enter", "tab", "right", "end", "ctrl-e"]) {
            $0.endSearch(takingFound: true)
        },
        action("search-earlier", "Earlier", ["ctrl-r", "up", "ctrl-p"]) {
            $0.changeSearch { $0.move(by: -1) }
        },
        action("search-later", "Later", ["ctrl-s", "down", "ctrl-n"]) {
            $0.changeSearch { $0.move(by: 1) }
        },
        action("shorten-query", "", ["backspace", "ctrl-h"]) { box in
            if box.search?.query.isEmpty != false { return box.endSearch(takingFound: false) }
            box.changeSearch { _ = $0.deleteBackward() }
        },
        action("cancel-search", "Cancel", ["escape", "ctrl-g", "ctrl-c"]) {
            $0.endSearch(takingFound: false)
        },
    ]

    private static func action(
        _ identifier: String, _ title: String, _ keys: [KeySequence],
        _ run: @escaping @MainActor (PromptBox) -> Void
    ) -> Action {
        var action = Action(identifier, title: title, keys: keys) { responder in
            guard let box = (responder as? PromptTextView)?.box else { return .ignored }
            run(box)
            return .stop
        }
        if title.isEmpty { action.discoverabilityTitle = "Remove a letter" }
        return action.mayDecline(false).category(.edit)
    }
}
