// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerNavigation
import SeltzerViews

/// The control of a field of any kind; its answer is a text.
@MainActor
struct FormEditor {
    /// The view in the row of the field.
    let view: View
    /// Whether the view is as wide as the row.
    let fillsWidth: Bool
    /// The control that gets the focus, and that looks invalid for an invalid answer.
    let control: Control
    /// Returns the answer.
    let text: @MainActor () -> String
    /// Shows an answer.
    let setText: @MainActor (String) -> Void

    /// Makes the control of a field.
    ///
    /// - Parameters:
    ///   - input: The kind of answer.
    ///   - label: The label of the field, which is the title of a checkbox.
    ///   - changed: Runs when the user changes the answer.
    ///   - ended: Runs when the user ends editing.
    static func make(
        _ input: FormInput, label: String, changed: @escaping @MainActor () -> Void,
        ended: @escaping @MainActor () -> Void
    ) -> FormEditor {
        let editor =
            switch input {
            case .text(let placeholder): field(TextField(placeholder: placeholder))
            case .secret: secret()
            case .number(let placeholder): number(placeholder)
            case .date: date()
            case .time(let minuteInterval): time(minuteInterval)
            case .lines(let rows): lines(rows)
            case .combo(let items, let allowsOtherText):
                field(combo(items, allowsOtherText: allowsOtherText))
            case .stepper(let range, let step, let wraps): stepper(range, step, wraps)
            case .slider(let range, let step): slider(range, step)
            case .toggle: toggle(label)
            case .choice(let options): choice(options)
            case .choices(let options): choices(options, changed)
            }
        editor.watch(input, changed: changed, ended: ended)
        return editor
    }

    private func watch(
        _ input: FormInput, changed: @escaping @MainActor () -> Void,
        ended: @escaping @MainActor () -> Void
    ) {
        if case .choices = input { return }
        for event in [Control.Event.editingChanged, .valueChanged] {
            control.addAction(for: event) { _ in changed() }
        }
        control.addAction(for: .editingDidEnd) { _ in ended() }
    }

    // MARK: Kinds

    private static func field(_ field: TextField, fillsWidth: Bool = true) -> FormEditor {
        FormEditor(
            view: field, fillsWidth: fillsWidth, control: field, text: { field.text },
            setText: { field.text = $0 })
    }

    private static func secret() -> FormEditor {
        let field = TextField()
        field.isSecureTextEntry = true
        return Self.field(field)
    }

    private static func number(_ placeholder: String) -> FormEditor {
        let field = TextField(placeholder: placeholder)
        field.columns = max(12, field.cellWidth(of: placeholder))
        return Self.field(field, fillsWidth: false)
    }

    private static func date() -> FormEditor {
        let picker = DatePicker()
        picker.format = .answers
        // The row of the field shows the message instead.
        picker.showsMessage = false
        return FormEditor(
            view: picker, fillsWidth: false, control: picker, text: { picker.answerText },
            setText: { picker.date = CalendarDate($0) })
    }

    private static func time(_ minuteInterval: Int) -> FormEditor {
        let picker = TimePicker()
        picker.format = .answers
        picker.showsMessage = false
        picker.minuteInterval = minuteInterval
        return FormEditor(
            view: picker, fillsWidth: false, control: picker, text: { picker.answerText },
            setText: { picker.time = TimeOfDay($0) })
    }

    private static func combo(_ items: [String], allowsOtherText: Bool) -> ComboBox {
        let box = ComboBox(items)
        box.allowsOtherText = allowsOtherText
        // The row of the field shows the message instead.
        box.keepsMessageRow = false
        return box
    }

    private static func lines(_ rows: Int) -> FormEditor {
        let view = TextView()
        view.acceptsTab = false
        view.preferredSize.height = rows
        return FormEditor(
            view: view, fillsWidth: true, control: view, text: { view.text },
            setText: { view.text = $0 })
    }

    private static func stepper(
        _ range: ClosedRange<Double>, _ step: Double, _ wraps: Bool
    ) -> FormEditor {
        let stepper = Stepper(in: range, step: step)
        stepper.wraps = wraps
        return FormEditor(
            view: stepper, fillsWidth: false, control: stepper, text: { stepper.text },
            setText: { stepper.text = $0 })
    }

    private static func slider(_ range: ClosedRange<Double>, _ step: Double) -> FormEditor {
        let slider = Slider(in: range, step: step)
        slider.showsValue = true
        return FormEditor(
            view: slider, fillsWidth: false, control: slider,
            text: { NumberEntry.text(slider.value) },
            setText: { text in
                if case .success(let value) = NumberEntry(range: range).number(text) {
                    slider.value = value
                }
            })
    }

    private static func toggle(_ label: String) -> FormEditor {
        let box = Checkbox(MnemonicTitle.escaped(label))
        return FormEditor(
            view: box, fillsWidth: false, control: box, text: { box.isOn ? "true" : "false" },
            setText: { box.isOn = $0 == "true" })
    }

    /// The maximum width in cells and the maximum number of options side by side; other choices get a pop-up button.
    private static var segments: (width: Int, count: Int) { (40, 5) }

    private static func choice(_ options: [FormOption]) -> FormEditor {
        let titles = options.map(\.title)
        let width = titles.reduce(0) { $0 + $1.cellWidth(joining: .all) + 4 }
        func name(_ index: Int?) -> String { index.map { options[$0].name } ?? "" }
        func index(_ name: String) -> Int? { options.firstIndex { $0.name == name } }
        guard options.count <= segments.count, width <= segments.width else {
            let button = PopUpButton(titles)
            button.placeholder = "Choose…"
            return FormEditor(
                view: button, fillsWidth: false, control: button,
                text: { name(button.selectedIndex) },
                setText: { button.selectedIndex = index($0) })
        }
        let control = SegmentedControl(items: titles.map(MnemonicTitle.escaped))
        return FormEditor(
            view: control, fillsWidth: false, control: control,
            text: { name(control.selectedIndex) }, setText: { control.selectedIndex = index($0) })
    }

    private static func choices(
        _ options: [FormOption], _ changed: @escaping @MainActor () -> Void
    ) -> FormEditor {
        let boxes = options.map { option in
            Checkbox(MnemonicTitle.escaped(option.title)) { _ in changed() }
        }
        let first = boxes.first ?? Checkbox()
        return FormEditor(
            view: StackView(.vertical, boxes.isEmpty ? [first] : boxes), fillsWidth: false,
            control: first,
            text: {
                zip(options, boxes).filter { $1.isOn }.map(\.0.name).joined(separator: ",")
            },
            setText: { text in
                let names = FormOption.names(in: text)
                for (option, box) in zip(options, boxes) { box.isOn = names.contains(option.name) }
            })
    }
}
