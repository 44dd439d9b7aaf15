// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Questions about a value: fields with names, labels and checks, and the initial value.
///
/// A form is a value without views.
/// ``FormController`` shows it on a screen, in a sheet or inline. ``value(answering:)`` fills it in from texts, such as
/// the flags of a command, without a terminal.
///
/// ```swift
/// struct Account: Sendable {
///     var name = ""
///     var seats = 1
/// }
/// let form = Form("New account", of: Account(), fields: [
///     .text("name", \.name).required("Enter a name"),
///     .stepper("seats", \.seats, in: 1...50).help("One for each person"),
/// ])
/// let account = try form.value(answering: ["name": "Ada", "seats": "3"])
/// ```
public struct Form<Value: Sendable>: Sendable {
    /// The title of the form; empty for none.
    public var title: String
    /// A sentence below the title; empty for none.
    public var message = ""
    /// The title of the button that submits the form, with `&` before its mnemonic.
    public var submitTitle = "&Save"
    /// The title of the button that cancels the form, with `&` before its mnemonic.
    public var cancelTitle = "Cancel"
    /// The initial value; fields without an answer keep their part of it.
    public let initialValue: Value
    /// The pages, which the user answers one after the other.
    public let pages: [FormPage<Value>]

    /// Creates a form of one page.
    ///
    /// - Parameters:
    ///   - title: The title; empty for none.
    ///   - value: The initial value.
    ///   - fields: The fields, each with a name of its own.
    public init(_ title: String = "", of value: Value, fields: [FormField<Value>]) {
        self.init(title, of: value, pages: [FormPage(fields: fields)])
    }

    /// Creates a form of several pages.
    ///
    /// - Parameters:
    ///   - title: The title; empty for none.
    ///   - value: The initial value.
    ///   - pages: The pages; each field of the form has a name of its own.
    public init(_ title: String = "", of value: Value, pages: [FormPage<Value>]) {
        self.title = title
        self.initialValue = value
        self.pages = pages
    }

    /// The fields of all pages, in order.
    public var fields: [FormField<Value>] { pages.flatMap(\.fields) }

    /// Returns the field with a name; nil if there is none.
    public func field(named name: String) -> FormField<Value>? {
        for page in pages {
            if let field = page.fields.first(where: { $0.name == name }) { return field }
        }
        return nil
    }

    /// Whether any field has a secret answer, so that descriptions leave out the value.
    var hasSecret: Bool { fields.contains { $0.input == .secret } }
}

/// The fields of a form that are shown together.
public struct FormPage<Value: Sendable>: Sendable {
    /// The title of the page; empty for none.
    public var title: String
    /// The fields, from the top.
    public let fields: [FormField<Value>]

    /// Creates a page.
    public init(_ title: String = "", fields: [FormField<Value>]) {
        self.title = title
        self.fields = fields
    }
}
