// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension LayoutPage {
    static let form = LayoutPage(
        name: "form", title: "Form",
        summary: "Labels beside the fields, or above them; errors below."
    ) { _ in
        let controller = FormController(Form(of: Contact(), fields: Contact.fields))
        controller.on { [weak controller] (_: FormSubmitted<Contact>) in
            if let controller {
                Toast("All fields are valid.", kind: .success).show(from: controller)
            }
            return .stop
        }
        controller.on { [weak controller] (_: FormCancelled) in
            controller?.reset()
            return .stop
        }
        return controller
    }
}

/// The value that the form asks for.
private struct Contact: Sendable {
    var name = ""
    var address = ""
    var port = 8080
    var remark = ""

    static var fields: [FormField<Contact>] {
        [
            .text("name", \.name, placeholder: "Ada Lovelace").required("Enter a name"),
            .text("address", \.address, placeholder: "name@example.org")
                .validate { isAddress($0.address) ? nil : "Enter an address with one @" },
            .number("port", \.port, in: 1...65535, placeholder: "1 to 65535"),
            .text("remark", \.remark, placeholder: "optional")
                .validate { $0.remark.count > 40 ? "Enter at most 40 characters" : nil },
        ]
    }

    private static func isAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }
}
