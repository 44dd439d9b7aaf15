// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminalView

/// Two programs side by side: the program of the command line, and a shell.
final class TwoTerminalsController: ViewController {
    private let terminals = [TerminalView(), TerminalView()]
    private let titles = [Label(), Label()]
    private let commands: [ChildCommand]

    init(_ commands: [ChildCommand]) {
        self.commands = commands
        super.init()
    }

    override func loadView() {
        let panes = zip(titles, terminals).map { title, terminal in
            let pane = StackView(.vertical, [title, terminal])
            pane.setFlex(1, of: terminal)
            return pane
        }
        let row = StackView(.horizontal, panes)
        row.spacing = 1
        row.distribution = .fillEqually
        let column = StackView(.vertical, [row, KeyFooter()])
        column.setFlex(1, of: row)
        view = column
    }

    override func viewDidLoad() {
        for (index, terminal) in terminals.enumerated() {
            titles[index].text = commands[index].description
            terminal.on { [weak self] (event: TerminalTitleChanged) in
                self?.titles[index].text = event.title
                return .stop
            }
            terminal.on { [weak self] (event: TerminalEnded) in
                self?.titles[index].text = "Ended with \(event.status)"
                return .stop
            }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        for (terminal, command) in zip(terminals, commands) where terminal.child == nil {
            do {
                try terminal.start(command)
            } catch {
                terminal.feed("\(error)\r\n".utf8)
            }
        }
    }

    override var preferredFocusedView: View? { terminals[0] }

    override var actions: [Action] {
        var quit = Action("quit", title: "Quit", keys: ["ctrl-q"], TwoTerminalsController.quit)
            .role(.quit)
        // A focused terminal takes all other keys.
        quit.wantsPriorityOverSystemBehavior = true
        return [quit]
    }

    private func quit() { view.window?.application?.end() }
}
