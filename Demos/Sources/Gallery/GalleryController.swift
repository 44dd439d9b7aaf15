// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the list of pages, the chosen page, and the events that it posts.
final class GalleryController: ViewController {
    private(set) var page: PageController
    private let list = ListView(GalleryPage.all.map(\.title))
    private let stage = StageView()
    private let events = EventsPanel()
    private let bar = GalleryBar()
    private let footer = KeyFooter()

    init(beginningWith page: GalleryPage = GalleryPage.all[0]) {
        self.page = PageController(page)
        super.init()
        // The visible page decides which of its views is focused, if any.
        wantsInitialFocus = false
    }

    override func loadView() {
        let view = View()
        for subview in [bar, list, stage, events, footer] { view.addSubview(subview) }
        self.view = view
        install(page)
    }

    override func viewDidLoad() {
        on(TurnAsked.self, GalleryController.turnAsked)
        on { [weak self] (_: ThemeAsked) in
            self?.changeTheme(); return .stop
        }
        on { [weak self] (_: SizeAsked) in
            self?.changeSize(); return .stop
        }
        list.on { [weak self] (_: SelectionChanged) in self?.showSelected() ?? .ignored }
        list.on { [weak self] (_: RowActivated) in
            self?.focusPage()
            return .stop
        }
        // Events of the list itself do not take this route.
        stage.observeRoutes { [weak self] trace in self?.note(trace) }
    }

    override func viewDidAppear() {
        updateBar()
        focusPage()
    }

    override func viewDidLayoutSubviews() {
        let layout = GalleryLayout(bounds: view.bounds)
        bar.frame = layout.bar
        list.frame = layout.list
        stage.frame = layout.stage
        events.frame = layout.events
        footer.frame = layout.footer
        bar.turnsPages = layout.list.isEmpty
        for part in [bar, list, events, footer] { part.isHidden = part.frame.isEmpty }
    }

    override var actions: [Action] {
        [
            Action(
                "next-page", title: "Next page", keys: ["alt-n", "f8"], GalleryController.turnOn),
            Action(
                "previous-page", title: "Previous page", keys: ["alt-p"],
                GalleryController.turnBack),
            Action("theme", title: "Theme", keys: ["f2"], GalleryController.changeTheme),
            Action("size", title: "Size", keys: ["f3"], GalleryController.changeSize),
            Action("clear", title: "Clear events", keys: ["f4"], GalleryController.clearEvents),
            .help,
            Action("quit", title: "Quit", keys: ["ctrl-q"], role: .quit, GalleryController.quit),
        ]
    }

    // MARK: Pages

    private func showSelected() -> Disposition {
        if let index = list.selectedIndex { show(index, focuses: false) }
        return .stop
    }

    private func turnAsked(_ event: TurnAsked) -> Disposition {
        turn(by: event.step)
        return .stop
    }

    private func turnOn() { turn(by: 1) }

    private func turnBack() { turn(by: -1) }

    /// Moves on by a number of pages; the first page follows the last.
    private func turn(by step: Int) {
        let count = GalleryPage.all.count
        let index = GalleryPage.names.firstIndex(of: page.page.name) ?? 0
        show((index + step + count) % count, focuses: true)
    }

    private func show(_ index: Int, focuses: Bool) {
        guard GalleryPage.all[index].name != page.page.name else { return }
        page.removeFromParent()
        page = PageController(GalleryPage.all[index])
        install(page)
        events.clear()
        updateBar()
        if focuses { focusPage() }
    }

    private func install(_ page: PageController) {
        addChild(page)
        stage.content = page.view
        list.selectedIndex = GalleryPage.names.firstIndex(of: page.page.name) ?? 0
    }

    private func focusPage() {
        // A scroll view takes keys only if its content does not fit.
        view.layoutIfNeeded()
        page.preferredFocusedView?.becomeFirstResponder()
    }

    // MARK: Events

    /// The panel leaves out input events and broadcasts of the application: controls do not post them.
    private func note(_ trace: RouteTrace) {
        guard trace.kind != .broadcast else { return }
        switch trace.event {
        case is MouseEvent, is KeyEvent, is PasteEvent, is BecameFirstResponder,
            is ResignedFirstResponder, is Scrolled:
            break
        default:
            events.append(trace)
        }
    }

    private func clearEvents() { events.clear() }

    // MARK: Theme and size

    private func changeTheme() {
        guard let application = window?.application else { return }
        let themes: [Theme?] = [nil] + Theme.builtIn
        let index = themes.firstIndex(of: application.theme) ?? 0
        application.theme = themes[(index + 1) % themes.count]
        updateBar()
    }

    private func changeSize() {
        stage.size = stage.size.next
        updateBar()
    }

    private func updateBar() {
        bar.title = page.page.title
        bar.themeName = window?.application?.theme?.name ?? "automatic"
        bar.size = stage.size.title
    }

    private func quit() { window?.application?.end() }
}
