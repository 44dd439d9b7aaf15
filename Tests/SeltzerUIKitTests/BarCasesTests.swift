// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ActionChanges, BarItemEntry, BarItemsRow, BarItemsView, NavigationControllerDelegate,
// TabBarControllerDelegate, BarButtonItem+SystemItem, BarButtonItem+target, BarButtonItem, Image+bars, TabBarItem,
// ViewController+editing.

import Seltzer
import SeltzerTesting
import Testing

@MainActor
private protocol Saver { func save() }

/// A page whose items note what they do.
private final class BarPage: ViewController, Saver {
    var done: [String] = []
    let field = TextField()

    init(_ title: String) {
        super.init()
        self.title = title
    }

    override func loadView() { view = StackView(.vertical, [field]) }

    func save() { done.append("save") }
    func cancel() { done.append("cancel") }
    func tapped(_ item: BarButtonItem) { done.append(item.title ?? "") }
    func any(_ sender: Any) { done.append("any \(sender is BarButtonItem)") }
}

/// An object outside of the responder chain.
@MainActor
private final class Helper {
    var count = 0
    func help() { count += 1 }
}

@MainActor
@Suite struct BarCasesTests {
    private let page = BarPage("Page")
    private let log = BarPage("Log")

    /// Shows a page on top of a root with the title `Root`.
    private func start(
        _ configure: (NavigationItem) -> Void = { _ in }
    ) async -> (Pilot, NavigationController) {
        let root = BarPage("Root")
        let navigation = NavigationController(rootViewController: root)
        navigation.pushViewController(page, animated: false)
        configure(page.navigationItem)
        return (await Pilot(navigation, columns: 60, rows: 8), navigation)
    }

