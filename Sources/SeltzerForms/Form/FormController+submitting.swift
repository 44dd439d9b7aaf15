// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerResponder
import SeltzerViews

/// Submitting, going back and cancelling.
extension FormController {
    /// Submits the page; the submit button does the same.
    public func submit() {
        _ = view
        submitButton.performPrimaryAction()
    }

    func submitPage() async {
        failure = nil
        let fields = isLastPage ? form.fields : page?.fields ?? []
        told.formUnion(fields.map(\.name))
        update()
        if tellErrors(of: fields) { return }
        for field in fields {
            guard let check = field.laterCheck else { continue }
            await checks.finish(
                check, of: field.name, draft.value, in: window?.application)
        }
        update()
        if tellErrors(of: fields) { return }
        // An answer may have changed meanwhile, and is not checked yet.
        guard fields.allSatisfy({ $0.laterCheck == nil || checks.hasEnded($0.name) }) else {
            return
        }
        guard isLastPage else { return show(page: pageIndex + 1, isByUser: true) }
        await finish()
    }

    /// Focuses the first field with an error, and returns whether there is one.
    private func tellErrors(of fields: [FormField<Value>]) -> Bool {
        guard let first = fields.first(where: { problem(of: $0.name) != nil }) else { return false }
        window?.application?.beep()
        focus(first.name, isByUser: true)
        return true
    }

    private func finish() async {
        let value = draft.value
        if let submission {
            let work = task { [weak self] in
                do {
                    try await submission(value)
                    if !Task.isCancelled { self?.didSubmit(value) }
                } catch is CancellationError {
                } catch {
                    if !Task.isCancelled { self?.tell(error) }
                }
            }
            await work.value
        } else {
            didSubmit(value)
        }
    }

    private func tell(_ error: any Error) {
        if let errors = error as? FormErrors {
            for error in errors.errors { checks.setProblem(error.message, of: error.field) }
            update()
            if tellErrors(of: form.fields) { return }
        }
        failure = "\(error)"
        window?.application?.beep()
        update()
    }

    private func didSubmit(_ value: Value) {
        // The draft may differ from the submitted value, because the user may have typed meanwhile.
        draft.commit(value)
        post(FormSubmitted(value: value, isSecure: form.hasSecret), includingSelf: true)
        if presentingViewController != nil { dismiss() }
    }

    // MARK: Going back

    /// Goes to the previous page; does nothing on the first page.
    ///
    /// No event is posted.
    public func goBack() { show(page: pageIndex - 1, isByUser: false) }

    func goBackByUser() { show(page: pageIndex - 1, isByUser: true) }

    func cancelForm() {
        guard confirmsDiscarding, isDirty else { return discard() }
        let alert = Alert(
            "Discard the changes?",
            actions: [
                AlertAction("&Keep editing", style: .cancel),
                AlertAction("&Discard", style: .destructive) { [weak self] in self?.discard() },
            ])
        present(alert)
    }

    private func discard() {
        let outcome = post(FormCancelled(), includingSelf: true)
        if presentingViewController != nil {
            dismiss()
        } else if outcome == .unhandled, window?.rootViewController === self {
            window?.application?.end()
        }
    }
}
