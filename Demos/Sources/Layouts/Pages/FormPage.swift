// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension LayoutPage {
    static let form = LayoutPage(
        name: "form", title: "Form",
        summary: "Captions beside the fields, or above them; errors below."
    ) { _ in FormPage() }
}

/// Shows fields with captions, in a grid of two columns, or of one column in a narrow window.
final class FormPage: ViewController {
    private let names: [Label]
    private let fields: [TextField]
    private let grid = GridView(columns: [], columnSpacing: 2)
    private let status = Label(style: Style(foreground: .success))
    private lazy var save = Button("&Save") { [weak self] _ in self?.check() }
    private lazy var example = Button("&Example") { [weak self] _ in self?.fillIn() }

    override init() {
        names = ["Name", "Address", "Port", "Remark"].map {
            Label($0, style: Style(foreground: .secondaryLabel))
        }
        fields = [
            Self.field("Ada Lovelace") { $0.isEmpty ? "Enter a name" : nil },
            Self.field("name@example.org") {
                let parts = $0.split(separator: "@", omittingEmptySubsequences: false)
                let isAddress = parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
                return isAddress ? nil : "Enter an address with one @"
            },
            Self.field("1 to 65535") {
                let isPort = UInt16($0).map { $0 > 0 } ?? false
                return isPort ? nil : "Enter a number from 1 to 65,535"
            },
            Self.field("optional") { $0.count > 40 ? "Enter at most 40 characters" : nil },
        ]
        super.init()
    }

    private static func field(
        _ placeholder: String, _ message: @escaping @MainActor (String) -> String?
    ) -> TextField {
        let field = TextField(placeholder: placeholder)
        field.validation = TextValidation(message)
        return field
    }

    override func loadView() {
        for (name, field) in zip(names, fields) {
            grid.addArrangedSubview(name)
            grid.addArrangedSubview(field)
        }
        let column = VStack {
            grid
            HStack(spacing: 2) {
                save
                example
                status
            }
        }
        column.layoutMargins = Insets(top: 1, left: 2, bottom: 0, right: 2)
        let form = View()
        form.addSubview(column)
        // A readable width, in the middle of a wider window.
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

    override var preferredFocusedView: View? { fields.first }

    override func viewWillLayoutSubviews() {
        let isNarrow = view.bounds.width < 48
        grid.columns = isNarrow ? [.fraction(1)] : [.fitting, .fraction(1)]
        for name in names { name.textAlignment = isNarrow ? .left : .right }
    }

    private func textChanged(_ event: TextChanged) -> Disposition {
        status.text = ""
        return .stop
    }

    private func check() {
        let wrong = fields.filter { !$0.validate() }
        status.text = wrong.isEmpty ? "All fields are valid." : ""
        wrong.first?.becomeFirstResponder()
    }

    private func fillIn() {
        for (field, text) in zip(fields, ["Ada Lovelace", "ada@example.org", "8080", ""]) {
            field.text = text
        }
        check()
    }
}
