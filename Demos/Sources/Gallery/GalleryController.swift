// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the list of pages, the chosen page, and the events that it posts.
final class GalleryController: ViewController {
    private(set) var page: PageController
    private let list: PageList
    private let edge = PaneEdge()
    private let stage = StageView()
    private let events = EventsPanel()
    private let bar: GalleryBar
    private let footer = KeyFooter()
    private let palette = CommandPalette()
    /// Whether the page is laid out; earlier events are not caused by the user.
    private var isLaidOut = false
    /// Whether keys, the mouse or a paste came since the page was shown.
    private var isUsed = false
    /// The view that lost the focus when the list was hidden; nil after the next input.
    private weak var hiddenFocus: View?

    /// The themes to choose from; nil is the theme that suits the terminal.
    private static let themes: [Theme?] = [nil] + Theme.builtIn

    init(beginningWith page: GalleryPage = .welcome) {
        self.page = PageController(page)
        list = PageList(page)
        bar = GalleryBar(themes: Self.themes.map { $0?.name ?? "Automatic" })
        super.init()
    }

    override func loadView() {
        let view = View()
        for subview in [bar, list, stage, events, edge, footer] { view.addSubview(subview) }
        self.view = view
        install(page)
    }

    override func viewDidLoad() {
        on { [weak self] (event: TurnAsked) in
            self?.turn(by: event.step); return .stop
        }
        on { [weak self] (_: PagesAsked) in
            self?.presentPages(); return .stop
        }
        on { [weak self] (event: ThemeChosen) in
            self?.setTheme(event.index); return .stop
        }
        on { [weak self] (event: CodeAsked) in
            self?.showCode(event.isShown); return .stop
        }
        on { [weak self] (event: PageShown) in
            self?.show(event.page); return .stop
        }
        on { [weak self] (event: PageOpened) in
            self?.open(event.page); return .stop
        }
        palette.providers = [
            CommandProvider("Pages") { [weak self] query in self?.pages(matching: query) ?? [] }
        ]
        ContextMenuInteraction(on: self)
        observeInput()
        // Events of the list itself do not take this route.
        stage.observeRoutes { [weak self] trace in self?.note(trace) }
    }

    override func viewDidAppear(_ animated: Bool) { updateBar() }

    private func observeInput() {
        on(KeyEvent.self, phase: .capture) { [weak self] _ in self?.noteUse() ?? .ignored }
        on(MouseEvent.self, phase: .capture) { [weak self] _ in self?.noteUse() ?? .ignored }
        on(PasteEvent.self, phase: .capture) { [weak self] _ in self?.noteUse() ?? .ignored }
    }

    private func noteUse() -> Disposition {
        isUsed = true
        hiddenFocus = nil
        return .ignored
    }

    /// The list of pages, or the page if there is no room for the list.
    override var preferredFocusedView: View? {
        view.layoutIfNeeded()
        return list.isHidden ? page.preferredFocusedView : list.preferredFocusedView
    }

    override func viewDidLayoutSubviews() {
        let layout = GalleryLayout(
            bounds: view.bounds,
            showsEvents: postsEvents && !page.page.showsRoutes(in: view.bounds.size))
        bar.frame = layout.bar
        list.frame = layout.list
        // The first column beside the list is free.
        edge.frame = Rect(
            x: layout.list.maxX, y: layout.list.minY, width: 1, height: layout.list.height)
        stage.frame = layout.stage
        events.frame = layout.events
        footer.frame = layout.footer
        bar.turnsPages = layout.list.isEmpty
        let focused = window?.firstResponder as? View
        if layout.list.isEmpty, !list.isHidden, focused?.isDescendant(of: list) == true {
            hiddenFocus = focused
        }
        for part in [bar, list, events, footer] { part.isHidden = part.frame.isEmpty }
        if !list.isHidden, let former = hiddenFocus {
            hiddenFocus = nil
            former.becomeFirstResponder()
        }
        edge.isHidden = list.isHidden
        stage.layoutIfNeeded()
        isLaidOut = true
    }

