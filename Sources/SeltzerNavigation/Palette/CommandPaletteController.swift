// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Shows a palette: the list for the typed text, then the questions for the arguments of the chosen action.
final class CommandPaletteController: ViewController {
    private let palette: CommandPalette
    private let actionsInReach: [CurrentAction]
    private let providers: [CommandProvider]
    private let finders: [CommandProvider.Finder]
    private let paletteView = CommandPaletteView()
    private var list = CommandList(isUnicode: true)
    /// The action whose arguments the palette asks for, with the values so far; nil while it asks for a command.
    private var asked: (action: CurrentAction, values: [String])?
    /// Whether the palette only asks for the arguments of one action.
    private let asksOnly: Bool
    private var searches: [Task<Void, Never>] = []
    private var found: [CommandList.Found?] = []

    private var menu: MenuView { paletteView.menu }
    private var query: String { paletteView.field.text }

    init(
        of palette: CommandPalette, _ actions: [CurrentAction], asking action: CurrentAction? = nil
    ) {
        self.palette = palette
        actionsInReach = actions
        providers = palette.providers
        finders = palette.providers.map { $0.prepare() }
        asked = action.map { ($0, []) }
        asksOnly = action != nil
        super.init()
        modalPresentationStyle = .popover
        menu.delegate = self
        on(TextChanged.self, CommandPaletteController.textChanged)
        // Events of the field stop here.
        on(TextSubmitted.self, CommandPaletteController.submitted)
        on(EditingBegan.self) { _ in .stop }
        on(EditingEnded.self) { _ in .stop }
        // The field's own binding of Enter has no title, and would hide this action in the footer.
        for keys in ["enter", "kp-enter"] as [KeySequence] {
            paletteView.field.bind(keys, Self.runTitle) { [weak self] in self?.run() }
        }
    }

    private static let runTitle = "Run"

    override func loadView() {
        view = paletteView
        paletteView.footer.includes = { [weak self] action in
            action.responder === self || action.identifier == "dismiss"
                || action.title == Self.runTitle
        }
    }

    override var preferredFocusedView: View? { paletteView.field }

    override func viewWillAppear(_ animated: Bool) {
        if asked == nil { paletteView.field.text = palette.initialText }
        ask()
        let rows = asksOnly ? 8 : max(list.rows.count, providers.isEmpty ? 4 : 12)
        let width = max(menu.content.width, paletteView.asks.cellWidth + 20)
        preferredContentSize = Size(
            width: width.clamped(45, 60),
            height: min(rows + CommandPaletteView.otherRows, 22))
    }

    override func viewDidDisappear(_ animated: Bool) { cancelSearches() }

    // MARK: Keys

    private typealias Move = (
        identifier: String, title: String, keys: [KeySequence], move: ListMove
    )

    private static let moves: [Move] = [
        ("palette-up", "Up", ["up", "ctrl-p"], .items(-1)),
        ("palette-down", "Down", ["down", "ctrl-n"], .items(1)),
        ("palette-page-up", "Page up", ["pageup"], .pages(-1)),
        ("palette-page-down", "Page down", ["pagedown"], .pages(1)),
    ]

    /// The actions of the list, and Esc, which first goes back from the arguments to the commands.
    override var actions: [Action] {
        Self.moves.map { entry in
            Action(entry.identifier, title: entry.title, keys: entry.keys) { responder in
                (responder as? CommandPaletteController)?.menu.move(entry.move)
                return .stop
            }.mayDecline(false).placement(entry.identifier.contains("page") ? .help : .footer)
                .group(
                    .moves(entry.move)
                ).category(.move)
        } + [
            Action(
                "palette-run", title: Self.runTitle, keys: ["enter", "kp-enter"],
                CommandPaletteController.run)
        ] + (canGoBack ? [back] : [])
    }

    private var back: Action {
        Action("palette-back", title: "Back", keys: ["escape"], CommandPaletteController.goBack)
    }

    /// Whether there is an earlier question to go back to.
    private var canGoBack: Bool { asked.map { !asksOnly || !$0.values.isEmpty } ?? false }

    private func goBack() {
        guard var asked else { return }
        if asked.values.isEmpty {
            self.asked = nil
            paletteView.field.text = ""
        } else {
            paletteView.field.text = asked.values.removeLast()
            self.asked = asked
        }
        ask()
    }

    private func textChanged(_ event: TextChanged) -> Disposition {
        update()
        return .stop
    }

    private func submitted(_ event: TextSubmitted) -> Disposition {
        run()
        return .stop
    }

    // MARK: The list

    /// Asks for a command or for the next argument.
    private func ask() {
        if let asked {
            let parameter = asked.action.action.parameters[asked.values.count]
            let sign = Symbol.chevronRight.text(in: paletteView)
            paletteView.asks = "\(asked.action.title) \(sign) \(parameter.title)"
            paletteView.field.placeholder = ""
            if paletteView.field.text.isEmpty { paletteView.field.text = parameter.initialText }
        } else {
            paletteView.asks = ""
            paletteView.field.placeholder = palette.placeholder
        }
        update()
    }

    /// Finds the entries that match the text.
    private func update() {
        cancelSearches()
        found = []
        if let asked {
            search(for: asked.action.action.parameters[asked.values.count])
        } else {
            found = zip(providers, finders).map { provider, find in
                guard let text = text(for: provider) else { return nil }
                search {
                    try await find(text)
                } and: { [weak self] in
                    self?.providerFound($0, provider)
                }
                return .loading
            }
        }
        showList()
    }

