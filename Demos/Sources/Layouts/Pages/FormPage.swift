// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension LayoutPage {
    static let form = LayoutPage(
        name: "form", title: "Form",
        summary: "Names beside their fields, or above them; errors where they are."
    ) { _ in FormPage() }
}

/// Fields with names, in a grid of two columns, or of one where that would be narrow.
final class FormPage: ViewController {
    private let rows = [
        FormRow("Name", "as on the door", "A name is needed") { !$0.isEmpty },
        FormRow("Address", "name@example.org", "An address has one @ in it") {
            $0.split(separator: "@", omittingEmptySubsequences: false).filter { !$0.isEmpty }.count
                == 2
        },
        FormRow("Port", "1 to 65535", "A number from 1 to 65535 is needed") {
            UInt16($0).map { $0 > 0 } ?? false
        },
        FormRow("Remark", "may stay empty", "At most 40 characters") { $0.count <= 40 },
    ]
    private let grid = GridView(columns: [], columnSpacing: 2)
    private let status = Label(style: Style(foreground: .success))
    private lazy var save = Button("&Save") { [weak self] _ in self?.check() }
    private lazy var clear = Button("&Clear") { [weak self] _ in self?.empty() }

    override func loadView() {
        for row in rows {
            grid.addArrangedSubview(row.name)
            grid.addArrangedSubview(row.cell)
        }
        let buttons = HStack(spacing: 2) {
            save
            clear
            status
        }
        let column = VStack(spacing: 1) {
            grid
            buttons
        }
        column.layoutMargins = Insets(top: 1, left: 2, bottom: 0, right: 2)
        let form = View()
        form.addSubview(column)
        // As wide as is easy to read, in the middle of what is wider.
        LayoutConstraint.activate([
            column.width <= 72, (column.width == form.width).withPriority(.defaultHigh),
            column.width <= form.width, column.centerX == form.centerX, column.top == form.top,
            column.bottom <= form.bottom,
        ])
        view = ScrollView(form)
        defaultButton = save
    }

    override func viewDidLoad() {
        on(TextChanged.self, FormPage.textChanged)
    }

    override var preferredFocusedView: View? { rows.first?.field }

    override func viewWillLayoutSubviews() {
        let isNarrow = view.bounds.width < 48
        grid.columns = isNarrow ? [.fraction(1)] : [.fitting, .fraction(1)]
        grid.rowSpacing = isNarrow ? 0 : 1
        for row in rows { row.name.textAlignment = isNarrow ? .left : .right }
    }

    /// What was told to be wrong is looked at again with each key.
    private func textChanged(_ event: TextChanged) -> Disposition {
        status.text = ""
        for row in rows where row.isWrong { row.check() }
        return .stop
    }

    private func check() {
        rows.forEach { $0.check() }
        let wrong = rows.first(where: \.isWrong)
        status.text = wrong == nil ? "Everything is right." : ""
        wrong?.field.becomeFirstResponder()
    }

    private func empty() {
        rows.forEach { $0.empty() }
        status.text = ""
        rows.first?.field.becomeFirstResponder()
    }
}

/// A field, its name, and what is wrong with it.
@MainActor
private final class FormRow {
    let name: Label
    let field: TextField
    let cell: StackView
    private let error: Label
    private let isRight: (String) -> Bool

    init(
        _ name: String, _ placeholder: String, _ error: String, isRight: @escaping (String) -> Bool
    ) {
        self.name = Label(name, style: Style(foreground: .secondaryLabel))
        self.isRight = isRight
        field = TextField(placeholder: placeholder)
        self.error = Label(error, style: Style(foreground: .danger))
        self.error.isHidden = true
        cell = StackView(.vertical, [field, self.error])
    }

    var isWrong: Bool { !error.isHidden }

    func check() {
        error.isHidden = isRight(field.text)
        field.isInvalid = isWrong
    }

    func empty() {
        field.text = ""
        error.isHidden = true
        field.isInvalid = false
    }
}
