// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// Makes the controls of settings.
@MainActor
enum SettingEditor {
    /// Whether each change of the control is complete, as that of a checkbox is.
    ///
    /// Text is complete when the user presses Enter or leaves the field.
    static func changesAreComplete(_ kind: SettingKind) -> Bool {
        switch kind {
        case .toggle, .choice, .color: true
        case .number(_, let step, _): step > 0
        case .text, .path, .key: false
        }
    }

    /// Makes the control of a setting.
    static func make(
        _ setting: any SettingDescription, changed: @escaping @MainActor () -> Void,
        ended: @escaping @MainActor () -> Void
    ) -> FormEditor {
        if case .path = setting.kind {
            let field = PathField()
            field.addAction(for: .editingChanged) { _ in changed() }
            field.addAction(for: .editingDidEnd) { _ in ended() }
            return FormEditor(
                view: field, fillsWidth: true, control: field, text: { field.text },
                setText: { field.text = $0 })
        }
        if case .color = setting.kind {
            let well = ColorWell()
            well.title = setting.title
            well.addAction(for: .valueChanged) { _ in changed() }
            return FormEditor(
                view: well, fillsWidth: false, control: well,
                text: { well.selectedColor.map { "\($0)" } ?? "" },
                setText: { well.selectedColor = Color($0) })
        }
        let editor = FormEditor.make(
            input(of: setting), label: setting.title, changed: changed, ended: ended)
        guard case .toggle = setting.kind else { return editor }
        // A form's answers are `true` and `false`.
        return FormEditor(
            view: editor.view, fillsWidth: false, control: editor.control,
            text: { editor.text() == "true" ? "on" : "off" },
            setText: { editor.setText($0 == "on" ? "true" : "false") })
    }

    private static func input(of setting: any SettingDescription) -> FormInput {
        switch setting.kind {
        case .toggle: .toggle
        case .choice(let options): .choice(options)
        case .number(let range, let step, _):
            step > 0
                ? .stepper(range, step: step, wraps: false)
                : .number(placeholder: setting.defaultText)
        case .text(let placeholder): .text(placeholder: placeholder)
        case .color, .key: .number(placeholder: setting.defaultText)
        case .path: .text(placeholder: "")
        }
    }
}
