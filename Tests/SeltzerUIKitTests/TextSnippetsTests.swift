// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+bounds, TabBarItem+SystemItem.

import Foundation
import Seltzer
import SeltzerTesting
import Testing

/// A tag that is as large as its text, as UIKit's programs measure it.
private final class TagView: View {
    var text = "" { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: Size {
        let size = text.size(withAttributes: [.font: Font.systemFont(ofSize: 12)])
        return Size(width: size.width + 2, height: size.height)
    }
}

/// Texts with attributes and what UIKit's programs do with them, in the form that they have here.
@MainActor
@Suite struct TextSnippetsTests {
    @Test("a text of Foundation's kind in labels, buttons and fields")
    func attributedString() async throws {
        var greeting = StyledText("Welcome back")
        greeting.font = .boldSystemFont(ofSize: 20)
        greeting.foregroundColor = .systemBlue
        let label = Label()
        label.attributedText = StyledText(greeting)
        let range = try #require(greeting.range(of: "back"))
        greeting[range].underlineStyle = .single
        greeting[range].foregroundColor = nil
        var configuration = Button.Configuration.tinted()
        var container = Style()
        container.font = Font.boldSystemFont(ofSize: 16)
        configuration.attributedTitle = StyledText("Follow", attributes: container)
        let button = Button(configuration: configuration)
        let field = TextField()
        field.attributedPlaceholder = StyledText(
            string: "Email", attributes: [.foregroundColor: Color.systemGray3])
        let page = StackView(.vertical, [label, button, field])
        let pilot = await Pilot(ViewController(view: page), columns: 30, rows: 4)
        let place = try #require(pilot.location(of: "Welcome"))
        #expect(pilot.display.buffer[place].style.attributes.contains(.bold))
        #expect(pilot.screen.contains("Follow") && field.placeholder == "Email")
        #expect(greeting.runs.count == 2 && greeting.runs[1].style.underlineStyle == .single)
    }

    @Test("links by an address of Foundation")
    func links() {
        let url = URL(string: "https://example.org")
        var text = StyledText(string: "our terms of use")
        text.addAttribute(.link, value: url as Any, range: text.range(of: "terms"))
        text.addAttribute(.link, value: url!, range: text.range(of: "use"))
        #expect(text.runs.last?.style.link == Link("https://example.org"))
    }

    @Test("measured texts")
    func measuring() {
        let tag = TagView()
        tag.text = "beta"
        #expect(tag.intrinsicContentSize == Size(width: 6, height: 1))
        let rect = "one two three".boundingRect(
            with: Size(width: 7, height: .max), options: [.usesLineFragmentOrigin],
            attributes: [.font: Font.systemFont(ofSize: 16)], context: nil)
        #expect(rect.height == 2)
    }

    @Test("a picture on the action of a row")
    func contextualAction() {
        let delete = ContextualAction(style: .destructive, title: "Delete") { _, _, completion in
            completion(true)
        }
        delete.image = Image(systemName: "trash")
        delete.backgroundColor = .systemRed
        let configuration = SwipeActionsConfiguration(actions: [delete])
        configuration.performsFirstActionWithFullSwipe = false
        #expect(configuration.actions.first?.image == Image(systemName: "trash"))
    }

    @Test("a toolbar with a frame")
    func toolbar() {
        let toolbar = Toolbar(frame: Rect(x: 0, y: 2, width: 20, height: 1))
        toolbar.items = [BarButtonItem(systemItem: .flexibleSpace)]
        #expect(toolbar.frame.minY == 2 && toolbar.items.count == 1)
    }

    @Test("tabs that many programs have", arguments: TabBarItem.SystemItem.allCases)
    func tabs(_ item: TabBarItem.SystemItem) async {
        let page = ViewController()
        page.tabBarItem = TabBarItem(tabBarSystemItem: item, tag: 7)
        #expect(page.tabBarItem.tag == 7 && page.tabBarItem.image != nil)
        let tabs = TabBarController()
        tabs.viewControllers = [page, ViewController()]
        let pilot = await Pilot(tabs, columns: 40, rows: 5)
        #expect(pilot.screen.contains(page.tabBarItem.title ?? "none"))
    }

    @Test("the size of the screen, and no movement between controllers")
    func screen() async {
        final class Screen: ViewController {
            var size = Size.zero
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                size = Application.current?.bounds.size ?? .zero
                transitionCoordinator?.animate(alongsideTransition: { _ in }, completion: nil)
            }
        }
        let screen = Screen()
        let pilot = await Pilot(screen, columns: 33, rows: 7)
        #expect(screen.size == Size(width: 33, height: 7))
        #expect(screen.transitionCoordinator == nil)
        await pilot.settle()
    }
}
