// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

final class Rating: View {
    var stars = 3 { didSet { setNeedsDisplay() } }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: 5, height: 1) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let star = canvas[.starFill]
        let text = String(repeating: star, count: stars)
        canvas.draw(text, at: .zero, style: Style(foreground: .warning))
    }
}

/// The code of the page "How do I …?", its part about screens.
@MainActor
@Suite struct HowDoIScreensTests {
    /// Needs a terminal.
    func showOneViewOnTheWholeScreen() async {
        let screen = ViewController(view: Label("Ready"))
        await Application(root: screen).runAndExit()
    }

    @Test func putViewsBelowAndBesideEachOther() async {
        let (name, save) = (TextField(), Button("Save"))
        let form = VStack(spacing: 1) {
            HStack(spacing: 1) {
                Label("Name")
                name
            }
            save
        }
        let pilot = await Pilot(ViewController(view: form), columns: 30, rows: 4)
        #expect(pilot.screen.contains("Name"))
    }

    @Test func letOneViewTakeTheRoomThatIsLeft() async {
        let (list, status) = (ListView(["a"]), Label("1 item"))
        let column = StackView(.vertical, [list, status])
        column.setFlex(1, of: list)
        _ = await Pilot(ViewController(view: column), columns: 30, rows: 8)
        #expect(list.frame.height == 7)
    }

    @Test func giveAViewAFixedWidth() async {
        let sidebar = Label("Files")
        let row = HStack {
            sidebar
            TextView("text")
        }
        LayoutConstraint.activate([sidebar.widthAnchor == 20])
        _ = await Pilot(ViewController(view: row), columns: 40, rows: 3)
        #expect(sidebar.frame.width == 20)
    }

    @Test func putAFrameWithATitleAroundAView() async {
        let box = GroupBox("Disk", Label("120 GB free"))
        let pilot = await Pilot(ViewController(view: box), columns: 30, rows: 3)
        #expect(pilot.screen.contains("Disk"))
    }

    @Test func makeAViewScroll() async {
        let content = Label("one\ntwo\nthree")
        let scroll = ScrollView(content)
        _ = await Pilot(ViewController(view: scroll), columns: 30, rows: 2)
        #expect(scroll.contentSize.height == 3)
    }

    @Test func showPanesThatTheUserCanResize() async {
        let (tree, editor) = (Label("tree"), TextView("text"))
        let split = SplitView(items: [
            SplitViewItem(view: tree, preferredThickness: 24, canCollapse: true),
            SplitViewItem(view: editor),
        ])
        _ = await Pilot(ViewController(view: split), columns: 60, rows: 3)
        #expect(tree.frame.width == 24)
    }

    @Test func showTabs() async {
        let inbox = ViewController(view: Label("letters")),
            calendar = ViewController(view: Label("days"))
        (inbox.title, calendar.title) = ("Inbox", "Calendar")
        let tabs = TabBarController(viewControllers: [inbox, calendar])
        tabs.selectedIndex = 1
        let pilot = await Pilot(tabs, columns: 40, rows: 4)
        #expect(pilot.screen.contains("days"))
    }

    @Test func goToAnotherScreenAndBack() async {
        let navigation = NavigationController(
            rootViewController: ViewController(view: Label("Planets")))
        let pilot = await Pilot(navigation, columns: 40, rows: 4)
        let details = ViewController(view: Label("Earth has one moon."))
        details.title = "Earth"
        navigation.pushViewController(details)
        await pilot.settle()
        #expect(pilot.screen.contains("one moon"))
    }

    @Test func changeWhatIsShown() async {
        let (status, details) = (Label(), Label("more"))
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [status, details])), columns: 30, rows: 3)
        status.text = "3 files"
        details.isHidden = true
        await pilot.settle()
        #expect(pilot.screen.contains("3 files"))
        #expect(!pilot.screen.contains("more"))
    }

    @Test func endTheProgram() async {
        let pilot = await Pilot(ViewController(view: Label("x")), columns: 30, rows: 3)
        let application = pilot.application
        application.end()
        await pilot.settle()
        #expect(pilot.ending == .ended)
    }
}
