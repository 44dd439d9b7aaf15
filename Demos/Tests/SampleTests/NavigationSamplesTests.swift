// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages of navigation, tab and split view controllers.
@MainActor
@Suite struct NavigationSamplesTests {
    private final class MessagesController: ViewController {
        init(of mailbox: String) {
            super.init()
            view = ListView(["Ada: The engine", "Grace: A moth in \(mailbox)"])
        }
    }

    private final class MailboxesController: ViewController {
        private let mailboxes = ["Inbox", "Drafts"]

        override func loadView() { view = ListView(mailboxes) }

        override func viewDidLoad() {
            title = "Mailboxes"
            on(RowActivated.self, MailboxesController.open)
        }

        private func open(_ event: RowActivated) -> Disposition {
            let mailbox = mailboxes[event.indexPath.row]
            let messages = MessagesController(of: mailbox)
            messages.title = mailbox
            navigationController?.pushViewController(messages)
            splitViewController?.show(.secondary)
            return .stop
        }
    }

    @Test func aMailboxIsPushed() async {
        let navigation = NavigationController(rootViewController: MailboxesController())
        let pilot = await Pilot(navigation, columns: 40, rows: 8)
        await pilot.press("down", "down", "enter")
        #expect(pilot.screen.contains("‹ Mailboxes"))
        #expect(navigation.topViewController?.title == "Drafts")
        await pilot.press("escape")
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func tabsShowOneOfThree() async {
        let inbox = MessagesController(of: "Inbox"), calendar = MessagesController(of: "Days")
        let people = MessagesController(of: "People")
        (inbox.title, calendar.title, people.title) = ("Inbox", "Calendar", "People")
        let tabs = TabBarController(viewControllers: [inbox, calendar, people])
        tabs.selectedIndex = 1
        let pilot = await Pilot(tabs, columns: 40, rows: 8)
        #expect(pilot.screen.contains("A moth in Days"))
    }

    @Test func aThirdColumnStandsBetween() async {
        let accounts = MailboxesController(), mailboxes = MailboxesController()
        let messages = MessagesController(of: "Inbox")
        let mail = SplitViewController(
            primary: accounts, supplementary: mailboxes, secondary: messages)
        let pilot = await Pilot(mail, columns: 100, rows: 8)
        #expect(pilot.screen.contains("A moth in Inbox"))
        #expect(mail.viewController(for: .supplementary) === mailboxes)
    }

    @Test func commandsStandInTheBar() async {
        let messages = MessagesController(of: "Inbox")
        var count = 0
        let reply = Action("reply", title: "Reply") { _ in
            count += 1
            return .stop
        }
        messages.navigationItem.rightBarButtonItem = BarButtonItem(reply)
        let navigation = NavigationController(rootViewController: messages)
        let pilot = await Pilot(navigation, columns: 40, rows: 8)
        await pilot.click(on: "Reply")
        #expect(count == 1)
    }

    @Test func columnsCollapse() async {
        let mailboxes = MailboxesController(), messages = MessagesController(of: "Inbox")
        let split = SplitViewController(primary: mailboxes, secondary: messages)
        split.minimumExpandedWidth = 60
        let pilot = await Pilot(split, columns: 70, rows: 8)
        #expect(!split.isCollapsed)
        await pilot.resize(columns: 50, rows: 8)
        await pilot.press("down", "enter")
        #expect(pilot.screen.contains("A moth in Inbox"))
    }
}
