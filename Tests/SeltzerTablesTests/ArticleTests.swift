// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerResponder
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// What the articles of the documentation show works as they say.
@MainActor
@Suite struct ArticleTests {
    struct Loaded: RoutedEvent { let text: String }
    struct SquareChosen: RoutedEvent { let name: String }

    final class Board: ViewController {
        let grid = CellGridView(rows: 8, columns: 8)
        let status = Label()
        var answer = Disposition.stop

        override func loadView() { view = StackView(.vertical, [grid, status]) }
        override func viewDidLoad() { on(CellClicked.self, Board.cellClicked) }

        func cellClicked(_ cell: CellClicked) -> Disposition {
            status.text = "\(cell.row), \(cell.column)"
            return answer
        }
    }

    @Test func aClickTellsTheCell() async {
        let pilot = await Pilot(Board(), columns: 40, rows: 10)
        await pilot.click(column: 13, row: 2)
        #expect(pilot.location(of: "2, 3") != nil)
        #expect(pilot.events(CellClicked.self).map(\.column) == [3])
        #expect(
            pilot.lastRoute?.description
                == "CellClicked from CellView: CellGridView -, StackView -, Board stop")
    }

    @Test func aScreenEndsWithTheEventThatNobodyStopped() async throws {
        let board = Board()
        board.answer = .observed
        let display = MemoryDisplay(size: .init(width: 40, height: 10))
        let application = Application(root: board) { display }
        async let result = application.run(until: CellClicked.self)
        while !display.isStarted { await Task.yield() }
        board.grid.pressCurrentCell()
        #expect(try await result == CellClicked(row: 0, column: 0))
    }

    @Test func anAsynchronousActionPostsWhatItLoaded() async {
        func load() async -> String {
            await Task.yield()
            return "text"
        }
        let button = Button("Load") { (button: Button) async in
            let text = await load()
            button.post(Loaded(text: text))
        }
        let pilot = await Pilot(ViewController(view: button))
        pilot.application.bind("q", "Quit") { [weak application = pilot.application] in
            application?.end()
        }
        await pilot.click(on: "Load")
        #expect(pilot.events(Loaded.self).map(\.text) == ["text"])
        await pilot.press("q")
        #expect(pilot.ending == .ended)
    }

    @Test func anEventOfOnesOwnGoesUp() async {
        let square = View()
        let board = StackView(.vertical, [square])
        let status = Label()
        board.on { (chosen: SquareChosen) in
            status.text = chosen.name
            return .stop
        }
        #expect(square.post(SquareChosen(name: "e4")) == .stopped)
        #expect(status.text == "e4")
    }
}