    /// Returns the text that a provider searches for; nil if the provider is not asked.
    private func text(for provider: CommandProvider) -> String? {
        let named = providers.filter { !$0.prefix.isEmpty && query.hasPrefix($0.prefix) }
        if let only = named.max(by: { $0.prefix.utf8.count < $1.prefix.utf8.count }) {
            guard only.prefix == provider.prefix else { return nil }
            return String(query.dropFirst(provider.prefix.count))
        }
        return provider.prefix.isEmpty && !query.isEmpty ? query : nil
    }

    private func providerFound(
        _ result: Result<[CommandItem], any Error>, _ provider: CommandProvider
    ) {
        guard
            let index = providers.firstIndex(where: {
                $0.title == provider.title && $0.prefix == provider.prefix
            }), found.indices.contains(index)
        else { return }
        switch result {
        case .success(let items): found[index] = .items(items)
        case .failure(let error): found[index] = .failed("Not found: \(error)")
        }
        showList(keepsCurrent: true)
    }

    private func showList(keepsCurrent: Bool = false) {
        let application = window?.application ?? palette.application
        var list = CommandList(isUnicode: application?.capabilities.isUnicode ?? true)
        if let asked {
            let parameter = asked.action.action.parameters[asked.values.count]
            add(values(of: parameter), of: parameter, to: &list)
        } else {
            add(to: &list)
        }
        self.list = list
        let current = menu.current
        menu.content = MenuContent(
            list.rows, joining: application?.capabilities.joinedClusters ?? .all)
        menu.current =
            keepsCurrent && list.entries.indices.contains(current ?? -1)
                && list.entries[current ?? 0] != nil ? current : nil
        if menu.current == nil { menu.move(.first) }
        paletteView.count = countText
    }

    private var countText: String {
        guard asked == nil, !query.isEmpty else { return "" }
        return "\(list.count) of \(actionsInReach.count)"
    }

    private func add(to list: inout CommandList) {
        let isOnlyProvider = providers.contains {
            !$0.prefix.isEmpty && query.hasPrefix($0.prefix)
        }
        if query.allSatisfy(\.isWhitespace) {
            list.add(actionsInReach, recent: palette.history.recent)
        } else if !isOnlyProvider {
            list.add(actionsInReach, matching: query, ranked: palette.history)
        }
        for (provider, found) in zip(providers, found) {
            guard let found else { continue }
            list.add(found, of: provider, matching: text(for: provider) ?? "")
        }
    }

    // MARK: Arguments

    private var foundValues: Result<[String], any Error>?

    private func search(for parameter: Action.Parameter) {
        foundValues = nil
        guard case .search(let find) = parameter.kind else { return }
        let text = query
        search {
            try await find(text)
        } and: { [weak self] result in
            self?.foundValues = result
            self?.showList()
        }
    }

    private func values(of parameter: Action.Parameter) -> [String] {
        guard case .choice(let all) = parameter.kind else { return [] }
        return query.isEmpty ? all : ItemSearch.matches(of: query, in: all).map { all[$0] }
    }

    private func add(
        _ values: [String], of parameter: Action.Parameter, to list: inout CommandList
    ) {
        switch parameter.kind {
        case .text: list.add(notice: "Enter takes the text.")
        case .choice: list.add(values: values, matching: query)
        case .search:
            switch foundValues {
            case nil: list.add(notice: "Searching…", isBusy: true)
            case .success(let values): list.add(values: values, matching: query)
            case .failure(let error): list.add(notice: "Not found: \(error)")
            }
        }
    }

    // MARK: Searching

    private func search<Value>(
        _ body: @escaping @MainActor () async throws -> Value,
        and completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        let application = window?.application ?? palette.application
        searches.append(
            ApplicationWork.start(in: application) {
                do {
                    let value = try await body()
                    if !Task.isCancelled { completion(.success(value)) }
                } catch {
                    if !Task.isCancelled { completion(.failure(error)) }
                }
            })
    }

    private func cancelSearches() {
        for search in searches { search.cancel() }
        searches = []
    }

    // MARK: Running

    /// Runs the current entry, or takes the text as the value of a parameter.
    private func run() {
        if let asked, case .text = asked.action.action.parameters[asked.values.count].kind {
            return query.isEmpty ? beep() : take(query)
        }
        if !menu.chooseCurrent() { beep() }
    }

    private func beep() { window?.application?.beep() }

    /// Takes a value, and asks for the next one or performs the action.
    private func take(_ value: String) {
        guard var asked else { return }
        asked.values.append(value)
        self.asked = asked
        paletteView.field.text = ""
        guard asked.values.count == asked.action.action.parameters.count else { return ask() }
        let application = window?.application
        palette.history.note(asked.action.historyName)
        dismiss()
        application?.perform(asked.action, arguments: asked.values)
    }

    private func perform(_ action: CurrentAction) {
        guard action.action.parameters.isEmpty else {
            asked = (action, [])
            paletteView.field.text = ""
            return ask()
        }
        let application = window?.application
        palette.history.note(action.historyName)
        dismiss()
        application?.perform(action)
    }
}

extension CommandPaletteController: MenuViewDelegate {
    func menuView(_ menu: MenuView, chose row: Int) {
        guard list.entries.indices.contains(row), let entry = list.entries[row] else { return }
        switch entry {
        case .action(let action): perform(action)
        case .value(let value): take(value)
        case .item(let item):
            palette.history.note(item.identifier ?? item.title)
            dismiss()
            item.perform()
        }
    }
}
