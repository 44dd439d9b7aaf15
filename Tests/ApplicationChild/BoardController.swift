// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Shows the board; what it can do is in ``actions``.
final class BoardController: ViewController {
    private let board = BoardView()
    private var unrest: Task<Void, Never>?

    override func loadView() { view = board }

    override func viewDidAppear(_ animated: Bool) {
        board.becomeFirstResponder()
    }

    override var actions: [Action] {
        [
            Action("quit", title: "Quit", keys: ["q"], BoardController.quit),
            Action("print", title: "Print", keys: ["P"], BoardController.printLine),
            Action("fail", title: "Print an error", keys: ["E"], BoardController.printError),
            Action("edit", title: "Run $EDITOR", keys: ["e"], BoardController.edit),
            Action("unrest", title: "Change all the time", keys: ["u"], BoardController.turnUnrest),
        ]
    }

    private func quit() {
        unrest?.cancel()
        board.tell("bye")
        window?.application?.end()
    }

    private func printLine() {
        print("printed by the child")
        board.tell("key P")
    }

    private func printError() {
        let line = "failed in the child\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
        board.tell("key E")
    }

    private func edit() {
        guard let application = window?.application else { return }
        Task { [board] in
            let command = processEnvironment()["EDITOR"] ?? "true"
            do {
                let status = try await application.runForeground(["sh", "-c", command])
                board.tell("status \(status)")
            } catch {
                board.tell("\(error)")
            }
        }
    }

    /// As many frames as the terminal takes, and turns of the main actor in which nothing can be shown.
    private func turnUnrest() {
        if let task = unrest {
            unrest = nil
            return task.cancel()
        }
        unrest = Task { [board] in
            while !Task.isCancelled {
                board.goOn()
                try? await Task.sleep(for: .milliseconds(2))
            }
        }
    }
}
