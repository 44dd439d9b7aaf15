// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The value of the form.
private struct Order: Sendable, CustomStringConvertible {
    enum Size: CaseIterable, Sendable { case small, medium, large }
    enum Extra: CaseIterable, Sendable { case ice, lemon, straw }

    var name = ""
    var glasses = 1
    var size = Size.medium
    var extras: Set<Extra> = []
    var table = ""
    var isPaid = false

    var description: String { "\(name), \(glasses) \(size)" }
}

extension GalleryPage {
    static let form = GalleryPage(
        name: "form", title: "Form", group: .containers,
        summary: "Edits the fields of a value, and says what is wrong.",
        hint: "Fill in the fields, and press Enter.", fillsRoom: true, usefulRows: 21
    ) {
        var form = Form("New order", of: Order(), fields: fields)
        form.submitTitle = "&Order"
        let controller = FormController(form)
        // A page of the gallery remains when its form is cancelled.
        controller.on { [weak controller] (_: FormCancelled) in
            controller?.reset()
            return .stop
        }
        controller.on { [weak controller] (event: FormSubmitted<Order>) in
            guard let controller else { return .ignored }
            let order = event.value
            let glasses = order.glasses == 1 ? "1 glass" : "\(order.glasses) glasses"
            Toast("Ordered.", detail: "\(glasses) for \(order.name)", kind: .success)
                .show(from: controller)
            return .observed
        }
        return FormPageController(controller)
    }

    private static var fields: [FormField<Order>] {
        [
            .text("name", \.name, placeholder: "Ada").required("Enter a name")
                .validate { $0.name.count > 20 ? "Enter at most 20 characters" : nil },
            .stepper("glasses", \.glasses, in: 1...12)
                .validate { order in
                    order.size == .large && order.glasses > 4 ? "At most 4 large ones" : nil
                },
            .choice("size", \.size),
            .choices("extras", \.extras),
            .combo("table", \.table, items: (1...9).map { "Table \($0)" })
                .help("Empty for the bar")
                .validate(after: .milliseconds(300)) { order in
                    // A real program would ask a server here.
                    order.table == "Table 7" ? "Reserved" : nil
                },
            .toggle("is-paid", \.isPaid, label: "Paid"),
        ]
    }
}

/// Shows a form at the beginning of its room; by itself, a form is in the middle.
private final class FormPageController: ViewController {
    private let form: FormController<Order>

    init(_ form: FormController<Order>) {
        self.form = form
        super.init()
        addChild(form)
    }

    override func loadView() {
        view = LeadingFormView(form.view)
        form.didMove(toParent: self)
    }

    override var preferredFocusedView: View? { form.preferredFocusedView }
}

/// Places a form so that its labels begin in the same column as the title of the page: a form keeps
/// two columns free before them.
private final class LeadingFormView: View {
    private let form: View

    init(_ form: View) {
        self.form = form
        super.init(frame: .zero)
        addSubview(form)
    }

    override func sizeThatFits(_ size: Size) -> Size { form.sizeThatFits(size) }

    override func layoutSubviews() {
        form.frame = Rect(x: -1, y: 0, width: min(bounds.width + 1, 76), height: bounds.height)
    }
}
