// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The row of a field: the label, the control, and a line below the control for help or an error.
final class FormRow: View {
    /// The content of the line below the control.
    enum Note: Hashable {
        /// The help of the field; an empty row without one.
        case help
        /// The error of the answer.
        case problem(String)
        /// A sign that a check is running.
        case checking
    }

    let name: String
    private(set) var editor: FormEditor!
    /// Whether the label is above the control instead of beside it.
    var isStacked = false {
        didSet { if isStacked != oldValue { setNeedsLayout() } }
    }
    /// The width of the labels of all rows beside their controls, in cells.
    var labelWidth = 0 {
        didSet { if labelWidth != oldValue { setNeedsLayout() } }
    }
    /// The content of the line below the control.
    var note = Note.help {
        didSet {
            if note != oldValue { noteDidChange() }
            // The text may be valid for the control alone, but invalid because of another field.
            editor.control.isInvalid = isInvalid
        }
    }

    private let label = Label()
    private let noteLabel = Label()
    private let helpText: String
    private let hasLabel: Bool

    /// The empty columns between the labels and the controls.
    private static var gutter: Int { 2 }

    init<Value>(
        _ field: FormField<Value>, changed: @escaping @MainActor (FormRow) -> Void,
        ended: @escaping @MainActor (FormRow) -> Void
    ) {
        name = field.name
        helpText = field.help
        // A checkbox shows the label as its own title.
        hasLabel = field.input != .toggle
        super.init(frame: .zero)
        editor = .make(field.input, label: field.label) { [weak self] in
            self.map(changed)
        } ended: { [weak self] in
            self.map(ended)
        }
        label.styledText = StyledText(field.label, style: Style(foreground: .secondaryLabel))
        if field.isRequired {
            label.styledText.append(StyledText(" *", style: Style(foreground: .accent)))
        }
        noteLabel.numberOfLines = 0
        let named = field.input.isList ? editor.view : editor.control
        named.accessibilityIdentifier = field.name
        if field.input.isList { named.accessibilityRole = .group }
        // Screen readers do not read the star after the label.
        named.isAccessibilityRequired = field.isRequired
        if hasLabel { named.accessibilityLabel = field.label }
        if hasLabel { addSubview(label) }
        addSubview(editor.view)
        addSubview(noteLabel)
        noteDidChange()
    }

    /// The width of the label beside the control; 0 for no label.
    var naturalLabelWidth: Int { hasLabel ? cellWidth(of: label.styledText) : 0 }

    /// The preferred width of the control in cells.
    var naturalEditorWidth: Int { editor.view.sizeThatFits(.unbounded).width }

    private var isInvalid: Bool { if case .problem = note { true } else { false } }

    private func noteDidChange() {
        var hint = helpText
        switch note {
        case .help:
            noteLabel.styledText = StyledText(helpText, style: Style(foreground: .secondaryLabel))
        case .checking:
            hint = "Checking…"
            noteLabel.styledText = StyledText(
                "Checking…", style: Style(foreground: .secondaryLabel))
        case .problem(let message):
            hint = message
            let sign = Symbol.xmark.text(in: self)
            noteLabel.styledText = StyledText(
                "\(sign) \(message)", style: Style(foreground: .danger))
        }
        editor.control.accessibilityHint = hint.isEmpty ? nil : hint
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    /// The column of the control.
    private var editorColumn: Int { isStacked ? 0 : labelWidth + Self.gutter }

    private func editorSize(in width: Int) -> Size {
        let room = Size(width: max(1, width - editorColumn), height: .max)
        var size = editor.view.sizeThatFits(room)
        size.width = editor.fillsWidth ? room.width : min(size.width, room.width)
        return size
    }

    /// The number of rows of the line below the control; in a compact layout, 0 for an empty line.
    private func noteRows(in width: Int) -> Int {
        if noteLabel.text.isEmpty { return hasCompactLayout ? 0 : 1 }
        let room = max(1, width - editorColumn - 2)
        return noteLabel.sizeThatFits(Size(width: room, height: .max)).height
    }

    /// The blank row after a help text.
    ///
    /// Rows without a help text have an empty line for errors instead.
    private var gapRows: Int { helpText.isEmpty || hasCompactLayout ? 0 : 1 }

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
        label.frame = Rect(
            x: isStacked ? 1 : 0, y: 0, width: isStacked ? max(0, bounds.width - 1) : labelWidth,
            height: 1)
        editor.view.frame = Rect(x: column, y: labelRows, width: size.width, height: size.height)
        noteLabel.frame = Rect(
            x: column + 2, y: labelRows + size.height, width: max(0, bounds.width - column - 2),
            height: noteRows(in: bounds.width))
    }
}
