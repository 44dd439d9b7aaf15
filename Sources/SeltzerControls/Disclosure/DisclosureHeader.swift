// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The row with the title of a ``DisclosureGroup``, which opens and closes the group.
///
/// The group creates it. A remark such as a number can stand at the right end of the row:
///
///      ▸ Read TideTable.swift              214 lines
open class DisclosureHeader: TitledControl {
    /// The group of the title; nil after its end.
    public internal(set) final weak var group: DisclosureGroup?

    /// The title with styles; nil, the default, for a bold title.
    ///
    /// Setting it sets ``TitledControl/title`` to the same text, without a mnemonic. Another title ends its effect.
    public final var attributedTitle: StyledText? {
        didSet {
            guard attributedTitle != oldValue else { return }
            if let text = attributedTitle?.string { title = MnemonicTitle.escaped(text) }
            lookDidChange()
        }
    }

    /// The text at the right end of the row, such as a number; empty, the default, for none.
    ///
    /// It is left out where it would take more than half of the row.
    public final var secondaryText = StyledText() {
        didSet { if secondaryText != oldValue { lookDidChange() } }
    }

    private final func lookDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Opens or closes the group, and reports it.
    open override func activate() { group?.toggleByUser() }

    // MARK: Keys

    /// The actions `toggle` on Space and Enter, `expand` on Right, `collapse` on Left; in an ``Accordion`` also
    /// `previous-group`, `next-group`, `first-group` and `last-group` on Up, Down, Home and End.
    open override var actions: [Action] {
        let unfold = Action.Group("unfold", title: "Open, close")
        let own = [
            Action(
                "toggle", title: "Open or close", keys: ["space", "enter"],
                DisclosureHeader.performPrimaryActionByKey
            ).priority(.low),
            Action(
                "expand", title: "Open", keys: ["right"]
            ) { ($0 as? DisclosureHeader)?.expand() ?? .ignored }.placement(.help).priority(.low)
                .group(unfold).mayDecline(),
            Action(
                "collapse", title: "Close", keys: ["left"]
            ) { ($0 as? DisclosureHeader)?.collapse() ?? .ignored }.placement(.help).priority(.low)
                .group(unfold).mayDecline(),
        ]
        return group?.accordion == nil ? own : own + Self.moves
    }

    private static var moves: [Action] {
        let moves: [(String, String, KeySequence, ListMove)] = [
            ("previous-group", "Previous group", "up", .items(-1)),
            ("next-group", "Next group", "down", .items(1)),
            ("first-group", "First group", "home", .first),
            ("last-group", "Last group", "end", .last),
        ]
        return moves.map { identifier, title, key, move in
            Action(identifier, title: title, keys: [key]) {
                guard let group = ($0 as? DisclosureHeader)?.group else { return .ignored }
                return group.accordion?.moveFocus(move, from: group) ?? .ignored
            }.placement(move == .first || move == .last ? .help : .footer).priority(.low).group(
                .moves(move)
            ).mayDecline().category(.move)
        }
    }

    /// Opens a closed group; passes the key on if the group is open.
    private final func expand() -> Disposition {
        guard let group, !group.isExpanded else { return .ignored }
        performPrimaryActionByKey()
        return .stop
    }

    /// Closes an open group; if it is closed, focuses the title of the group around it.
    private final func collapse() -> Disposition {
        guard let group else { return .ignored }
        if group.isExpanded {
            performPrimaryActionByKey()
            return .stop
        }
        let around = sequence(first: group.superview, next: { $0?.superview })
            .lazy.compactMap { $0 as? DisclosureGroup }.first
        return around?.header.becomeFirstResponder() == true ? .stop : .ignored
    }

    /// A disclosure with the title and the ``secondaryText`` as its label, expanded or collapsed.
    open override var defaultAccessibility: AccessibilityAttributes {
        let texts = [mnemonicTitle.text, secondaryText.string].filter { !$0.isEmpty }
        return super.defaultAccessibility.with(
            .disclosure, label: texts.joined(separator: ", "),
            value: group?.isExpanded == true ? "expanded" : "collapsed")
    }

    // MARK: The picture

    /// The empty columns between the title and the ``secondaryText``.
    private static var gap: Int { 2 }

    /// Returns the width of the sign, the title, the ``secondaryText`` and the bars, one row high.
    open override func sizeThatFits(_ size: Size) -> Size {
        let title = MarkedTitle.width(mark: 1, title: mnemonicTitle, in: self)
        let detail = secondaryText.isEmpty ? 0 : cellWidth(of: secondaryText) + Self.gap
        return Size(width: title.saturatingAdding(detail), height: 1)
    }

    /// Draws the sign, the title and the ``secondaryText``.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let isExpanded = group?.isExpanded == true
        let sign = canvas[isExpanded ? .triangleDown : .triangleRight]
        var title = MarkedTitle(mark: sign, title: mnemonicTitle, attributes: .bold)
        if let attributedTitle, attributedTitle.string == mnemonicTitle.text, isEnabled {
            title.attributedText = attributedTitle
        }
        let row = bounds.middleRow
        let width = secondaryText.cellWidth(joining: canvas.joinedClusters)
        guard width > 0, width.saturatingAdding(Self.gap) <= row.width / 2 else {
            return title.draw(state, in: row, of: canvas)
        }
        let inner = ControlLook.drawBars(state, in: row, of: canvas)
        canvas.draw(
            secondaryText, at: Point(x: inner.maxX - width, y: row.minY),
            style: ControlLook.title(state))
        title.drawContent(
            state, in: inner.inset(by: Insets(right: width + Self.gap)), of: canvas)
    }
}
