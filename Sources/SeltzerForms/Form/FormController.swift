// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerViews

/// Shows a form on a screen, in a sheet, inline, or inside of another controller, and returns its value.
///
/// ```swift
/// let sheet = FormController(form) { account in try await server.add(account) }
/// if let account = await present(sheet, until: FormSubmitted<Account>.self)?.value { show(account) }
/// ```
///
/// The button at the right end, Enter and Ctrl-S submit the page. If an answer has an error, its field is focused, and
/// the line above the buttons shows the error. Otherwise the next page is shown; after the last one the closure runs,
/// while the button is busy, and the controller posts
/// ``FormSubmitted``. The line above the buttons also shows an error that the closure throws; ``FormErrors`` are shown
/// at their fields.
///
/// A field shows an error of its answer when it loses the focus, and from then on after each change.
///
/// Esc and the cancel button post ``FormCancelled``. A presented form is dismissed after it was cancelled or submitted.
/// If the form is the root of its window, cancelling ends the application, unless a handler stops the event.
public final class FormController<Value: Sendable>: ViewController {
    /// The form.
    public let form: Form<Value>
    /// The index of the page that is shown, from 0.
    public private(set) var pageIndex = 0
    /// Whether the user is asked before a form with changes is cancelled; false at first.
    public var confirmsDiscarding = false

    var draft: FormDraft<Value>
    let checks = FormLaterChecks()
    /// The names of the fields that show errors of their answers.
    var told: Set<String> = []
    /// The names of the fields that the user has changed.
    private var edited: Set<String> = []
    /// The message of the error that the closure threw; nil for none.
    var failure: String?
    let submission: (@MainActor (Value) async throws -> Void)?
    private(set) var rows: [[FormRow]] = []
    private lazy var formView = FormView(back: backButton, cancel: cancel, submit: submitButton)
    lazy var submitButton = Button(form.submitTitle) { [weak self] (_: Button) async in
        await self?.submitPage()
    }
    private lazy var cancel = Button(form.cancelTitle) { [weak self] (_: Button) in
        self?.cancelForm()
    }
    private lazy var backButton = Button("Bac&k") { [weak self] (_: Button) in
        self?.goBackByUser()
    }

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - submit: Runs with the valid value of a form that is submitted, before ``FormSubmitted`` is posted. It is
    ///     cancelled when the form leaves the screen. The controller retains it.
    public init(
        _ form: Form<Value>, submit: (@MainActor (Value) async throws -> Void)? = nil
    ) {
        self.form = form
        submission = submit
        draft = FormDraft(form)
        super.init()
    }

    // MARK: The value

    /// The initial value with all readable answers.
    public var value: Value { draft.value }

    /// Whether an answer differs from the initial value.
    public var isDirty: Bool { draft.isDirty }

    /// The errors of the answers, in the order of the fields.
    ///
    /// Checks that have not ended do not count.
    public var errors: [FormError] {
        form.fields.compactMap { field in
            problem(of: field.name).map { FormError(field: field.name, message: $0) }
        }
    }

    /// Returns the answer of a field as text; empty if there is no such field.
    public func text(of name: String) -> String { draft.text(of: name) }

    /// Sets the answer of a field without reporting it; does nothing if there is no such field.
    public func setText(_ text: String, of name: String) {
        draft.setText(text, of: name)
        checks.cancel(name)
        row(named: name)?.editor.setText(draft.text(of: name))
        update()
    }

    /// Forgets all answers, and goes to the first page; no event is posted.
    public func reset() { reset(isByUser: false) }

    private func reset(isByUser: Bool) {
        draft.reset()
        checks.cancelAll()
        told = []
        edited = []
        failure = nil
        for row in rows.joined() { row.editor.setText(draft.text(of: row.name)) }
        if pageIndex > 0 { show(page: 0, isByUser: isByUser) } else { update() }
    }

    /// Focuses the control of a field, on its page; does nothing if there is no such field.
    ///
    /// ``FormPageChanged`` is not posted.
    public func focus(_ name: String) { focus(name, isByUser: false) }

    func focus(_ name: String, isByUser: Bool) {
        guard let page = rows.firstIndex(where: { $0.contains { $0.name == name } }) else { return }
        if page != pageIndex { show(page: page, isByUser: isByUser) }
        row(named: name)?.editor.control.becomeFirstResponder()
    }

