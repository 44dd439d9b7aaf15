// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer

/// An application that uses Foundation's main run loop, as a program for UIKit does; each part prints a line.
@main
@MainActor
struct RunLoopChild {
    static func main() async {
        let application = Application(root: RunLoopController(), presentation: .inline(rows: 1))
        await application.runAndExit()
    }
}

final class RunLoopController: ViewController {
    private var fireCount = 0

    override func loadView() { view = Label("ready") }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] timer in
            let isLast = MainActor.assumeIsolated { self?.timerFired() ?? true }
            if isLast { timer.invalidate() }
        }
        RunLoop.main.perform { say("performed") }
        OperationQueue.main.addOperation { say("operation") }
        DispatchQueue.main.async { say("dispatched") }
    }

    override var actions: [Action] {
        [Action("quit", title: "Quit", keys: ["q"], RunLoopController.quit)]
    }

    /// Returns whether the timer has fired often enough.
    private func timerFired() -> Bool {
        fireCount += 1
        say("timer-\(fireCount)")
        return fireCount == 3
    }

    private func quit() {
        window?.application?.end()
    }
}

/// Prints a line with the kind of the thread at once.
private func say(_ word: String) {
    print("\(word)-\(Thread.isMainThread ? "main" : "other")")
    fflush(nil)
}