    private func bar(_ pilot: Pilot) -> Substring {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)[0]
    }

    @Test("U-B1: the title of a controller is the title of its items, and shows at once")
    func title() async {
        let (pilot, _) = await start()
        page.title = "Drinks"
        await pilot.settle()
        #expect(bar(pilot).contains("Drinks"))
        #expect(page.navigationItem.title == "Drinks")
        #expect(page.tabBarItem.title == "Drinks")
    }

    @Test("U-B2: the right item is the first of the right items, and nil removes it")
    func rightItem() async throws {
        let one = BarButtonItem(title: "One", style: .plain, target: page, action: BarPage.save)
        let two = BarButtonItem(title: "Two", style: .plain, target: page, action: BarPage.save)
        let (pilot, _) = await start { $0.rightBarButtonItems = [one, two] }
        let item = page.navigationItem
        #expect(item.rightBarButtonItem === one)
        let places = [pilot.location(of: "Two"), pilot.location(of: "One")]
        #expect(try #require(places[0]).x < #require(places[1]).x)
        item.rightBarButtonItem = nil
        await pilot.settle()
        #expect(item.rightBarButtonItems?.count == 1 && item.rightBarButtonItem === two)
        #expect(!bar(pilot).contains("One") && bar(pilot).contains("Two"))
        item.rightBarButtonItem = one
        #expect(item.rightBarButtonItems?.count == 1 && item.rightBarButtonItem === one)
        item.setRightBarButtonItems(nil, animated: true)
        await pilot.settle()
        #expect(!bar(pilot).contains("One"))
    }

    @Test("U-B3: a left item replaces the back button unless it supplements it; Esc goes back")
    func leftItem() async {
        let (pilot, navigation) = await start {
            $0.leftBarButtonItem = BarButtonItem(title: "Menu", style: .plain)
        }
        #expect(bar(pilot).contains("Menu") && !bar(pilot).contains("Root"))
        page.navigationItem.leftItemsSupplementBackButton = true
        await pilot.settle()
        #expect(bar(pilot).contains("‹ Root") && bar(pilot).contains("Menu"))
        page.navigationItem.leftItemsSupplementBackButton = false
        page.navigationItem.hidesBackButton = true
        await pilot.press("escape")
        #expect(navigation.topViewController === page)
        page.navigationItem.hidesBackButton = false
        await pilot.press("escape")
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("U-B4: the back button has the lower item's back title, its back item, or its title")
    func backTitle() async {
        let (pilot, navigation) = await start()
        let root = navigation.viewControllers[0].navigationItem
        #expect(bar(pilot).contains("‹ Root"))
        root.backBarButtonItem = BarButtonItem(
            title: "Home", style: .plain, target: nil, action: nil)
        await pilot.settle()
        #expect(bar(pilot).contains("‹ Home"))
        root.backButtonTitle = "All"
        await pilot.settle()
        #expect(bar(pilot).contains("‹ All"))
    }

    @Test("U-B5: an item shows whatever its target does, and its method runs")
    func shownItems() async {
        let helper = Helper()
        let (pilot, _) = await start {
            $0.rightBarButtonItems = [
                BarButtonItem(title: "Help", style: .plain, target: helper, action: Helper.help),
                BarButtonItem(title: "Idle", style: .plain),
                BarButtonItem(barButtonSystemItem: .done, target: page, action: BarPage.any),
                BarButtonItem(title: "Tap", style: .plain, target: page, action: BarPage.tapped),
            ]
        }
        page.field.isHidden = true
        await pilot.settle()
        for title in ["Help", "Idle", "Done", "Tap"] { await pilot.click(on: title) }
        #expect(helper.count == 1)
        #expect(page.done == ["any true", "Tap"])
    }

    @Test("U-B6: an item without a target calls the nearest responder, from the focus upwards")
    func itemWithoutTarget() async {
        let none: BarPage? = nil
        let (pilot, _) = await start {
            $0.rightBarButtonItems = [
                BarButtonItem(title: "Class", style: .plain, target: none, action: BarPage.cancel),
                BarButtonItem(
                    title: "Role", style: .plain,
                    sending: { (saver: any Saver, _) in saver.save() }),
            ]
        }
        await pilot.click(on: "Class")
        await pilot.click(on: "Role")
        #expect(page.done == ["cancel", "save"])
        // Also while the bar itself is focused.
        await pilot.press("tab", "enter")
        #expect(page.done == ["cancel", "save", "save"])
    }

    @Test("U-B7: a primary action gives the title and the image, and replaces the target")
    func primaryAction() async {
        var runs = 0
        let item = BarButtonItem(title: "Old", style: .plain, target: page, action: BarPage.save)
        item.primaryAction = Action(title: "New", image: "+") { _ in runs += 1 }
        #expect(item.title == "New" && item.image == "+")
        let (pilot, _) = await start { $0.rightBarButtonItem = item }
        await pilot.click(on: "+")
        #expect(runs == 1 && page.done.isEmpty)
        item.image = nil
        await pilot.settle()
        await pilot.click(on: "New")
        #expect(runs == 2)
    }

    @Test("U-B8: a disabled item does nothing")
    func disabledItem() async {
        let item = BarButtonItem(title: "Save", style: .done, target: page, action: BarPage.save)
        item.isEnabled = false
        let (pilot, _) = await start { $0.rightBarButtonItem = item }
        await pilot.click(on: "Save")
        #expect(page.done.isEmpty)
        page.navigationItem.rightBarButtonItem?.isEnabled = true
        await pilot.settle()
        await pilot.click(on: "Save")
        #expect(page.done == ["save"])
    }

    @Test("U-B9: the content has the first focus, and Tab reaches the bar last")
    func focusOrder() async {
        let (pilot, navigation) = await start {
            $0.leftBarButtonItem = BarButtonItem(title: "L", style: .plain)
            $0.rightBarButtonItem = BarButtonItem(title: "R", style: .plain)
        }
        #expect(page.field.isFirstResponder)
        await pilot.press("tab")
        #expect(!page.field.isFirstResponder)
        await pilot.press("tab", "tab")
        #expect(page.field.isFirstResponder)
        // A page without a view to focus leaves the bar without focus, too.
        let bare = ViewController(view: Label("bare"))
        bare.navigationItem.rightBarButtonItem = BarButtonItem(title: "R", style: .plain)
        navigation.setViewControllers([bare], animated: false)
        await pilot.settle()
        #expect(pilot.application.keyWindow?.firstResponder == nil)
    }

    @Test("U-B10: an item named like an action of the application calls its own target")
    func namesOfItems() async {
        let (pilot, _) = await start {
            $0.rightBarButtonItem = BarButtonItem(
                barButtonSystemItem: .cancel, target: page, action: BarPage.cancel)
            $0.leftBarButtonItem = BarButtonItem(
                primaryAction: Action(title: "Cancel", identifier: "cancel") { [log] _ in
                    log.done.append("left")
                })
        }
        await pilot.press("tab", "space")
        await pilot.press("tab", "space")
        #expect(log.done == ["left"] && page.done == ["cancel"])
        #expect(pilot.ending == nil)
    }

    @Test("U-B11: the edit button switches edit mode, and its title says which")
    func editButton() async {
        let (pilot, _) = await start { $0.rightBarButtonItem = page.editButtonItem }
        #expect(!page.isEditing)
        await pilot.click(on: "Edit")
        #expect(page.isEditing)
        await pilot.click(on: "Done")
        #expect(!page.isEditing)
        page.setEditing(true, animated: false)
        await pilot.settle()
        #expect(bar(pilot).contains("Done"))
    }

    // MARK: Beyond the cases

    @Test func itemsWithoutRoomAreInAMenu() async {
        let (pilot, _) = await start {
            $0.rightBarButtonItems = (1...9).map { number in
                BarButtonItem(
                    title: "Item \(number)", style: .plain, target: page, action: BarPage.tapped)
            }
        }
        #expect(bar(pilot).contains("Item 1") && !bar(pilot).contains("Item 9"))
        await pilot.click(on: "»")
        await pilot.click(on: "Item 9")
        #expect(page.done == ["Item 9"])
    }

    @Test func viewsStandInTheBar() async {
        let toggle = Switch()
        let (pilot, _) = await start {
            $0.titleView = Label("A label")
            $0.prompt = "Choose one"
            $0.rightBarButtonItem = BarButtonItem(customView: toggle)
        }
        #expect(pilot.screen.hasPrefix(String(repeating: " ", count: 25) + "Choose one"))
        #expect(pilot.screen.contains("A label"))
        #expect(toggle.window != nil && toggle.frame.height == 1)
        page.navigationItem.rightBarButtonItem = nil
        await pilot.settle()
        #expect(toggle.window == nil)
    }

    @Test func aToolbarStandsBelowThePage() async {
        let (pilot, navigation) = await start()
        page.toolbarItems = [
            BarButtonItem(barButtonSystemItem: .trash, target: page, action: BarPage.save),
            .flexibleSpace(),
            BarButtonItem(title: "Move", style: .plain, target: page, action: BarPage.tapped),
        ]
        await pilot.settle()
        #expect(!pilot.screen.contains("Move"))
        navigation.setToolbarHidden(false, animated: true)
        await pilot.settle()
        let row = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        #expect(row.hasPrefix("  Delete") && row.hasSuffix("Move"), "\(row)")
        await pilot.click(on: "Move")
        #expect(page.done == ["Move"])
    }

    @Test func theDelegateLearnsWhichControllerShows() async {
        final class Delegate: NavigationControllerDelegate {
            var calls: [String] = []
            func navigationController(
                _ navigationController: NavigationController,
                willShow viewController: ViewController, animated: Bool
            ) { calls.append("will \(viewController.title ?? "")") }
            func navigationController(
                _ navigationController: NavigationController,
                didShow viewController: ViewController, animated: Bool
            ) { calls.append("did \(viewController.title ?? "")") }
        }
        let delegate = Delegate()
        let (_, navigation) = await start()
        navigation.delegate = delegate
        navigation.pushViewController(log, animated: true)
        navigation.popViewController(animated: true)
        #expect(delegate.calls == ["will Log", "did Log", "will Page", "did Page"])
    }

    @Test func tabsHaveItemsAndADelegate() async {
        final class Delegate: TabBarControllerDelegate {
            var calls: [String] = []
            func tabBarController(
                _ tabBarController: TabBarController, shouldSelect viewController: ViewController
            ) -> Bool { viewController.title != "Page" }
            func tabBarController(
                _ tabBarController: TabBarController, didSelect viewController: ViewController
            ) { calls.append(viewController.title ?? "") }
        }
        let delegate = Delegate()
        let third = NavigationController(rootViewController: BarPage("Inner"))
        log.tabBarItem = TabBarItem(title: "Notes", image: "*", tag: 1)
        log.tabBarItem.badgeValue = "3"
        let tabs = TabBarController(viewControllers: [log, page, third])
        tabs.delegate = delegate
        let pilot = await Pilot(tabs, columns: 60, rows: 8)
        #expect(bar(pilot).contains("* Notes (3)") && bar(pilot).contains("Inner"))
        await pilot.click(on: "Page")
        #expect(tabs.selectedViewController === log)
        await pilot.click(on: "Inner")
        #expect(tabs.selectedViewController === third)
        await pilot.click(on: "Notes")
        #expect(delegate.calls == ["", "Log"])
        #expect(page.tabBarController === tabs)
    }
}