    func problem(of name: String) -> String? {
        draft.problem(of: name) ?? checks.problem(of: name)
    }

    private func row(named name: String) -> FormRow? {
        rows.joined().first { $0.name == name }
    }

    // MARK: The view

    /// Creates the controls of all fields.
    public override func loadView() {
        rows = form.pages.map { page in
            page.fields.map { field in
                let row = FormRow(field) { [weak self] in
                    self?.changed($0)
                } ended: { [weak self] in
                    self?.ended($0)
                }
                row.editor.setText(draft.text(of: field.name))
                return row
            }
        }
        view = formView
        defaultButton = submitButton
        cancelButton = cancel
        formView.summary.addAction(for: .primaryActionTriggered) { [weak self] _ in
            self?.focusFirstError()
        }
        showPage()
    }

    /// The control of the first field.
    public override var preferredFocusedView: View? {
        _ = view
        return rows.indices.contains(pageIndex)
            ? rows[pageIndex].first?.editor.control : nil
    }

    /// The actions `submit-form` on Ctrl-S and `reset-form`.
    public override var actions: [Action] {
        [
            Action(
                "submit-form", title: MnemonicTitle(form.submitTitle).text, keys: ["ctrl-s"],
                FormController.submit
            ).placement(.help),
            Action("reset-form", title: "Reset", FormController.resetByUser)
                .placement(.palette).enabled { (form: FormController) in form.isDirty },
        ]
    }

    var page: FormPage<Value>? {
        form.pages.indices.contains(pageIndex) ? form.pages[pageIndex] : nil
    }

    var isLastPage: Bool { pageIndex >= form.pages.count - 1 }

    private func resetByUser() { reset(isByUser: true) }

    func show(page index: Int, isByUser: Bool) {
        guard index != pageIndex, form.pages.indices.contains(index) else { return }
        pageIndex = index
        showPage()
        formView.scrollToTop()
        window?.layoutIfNeeded()
        preferredFocusedView?.becomeFirstResponder()
        if isByUser { post(FormPageChanged(index: index), includingSelf: true) }
    }

    private func showPage() {
        let count = form.pages.count
        let parts = [page?.title ?? "", count > 1 ? "\(pageIndex + 1) of \(count)" : ""]
        formView.content.show(
            title: form.title, remark: parts.filter { !$0.isEmpty }.joined(separator: "  "),
            message: pageIndex == 0 ? form.message : "")
        formView.content.rows = rows.indices.contains(pageIndex) ? rows[pageIndex] : []
        formView.summary.remark =
            page?.fields.contains(where: \.isRequired) == true ? "* needs an answer" : ""
        backButton.isHidden = pageIndex == 0
        submitButton.title = isLastPage ? form.submitTitle : "&Next"
        update()
    }

    /// Shows the errors at the fields and in the summary.
    func update() {
        for row in rows.joined() {
            if told.contains(row.name), let problem = problem(of: row.name) {
                row.note = .problem(problem)
            } else {
                row.note = checks.isRunning(row.name) ? .checking : .help
            }
        }
        formView.summary.problem = failure ?? summary
    }

    private var summary: String {
        let wrong = form.fields.filter { told.contains($0.name) && problem(of: $0.name) != nil }
        guard let first = wrong.first, let problem = problem(of: first.name) else { return "" }
        if wrong.count == 1 { return "\(first.label): \(problem)" }
        return "\(wrong.count) fields: " + wrong.map(\.label).joined(separator: ", ")
    }

    private func focusFirstError() {
        if let first = errors.first(where: { told.contains($0.field) }) {
            focus(first.field, isByUser: true)
        }
    }

    // MARK: Changes

    private func changed(_ row: FormRow) {
        let name = row.name
        guard row.editor.text() != draft.text(of: name) else { return }
        draft.setText(row.editor.text(), of: name)
        edited.insert(name)
        failure = nil
        checks.cancel(name)
        if let check = form.field(named: name)?.laterCheck, draft.problem(of: name) == nil {
            checks.schedule(check, of: name, in: view) { [weak self, form] in
                self?.value ?? form.initialValue
            } ended: { [weak self] in
                self?.told.insert(name)
                self?.update()
            }
        }
        update()
        post(FormFieldChanged(field: name), includingSelf: true)
    }

    private func ended(_ row: FormRow) {
        guard edited.contains(row.name) else { return }
        told.insert(row.name)
        update()
    }
}
