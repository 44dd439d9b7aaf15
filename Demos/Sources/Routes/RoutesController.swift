// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import HitTestPicture
import RouteLog
import Seltzer

/// Shows one of the pages, and lets the user choose another one.
final class RoutesController: ViewController {
    let pages: [Page] = [
        EventBusPage(), RouterPage(), DominoPage(), HitTestPage(), ActionsPage(),
    ]
    private(set) var page: Page
    private let log: RouteLog?
    private let tabBar: TabBar
    private var pageView: View
    /// The picture of the fourth page; it keeps the user's settings.
    private let picture = HitTestPictureView()

    init(article: Int = 1, log: RouteLog? = nil) {
        self.log = log
        page = pages.first { $0.number == article } ?? pages[0]
        tabBar = TabBar(pages)
        pageView = RoutesController.view(of: page, picture)
        super.init()
        for page in pages { page.onTrace = { log?.append(json: $0.json) } }
    }

    override func loadView() {
        let view = View()
        view.addSubview(tabBar)
        view.addSubview(pageView)
        self.view = view
        tabBar.selected = page.number
    }

    override func viewDidLoad() {
        on(PageChosen.self, RoutesController.pageChosen)
    }

    override func viewDidAppear() {
        focusPage()
    }

    private func focusPage() {
        if let pageView = pageView as? PageView {
            pageView.focusFirst()
        } else {
            picture.becomeFirstResponder()
        }
    }

    private static func view(of page: Page, _ picture: HitTestPictureView) -> View {
        page is HitTestPage ? HitTestPageView(page, showing: picture) : PageView(page)
    }

    override func viewDidLayoutSubviews() {
        let bounds = view.bounds
        tabBar.frame = Rect(x: 0, y: 0, width: bounds.width, height: min(1, bounds.height))
        pageView.frame = bounds.inset(by: Insets(top: 1))
    }

    override var actions: [Action] {
        let turns = pages.map { page in
            let key = KeyChord(.character(Character("\(page.number)")))
            return Action(
                "page-\(page.number)", title: "Page \(page.title)", keys: [KeySequence(key)]
            ) { [weak self] _ in self?.show(page.number) ?? .ignored }
        }
        return turns + [
            .help,
            Action(
                "quit", title: "Quit", keys: ["q", "ctrl-q"], role: .quit, RoutesController.quit),
        ]
    }

    // MARK: Pages

    private func pageChosen(_ event: PageChosen) -> Disposition {
        show(event.number)
    }

    private func show(_ number: Int) -> Disposition {
        guard let chosen = pages.first(where: { $0.number == number }) else { return .ignored }
        guard chosen !== page else { return .stop }
        page = chosen
        tabBar.selected = number
        pageView.removeFromSuperview()
        pageView = RoutesController.view(of: page, picture)
        view.addSubview(pageView)
        view.setNeedsLayout()
        focusPage()
        return .stop
    }

    private func quit() {
        window?.application?.end()
    }
}