    /// The keys of the focused view come first in the footer.
    override var actions: [Action] {
        [
            Action("filter", title: "Filter", keys: ["/"], GalleryController.filter).priority(.low),
            Action(
                "code", title: page.showsCode ? "Page" : "Code", keys: ["f5"],
                GalleryController.toggleCode
            ).priority(.low),
            Action("theme", title: "Theme", keys: ["f2"], GalleryController.changeTheme)
                .priority(.low),
            Action("size", title: "Size", keys: ["f3"], GalleryController.changeSize)
                .priority(.low),
            Action("clear", title: "Clear events", keys: ["f4"], GalleryController.clearEvents)
                .priority(.low).enabled { (gallery: GalleryController) in
                    gallery.postsEvents && gallery.events.hasEvents
                },
            Action(
                "next-page", title: "Next page", keys: ["alt-n", "f8"], GalleryController.turnOn
            ).priority(.low),
            Action(
                "previous-page", title: "Previous page", keys: ["alt-p"],
                GalleryController.turnBack
            ).priority(.low),
            palette.action,
            .contextMenu,
            .help,
            Action("quit", title: "Quit", keys: ["ctrl-q"], GalleryController.quit).role(.quit),
        ]
    }

    // MARK: Pages

    private func turnOn() { turn(by: 1) }

    private func turnBack() { turn(by: -1) }

    /// Moves on by a number of pages; the first page follows the last.
    private func turn(by step: Int) {
        let count = GalleryPage.all.count
        let index = GalleryPage.names.firstIndex(of: page.page.name) ?? 0
        show(GalleryPage.all[(index + step + count) % count])
        focusPage()
    }

    private func show(_ new: GalleryPage) {
        guard new.name != page.page.name else { return }
        page.willMove(toParent: nil)
        page.removeFromParent()
        let showsCode = page.showsCode
        page = PageController(new)
        page.showsCode = showsCode
        install(page)
        updateBar()
        view.setNeedsLayout()
    }

    /// Shows a page and focuses it.
    private func open(_ new: GalleryPage) {
        presentedViewController?.dismiss()
        show(new)
        focusPage()
    }

    private func install(_ page: PageController) {
        addChild(page)
        stage.content = page.view
        page.didMove(toParent: self)
        list.page = page.page
        events.hint = page.page.hint ?? ""
        events.clear()
        (isLaidOut, isUsed) = (false, false)
    }

    /// Returns the pages for the command palette, the best first.
    private func pages(matching query: String) -> [CommandItem] {
        var matcher = FuzzyMatcher(query)
        let found = GalleryPage.all.compactMap { page in
            matcher.score(page.title).map { (page: page, score: $0) }
        }
        return found.sorted { $0.score > $1.score }.map { found in
            CommandItem(
                found.page.title, identifier: "page-\(found.page.name)",
                detail: found.page.group?.title ?? ""
            ) { [weak self] in self?.open(found.page) }
        }
    }

    private func focusPage() {
        // A scroll view can be focused only if its content does not fit.
        view.layoutIfNeeded()
        page.preferredFocusedView?.becomeFirstResponder()
    }

    /// Focuses the filter, or opens the list of pages if it is hidden.
    private func filter() {
        if list.isHidden { presentPages() } else { list.focusFilter() }
    }

    private func presentPages() { present(PagesController(marking: page.page)) }

    // MARK: Code

    private func toggleCode() { showCode(!page.showsCode) }

    private func showCode(_ isShown: Bool) {
        let focused = window?.firstResponder as? View
        let isPageFocused = focused?.isDescendant(of: stage) == true
        page.showsCode = isShown
        bar.showsCode = isShown
        view.setNeedsLayout()
        if isPageFocused { focusPage() }
    }

    // MARK: Events

    /// Whether the visible page can post events; code posts none.
    private var postsEvents: Bool { page.page.hint != nil && !page.showsCode }

    /// The panel leaves out input events and broadcasts of the application: controls do not post
    /// them.
    private func note(_ trace: RouteTrace) {
        // Without input, a program may have pressed a control by its name. After its layout, a page
        // gets the focus, and perhaps starts a search; these events are left out.
        let isOfTheBeginning = trace.event is EditingBegan || trace.event is TextFound
        let isUsers = isUsed || isLaidOut && !isOfTheBeginning
        if isUsers, trace.isOfControls { events.append(trace) }
    }

    private func clearEvents() {
        events.clear()
        // The footer now shows the key differently.
        window?.application?.setNeedsFrame()
    }

    // MARK: Theme and size

    private func changeTheme() {
        let index = Self.themes.firstIndex(of: window?.application?.theme) ?? 0
        setTheme((index + 1) % Self.themes.count)
    }

    private func setTheme(_ index: Int) {
        guard Self.themes.indices.contains(index) else { return }
        window?.application?.theme = Self.themes[index]
        updateBar()
    }

    private func changeSize() { stage.size = stage.size.next }

    private func updateBar() {
        bar.page = page.page
        bar.themeIndex = Self.themes.firstIndex(of: window?.application?.theme) ?? 0
    }

    private func quit() { window?.application?.end() }
}
