// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// Completes the token at the cursor of a control; text fields and text views use it.
///
/// The control calls ``textDidChange()`` after each edit by the user, and lists ``actions(listKeys:)`` before its own.
@MainActor
package final class Completer {
    private weak var host: (any CompletionHost)?
    /// The providers; the first one with a token is asked.
    package var providers: [CompletionProvider] = [] { didSet { dismiss() } }
    package var settings = CompletionSettings()
    /// Whether an item is being inserted.
    package private(set) var isTaking = false

    private let popup: CompletionPopup
    private var search: Task<Void, Never>?
    private var inlineSearch: Task<Void, Never>?
    /// The trigger of the list.
    private var trigger = CompletionTrigger.line
    /// The item whose rest is shown after the cursor.
    private var inline: (item: CompletionItem, trigger: CompletionTrigger)?

    /// Creates the completer of a control, which it holds weakly.
    package init(of host: any CompletionHost) {
        self.host = host
        popup = CompletionPopup(of: host)
        popup.take = { [weak self] in self?.take($0) }
    }

    /// Whether the list is on the screen.
    package var isShown: Bool { popup.isShown }

    /// The selected item; nil for none.
    package var selected: CompletionItem? { popup.isShown ? popup.selected : nil }

    // MARK: Looking for items

    /// Looks for completions of the token at the cursor after an edit by the user.
    package func textDidChange() {
        if isTaking { dismiss() } else { update(isAsked: false) }
    }

    /// Hides a list whose token the cursor has left.
    package func cursorDidMove() {
        guard search != nil || inlineSearch != nil || inline != nil || popup.isShown else { return }
        if popup.isShown, let token = token(of: trigger), token.range.lowerBound == popup.start {
            return host?.setNeedsDisplay() ?? ()
        }
        dismiss()
    }

    /// Looks for completions because the user asked for them by a key.
    package func ask() { update(isAsked: true) }

    private func update(isAsked: Bool) {
        search?.cancel()
        search = nil
        guard let host, host.isFocused, let application = host.window?.application,
            let context = host.completionContext
        else { return dismiss() }
        updateInline(context, isAsked: isAsked, in: application)
        for provider in providers where provider.presentation == .list {
            guard let token = provider.trigger.token(in: context, isAsked: isAsked) else {
                continue
            }
            // The list for another token must not be taken meanwhile.
            if popup.start != context.start + token.range.lowerBound { popup.hide() }
            search = look(for: token, provider, context, isAsked: isAsked, in: application) {
                $0.show($1, at: token, of: provider.trigger)
            }
            return
        }
        popup.hide()
    }

    /// Asks a provider, and passes its answer on unless the text or the cursor changes before.
    private func look(
        for token: CompletionTrigger.Token, _ provider: CompletionProvider,
        _ context: CompletionContext, isAsked: Bool, in application: Application,
        then show: @escaping @MainActor (Completer, [CompletionItem]) -> Void
    ) -> Task<Void, Never> {
        let request = CompletionRequest(token, in: context, isAsked: isAsked)
        return ApplicationWork.start(in: application) { [weak self] in
            let items = await provider.find(request)
            guard !Task.isCancelled, let self, let host, host.isFocused,
                host.completionContext == context
            else { return }
            show(self, items)
        }
    }

    private func show(
        _ items: [CompletionItem], at token: CompletionTrigger.Token, of trigger: CompletionTrigger
    ) {
        search = nil
        guard let context = host?.completionContext else { return }
        let items = Array(items.prefix(CompletionProvider.maximumCount))
        let typed = CompletionRequest(token, in: context, isAsked: false).token
        guard !items.isEmpty, items.map(\.text) != [typed] else { return popup.hide() }
        self.trigger = trigger
        popup.show(
            items, selecting: settings.selectsFirst ? 0 : nil,
            at: place(of: token, trigger, context), settings)
    }

    /// Shows all choices for the whole line, whatever the text is.
    package func showAll(_ items: [CompletionItem], selecting index: Int?) {
        search?.cancel()
        search = nil
        guard let context = host?.completionContext, !items.isEmpty,
            let token = CompletionTrigger.line.token(in: context, isAsked: true)
        else { return popup.hide() }
        trigger = .line
        popup.show(
            items, selecting: index, at: place(of: token, trigger, context), settings,
            showsAll: true)
    }

    private func place(
        of token: CompletionTrigger.Token, _ trigger: CompletionTrigger,
        _ context: CompletionContext
    ) -> CompletionPopup.Place {
        CompletionPopup.Place(
            start: context.start + token.range.lowerBound,
            queryStart: context.start + token.queryStart, isWholeLine: trigger.isWholeLine)
    }

    /// Hides the list, and cancels a running search.
    package func hide() {
        search?.cancel()
        search = nil
        popup.hide()
    }

    /// Hides the list and the rest after the cursor.
    package func dismiss() {
        hide()
        setInline(nil)
    }

    /// Selects another item of the list.
    package func moveSelection(by step: Int) { popup.move(by: step) }

    // MARK: The rest after the cursor

    private func updateInline(
        _ context: CompletionContext, isAsked: Bool, in application: Application
    ) {
        inlineSearch?.cancel()
        inlineSearch = nil
        for provider in providers where provider.presentation == .inline {
            guard context.after.isEmpty,
                let token = provider.trigger.token(in: context, isAsked: isAsked)
            else { continue }
            inlineSearch = look(for: token, provider, context, isAsked: isAsked, in: application) {
                $0.inlineSearch = nil
                $0.inline = $1.first.map { ($0, provider.trigger) }
                $0.host?.setNeedsDisplay()
            }
            return
        }
    }

    /// Sets the item whose rest is shown after the cursor while the token begins as the item does.
    package func setInline(_ item: CompletionItem?, for trigger: CompletionTrigger = .line) {
        inlineSearch?.cancel()
        inlineSearch = nil
        guard inline?.item != item else { return }
        inline = item.map { ($0, trigger) }
        host?.setNeedsDisplay()
    }

    /// The rest of the selected item, or else of the inline item; nil unless the cursor is at the end of its line.
    package var inlineRest: String? { inlineCompletion?.rest }

    private var inlineCompletion: (item: CompletionItem, trigger: CompletionTrigger, rest: String)?
    {
        guard inline != nil || settings.showsInlineSuggestion && popup.isShown,
            let host, host.isFocused, let context = host.completionContext,
            context.after.isEmpty, !context.hasSelection
        else { return nil }
        func completion(
            _ item: CompletionItem, _ trigger: CompletionTrigger
        ) -> (CompletionItem, CompletionTrigger, String)? {
            guard let token = trigger.token(in: context, isAsked: true) else { return nil }
            let typed = CompletionRequest(token, in: context, isAsked: true).token
            guard item.text.completes(typed) else { return nil }
            return (item, trigger, String(item.text.dropFirst(typed.count)))
        }
        if popup.isShown, let selected = popup.selected { return completion(selected, trigger) }
        if let inline, let found = completion(inline.item, inline.trigger) { return found }
        guard settings.showsInlineSuggestion, popup.isShown, let first = popup.items.first else {
            return nil
        }
        return completion(first, trigger)
    }

    // MARK: Taking an item

    /// Takes the item whose rest is shown after the cursor.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    package func takeInline() -> Bool {
        guard let inline = inlineCompletion else { return false }
        take(inline.item, for: inline.trigger)
        return true
    }

    /// Takes the selected item.
    ///
    /// - Returns: Whether there was one.
    package func takeSelected() -> Bool {
        guard let selected else { return false }
        take(selected)
        return true
    }

    /// Takes the selected item, or the item after the cursor, or else the first item.
    package func takeBest() {
        if takeSelected() || takeInline() { return }
        if let best = popup.best { take(best) }
    }

    private func take(_ item: CompletionItem) { take(item, for: trigger) }

    private func take(_ item: CompletionItem, for trigger: CompletionTrigger) {
        guard let host, host.isEnabled, let context = host.completionContext,
            let token = trigger.token(in: context, isAsked: true)
        else { return }
        isTaking = true
        let range = token.range.lowerBound + context.start..<token.range.upperBound + context.start
        let isTaken = host.complete(range, with: item.text)
        isTaking = false
        hide()
        if isTaken { host.didTakeCompletion(item, forWholeLine: trigger.isWholeLine) }
    }

    /// Replaces the whole line by a text as if the user had taken an item.
    package func takeLine(_ text: String) { take(CompletionItem(text), for: .line) }

    private func token(of trigger: CompletionTrigger) -> CompletionTrigger.Token? {
        guard let context = host?.completionContext,
            var token = trigger.token(in: context, isAsked: true)
        else { return nil }
        token.range =
            token.range.lowerBound + context.start..<token.range.upperBound + context.start
        return token
    }
}

extension String {
    /// Returns whether this text begins with a typed text, and is longer; upper and lower case are equal.
    func completes(_ typed: String) -> Bool {
        var index = startIndex
        for character in typed {
            guard index < endIndex else { return false }
            let own = self[index]
            guard own == character || TextFolding().matches(String(own), String(character))
            else {
                return false
            }
            formIndex(after: &index)
        }
        return index < endIndex
    }
}
