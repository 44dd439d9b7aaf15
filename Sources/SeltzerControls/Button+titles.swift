// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The titles of a button in its states, and UIKit's initializers.
extension Button {
    /// The kind of a button in UIKit.
    public enum ButtonType: Int, Hashable, Sendable {
        /// A button with a title.
        case custom
        /// A button with a title.
        case system
        /// A button with the title "×".
        case close
        /// A button with the title "+".
        case contactAdd
        /// A button with the title "i".
        case detailDisclosure
        /// A button with the title "i".
        case infoLight
        /// A button with the title "i".
        case infoDark
    }

    /// The place of the title in a wide button.
    public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
        /// The title is in the middle.
        case center
        /// The title is at the left edge.
        case left
        /// The title is at the right edge.
        case right
        /// The title is at the left edge.
        case fill
        /// The title is at the left edge.
        case leading
        /// The title is at the right edge.
        case trailing
    }

    /// Creates a button of a kind.
    ///
    /// - Parameters:
    ///   - type: The kind.
    ///   - primaryAction: Runs at each press; its title is the title of the button. Nil for none.
    public convenience init(type: ButtonType, primaryAction: Action? = nil) {
        self.init(frame: .zero)
        switch type {
        case .custom, .system: break
        case .close: title = "×"
        case .contactAdd: title = "+"
        case .detailDisclosure, .infoLight, .infoDark: title = "i"
        }
        if let primaryAction { use(primaryAction) }
    }

    /// Creates a button with a frame and an action.
    ///
    /// - Parameters:
    ///   - frame: The frame, in the coordinates of the future superview.
    ///   - primaryAction: Runs at each press; its title is the title of the button. Nil for none.
    public convenience init(frame: Rect = .zero, primaryAction: Action?) {
        self.init(frame: frame)
        if let primaryAction { use(primaryAction) }
    }

    private func use(_ action: Action) {
        setTitle(action.title, for: .normal)
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: Titles and colors

    /// Titles, pictures and colors for the states of a button; most buttons have none.
    struct StateTitles {
        var titles: [State: MnemonicTitle] = [:]
        var styledTitles: [State: StyledText] = [:]
        var images: [State: Symbol] = [:]
        var colors: [State: Color] = [:]
        var configuration: Configuration?
        var updateHandler: (@MainActor (Button) -> Void)?
        /// Whether the handler runs before the next layout.
        var needsUpdate = false
    }

    final func titlesDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Returns the title that was set for a state, without the mark of a mnemonic; nil for none.
    public final func title(for state: State) -> String? {
        guard state == .normal else { return stateTitles.titles[state]?.text }
        return title.isEmpty ? nil : mnemonicTitle.text
    }

    /// The title in the present state; nil if it is empty.
    public final var currentTitle: String? {
        let text = shownTitle.text
        return text.isEmpty ? nil : text
    }

    /// Returns the color that was set for a state; nil for none.
    public final func titleColor(for state: State) -> Color? { stateTitles.colors[state] }

    /// The color of the title in the present state; nil for the color of the look.
    public final var currentTitleColor: Color? {
        current(stateTitles.colors) ?? stateTitles.colors[.normal]
    }

    /// The title in the present state.
    final var shownTitle: MnemonicTitle {
        if let title = currentAttributedTitle {
            return MnemonicTitle(MnemonicTitle.escaped(title.string))
        }
        return current(stateTitles.titles) ?? mnemonicTitle
    }

    /// The width of the widest title in cells.
    final var titleWidth: Int {
        let width = stateTitles.titles.values.reduce(cellWidth(of: mnemonicTitle.text)) {
            max($0, cellWidth(of: $1.text))
        }
        return stateTitles.styledTitles.values.reduce(width) { max($0, cellWidth(of: $1)) }
    }

    /// Returns the value for the present state: for the whole state, or else for one part of it.
    final func current<Value>(_ values: [State: Value]) -> Value? {
        guard !values.isEmpty else { return nil }
        let state = state.intersection([.highlighted, .disabled, .selected, .focused])
        if let value = values[state] { return value }
        return [State.disabled, .highlighted, .selected, .focused].lazy
            .filter { state.contains($0) }.compactMap { values[$0] }.first
    }
}
