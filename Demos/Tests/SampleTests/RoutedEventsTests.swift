// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

struct FileOpened: RoutedEvent { let path: String }
struct FileDeleted: RoutedEvent { let path: String }

struct CurrentFolder: RoutedRequest { typealias Answer = String }

final class Files: ViewController {
    override func viewDidLoad() { on(FileOpened.self, Files.fileOpened) }

    func fileOpened(_ event: FileOpened) -> Disposition { .stop }
}

struct SquareChosen: RoutedEvent { let name: String }

/// The samples of the pages RoutedEvents and FromAClickToAHandler.
@MainActor
@Suite struct RoutedEventsTests {
    let label = Label()
    let button = Button("Open")

    @Test func controllerHandlesTheEventOfAButton() {
        let controller = ViewController(view: StackView(.vertical, [button, label]))
        controller.on { (event: FileOpened) in
            label.text = event.path
            return .stop
        }
        button.post(FileOpened(path: "notes.txt"))
        #expect(label.text == "notes.txt")
    }

    @Test func controllerAnswersARequest() {
        let controller = ViewController(view: StackView(.vertical, [button, label]))
        controller.answer { (_: CurrentFolder) in "/home" }
        let folder = button.ask(CurrentFolder())
        #expect(folder == "/home")
    }

    @Test func interceptorChangesTheEvent() {
        let controller = ViewController(view: StackView(.vertical, [button, label]))
        controller.intercept { (event: inout FileOpened) in
            event = FileOpened(path: event.path.lowercased())
            return true
        }
        controller.on { (event: FileOpened) in
            label.text = event.path
            return .stop
        }
        button.post(FileOpened(path: "NOTES.TXT"))
        #expect(label.text == "notes.txt")
    }

    @Test func eventsAreSentElsewhereOrWaitForAnAnswer() async {
        let controller = ViewController(view: StackView(.vertical, [button, label]))
        let document = Responder()
        controller.redirect { (_: FileOpened) in document }
        controller.hold { (deleted: FileDeleted) in
            let question = Alert(
                "Delete \(deleted.path)?",
                actions: [
                    AlertAction("Delete", style: .destructive),
                    AlertAction("Cancel", style: .cancel),
                ])
            return await controller.present(question, until: AlertAnswered.self)?.index == 0
        }
        document.on { (_: FileOpened) in .stop }
        controller.on { (event: FileDeleted) in
            label.text = "\(event.path) is gone"
            return .stop
        }
        let pilot = await Pilot(controller, columns: 40, rows: 10)
        #expect(button.post(FileOpened(path: "notes.txt")) == .stopped)
        #expect(button.post(FileDeleted(path: "old.txt")) == .stopped)
        await pilot.settle()
        #expect(label.text != "old.txt is gone")
        await pilot.press("shift-tab", "enter")
        #expect(label.text == "old.txt is gone")
    }

    @Test func methodHandlesTheEvent() {
        let files = Files()
        files.view.addSubview(button)
        #expect(button.post(FileOpened(path: "notes.txt")) == .stopped)
    }

    final class Person: ViewController {
        let (name, city, greeting) = (TextField(), TextField(), Label())

        override func loadView() { view = StackView(.vertical, [name, city, greeting]) }

        override func viewDidLoad() { on(TextChanged.self, Person.textChanged) }

        func textChanged(_ event: TextChanged, origin: Responder) -> Disposition {
            if origin === name { greeting.text = "Hello, \(event.text)" }
            return .stop
        }
    }

    @Test func methodGetsTheSender() async {
        let person = Person()
        let pilot = await Pilot(person, columns: 30, rows: 4)
        await pilot.type("Ada")
        await pilot.press("tab")
        await pilot.type("Rome")
        #expect(person.greeting.text == "Hello, Ada")
    }

    @Test func boardHandlesTheChoiceOfASquare() async {
        let (status, square) = (Label(), Button("e4"))
        let board = ViewController(view: StackView(.vertical, [square, status]))
        let application = await Pilot(board, columns: 20, rows: 3).application
        application.observeRoutes { print($0) }
        board.on { (chosen: SquareChosen) in
            status.text = chosen.name
            return .stop
        }
        square.post(SquareChosen(name: "e4"))
        #expect(status.text == "e4")
    }
}
