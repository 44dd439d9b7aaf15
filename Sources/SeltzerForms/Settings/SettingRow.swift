// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The row of a setting: a mark if it was changed, the title, the control, a button that resets it, and a line below.
final class SettingRow: View {
    let setting: any SettingDescription
    private(set) var editor: FormEditor!
    /// Whether the title is above the control instead of beside it.
    var isStacked = false {
        didSet { if isStacked != oldValue { setNeedsLayout() } }
    }
    /// The width of the titles of all rows beside their controls, in cells.
    var labelWidth = 0 {
        didSet { if labelWidth != oldValue { setNeedsLayout() } }
    }

    private let store: SettingsStore
    private let mark = Label()
    private let label = Label()
    private let noteLabel = Label()
    private lazy var resetButton = Button("Reset") { [weak self] (_: Button) in self?.reset() }
    /// The problem of the text in the control, which is not the value then; nil for none.
    private(set) var problem: String?
    /// Whether the user has changed the text, and has not left the control.
    private var isEdited = false

    /// The columns of the mark and the blank after it.
    private static var markWidth: Int { 2 }
    private static var gutter: Int { 2 }

    init(_ setting: any SettingDescription, store: SettingsStore) {
        (self.setting, self.store) = (setting, store)
        super.init(frame: .zero)
        editor = SettingEditor.make(setting) { [weak self] in
            self?.changed()
        } ended: { [weak self] in
            self?.commit()
        }
        label.styledText = StyledText(labelText, style: Style(foreground: .secondaryLabel))
        mark.styledText = StyledText(
            Symbol.circleFill.text(in: self), style: Style(foreground: .accent))
        mark.accessibilityLabel = "Changed"
        noteLabel.numberOfLines = 0
        editor.control.accessibilityIdentifier = setting.key
        if hasLabel { editor.control.accessibilityLabel = setting.title }
        resetButton.accessibilityLabel = "Reset \(setting.title)"
        resetButton.accessibilityIdentifier = "reset-\(setting.key)"
        for view in [mark, label, editor.view, resetButton, noteLabel] as [View] {
            addSubview(view)
        }
        label.isHidden = !hasLabel
        on { [weak self] (_: TextSubmitted) in
            self?.commit()
            return self == nil ? .ignored : .stop
        }
        refresh()
    }

    /// The title and the unit; empty if the control shows the title.
    private var labelText: String {
        guard case .number(_, _, let unit) = setting.kind, !unit.isEmpty else {
            return setting.title
        }
        return "\(setting.title) (\(unit))"
    }

    private var hasLabel: Bool { setting.kind != .toggle }

    /// The width of the label beside the control; 0 for no label.
    var naturalLabelWidth: Int { hasLabel ? cellWidth(of: label.styledText) : 0 }

    // MARK: The value

    /// Shows the value of the store, unless the user is typing.
    func refresh() {
        if !isEdited {
            let text = store.text(forKey: setting.key)
            if editor.text() != text { editor.setText(text) }
            problem = nil
        }
        update()
    }

    private func changed() {
        isEdited = true
        if SettingEditor.changesAreComplete(setting.kind) { return commit() }
        // A message appears when the user leaves the field, and goes as soon as it is wrong.
        if problem != nil { problem = setting.problem(of: editor.text()) }
        update()
    }

    /// Sets the value from the text of the control, unless it is invalid.
    func commit() {
        guard isEdited else { return }
        let text = editor.text()
        problem = setting.problem(of: text)
        if problem == nil {
            isEdited = false
            store.setText(text, forKey: setting.key, cause: .user)
            refresh()
        }
        update()
    }

    private func reset() {
        (isEdited, problem) = (false, nil)
        let hadFocus = resetButton.isFirstResponder
        store.reset(setting.key, cause: .user)
        refresh()
        if hadFocus { editor.control.becomeFirstResponder() }
    }

    /// Whether the value, the text or the line in the file can be reset.
    private var canReset: Bool {
        isEdited || store.isModified(setting.key) || store.problem(forKey: setting.key) != nil
    }

    private func update() {
        mark.isHidden = !store.isModified(setting.key)
        let cannotReset = !canReset
        if resetButton.isHidden != cannotReset {
            resetButton.isHidden = cannotReset
            invalidateIntrinsicContentSize()
        }
        let told = problem ?? store.problem(forKey: setting.key)?.description
        if let told {
            noteLabel.styledText = StyledText(
                "\(Symbol.xmark.text(in: self)) \(told)", style: Style(foreground: .danger))
        } else {
            noteLabel.styledText = StyledText(
                setting.summary, style: Style(foreground: .secondaryLabel))
        }
        editor.control.isInvalid = told != nil
        let hint = told ?? setting.summary
        editor.control.accessibilityHint = hint.isEmpty ? nil : hint
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The action `reset-setting` on Ctrl-R.
    override var actions: [Action] {
        [
            Action("reset-setting", title: "Reset", keys: ["ctrl-r"], SettingRow.reset)
                .enabled { (row: SettingRow) in row.canReset }.priority(.low)
        ]
    }

    // MARK: Layout

    private var editorColumn: Int {
        if isStacked { return Self.markWidth }
        // A checkbox begins with a bar, and its box is below the titles of the other rows.
        return hasLabel ? Self.markWidth + labelWidth + Self.gutter : Self.markWidth - 1
    }

    private var resetWidth: Int {
        resetButton.isHidden ? 0 : resetButton.sizeThatFits(.unbounded).width + 1
    }

    private func editorSize(in width: Int) -> Size {
        let room = Size(width: max(1, width - editorColumn - resetWidth), height: .max)
        var size = editor.view.sizeThatFits(room)
        size.width = editor.fillsWidth ? room.width : min(size.width, room.width)
        return size
    }

    private func noteRows(in width: Int) -> Int {
        if noteLabel.text.isEmpty { return 0 }
        let room = max(1, width - editorColumn - 2)
        return noteLabel.sizeThatFits(Size(width: room, height: .max)).height
    }

    private var gapRows: Int { hasCompactLayout ? 0 : 1 }
    private var labelRows: Int { isStacked && hasLabel ? 1 : 0 }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(
            width: size.width,
            height: labelRows + editorSize(in: size.width).height + noteRows(in: size.width)
                + gapRows)
    }

    override func layoutSubviews() {
        let size = editorSize(in: bounds.width)
        let column = editorColumn
        mark.frame = Rect(x: 0, y: 0, width: 1, height: 1)
        let start = Self.markWidth + (isStacked ? 1 : 0)
        label.frame = Rect(
            x: start, y: 0, width: isStacked ? max(0, bounds.width - start) : labelWidth,
            height: hasLabel ? 1 : 0)
        editor.view.frame = Rect(x: column, y: labelRows, width: size.width, height: size.height)
        let reset = max(0, resetWidth - 1)
        resetButton.frame = Rect(
            x: max(0, bounds.width - reset), y: labelRows, width: min(reset, bounds.width),
            height: 1)
        noteLabel.frame = Rect(
            x: column + 2, y: labelRows + size.height, width: max(0, bounds.width - column - 2),
            height: noteRows(in: bounds.width))
    }
}
