// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Shows one level of a menu in a popover, and opens the submenus of its entries.
final class MenuController: ViewController {
    let menuView: MenuView
    let session: MenuSession
    /// The minimum width of the menu, such as the width of its button.
    var minimumWidth = 0
    /// The row of the parent menu that opened this submenu.
    private var rowAbove: Int?
    private weak var above: MenuController?
    private let elements: [any MenuElement]
    private weak var application: Application?
    private var aim = MenuAim()
    /// Fires when the pointer has rested long enough on a row.
    private var timer: ViewTimer?

    /// Reads the actions in reach; nil if the menu has no rows.
    init?(_ menu: Menu, of session: MenuSession, in application: Application) {
        self.session = session
        self.application = application
        elements = DeferredSlot.prepared(menu.children)
        guard let content = Self.content(of: elements, session, application), content.count > 0
        else { return nil }
        menuView = MenuView(content)
        super.init()
        modalPresentationStyle = .popover
        menuView.delegate = self
        on(OutsidePress.self, MenuController.pressedOutside)
    }

    private static func content(
        of children: [any MenuElement], _ session: MenuSession, _ application: Application
    ) -> MenuContent? {
        guard let origin = session.origin else { return nil }
        return MenuContent(
            MenuBuilder(application, from: origin, sender: session.source).rows(of: children),
            joining: application.capabilities.joinedClusters)
    }

    override func loadView() { view = menuView }

    override var preferredFocusedView: View? { menuView }

    override func viewWillAppear(_ animated: Bool) {
        updateSize()
        for slot in DeferredSlot.slots(in: elements) {
            slot.load(in: application) { [weak self] in self?.reload() }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        for slot in DeferredSlot.slots(in: elements) { slot.cancel() }
        above?.childDidClose()
        if session.root === self { session.didClose() }
    }

    private func updateSize() {
        let size = menuView.wantedSize
        preferredContentSize = Size(width: max(size.width, minimumWidth), height: size.height)
    }

    /// Reads the actions in reach again, and shows them.
    func reload() {
        guard let application,
            let content = Self.content(of: elements, session, application)
        else { return }
        let current = menuView.current
        menuView.content = content
        if content.item(at: current) != nil { menuView.current = current }
        updateSize()
    }

    /// Closes this menu and its submenus.
    func dismissItself() {
        child?.dismissItself()
        dismiss()
    }

    private func pressedOutside(_ press: OutsidePress) -> Disposition {
        session.close()
        return .stop
    }

    // MARK: Submenus

    /// The submenu that is open; nil for none.
    var child: MenuController? { presentedViewController as? MenuController }

    private func closeChild() {
        timer?.cancel()
        child?.dismissItself()
    }

    private func childDidClose() { menuView.setNeedsDisplay() }

    /// Opens the submenu of an entry.
    @discardableResult
    private func openChild(of row: Int, byKey: Bool) -> Bool {
        timer?.cancel()
        guard let application, let item = menuView.content.item(at: row), item.isEnabled,
            let menu = item.submenu
        else { return false }
        if child?.rowAbove == row, let child {
            if byKey { child.menuView.move(.first) }
            return true
        }
        closeChild()
        guard let child = MenuController(menu, of: session, in: application) else {
            application.beep()
            return false
        }
        child.rowAbove = row
        child.above = self
        child.menuView.nameMenu(item.title.text, or: menuView)
        let popover = child.popoverPresentationController
        popover.sourceView = menuView
        // The upper edge of the submenu is one row higher, so that its first entry is beside the entry that opened it.
        popover.sourceRect = menuView.rect(of: row).offsetBy(dx: 0, dy: -1)
        popover.permittedSides = [.right, .left, .below, .above]
        popover.passthroughViews = session.levels.map(\.menuView) + [session.bar].compactMap { $0 }
        guard present(child) else { return false }
        if byKey { child.menuView.move(.first) }
        menuView.setNeedsDisplay()
        return true
    }

    /// Makes the entry of the submenu current again when the pointer has reached the submenu.
    private func pointerReachedChild() {
        timer?.cancel()
        if let row = child?.rowAbove { menuView.current = row }
        above?.pointerReachedChild()
    }
}

extension MenuController: MenuViewDelegate {
    func menuView(_ menu: MenuView, chose row: Int) {
        guard let item = menu.content.item(at: row) else { return }
        if item.submenu != nil {
            menu.current = row
            openChild(of: row, byKey: !isPointed)
        } else {
            session.choose(item, in: self)
        }
    }

    /// Whether the pointer chooses entries; a submenu then opens without a current row.
    private var isPointed: Bool { menuView.isReleasing }

    func menuView(_ menu: MenuView, pointerIsOver row: Int?, at point: Point) {
        above?.pointerReachedChild()
        if let child {
            if row == child.rowAbove {
                timer?.cancel()
                return aim.reset(to: point)
            }
            let frame = Rect(
                origin: menu.pointFromScreen(child.menuView.screenFrame.origin),
                size: child.menuView.bounds.size)
            if aim.move(to: point, toward: frame) { return wait(MenuAim.patience, for: row) }
        }
        aim.reset(to: point)
        enter(row)
    }

    /// Makes a row current after a time, unless the pointer moves away before.
    private func wait(_ time: Duration, for row: Int?) {
        timer?.cancel()
        timer = menuView.scheduleTimer(after: time) { [weak self] in self?.enter(row) }
    }

    private func enter(_ row: Int?) {
        timer?.cancel()
        if let child, child.rowAbove != row { closeChild() }
        guard let row else { return }
        menuView.current = row
        guard menuView.content.item(at: row)?.submenu != nil else { return }
        timer = menuView.scheduleTimer(after: MenuAim.delay) { [weak self] in
            self?.openChild(of: row, byKey: false)
        }
    }

    func menuView(_ menu: MenuView, follows event: MouseEvent) { session.follow(event, from: menu) }

    func menuView(_ menu: MenuView, hasNo mnemonic: Character) -> Bool {
        session.bar?.performMnemonic(mnemonic) == true
    }

    func menuView(_ menu: MenuView, turns direction: Int) -> Bool {
        if direction > 0, let row = menu.current, openChild(of: row, byKey: true) { return true }
        if direction < 0, above != nil {
            dismissItself()
            return true
        }
        return session.bar?.turn(by: direction) == true
    }
}
