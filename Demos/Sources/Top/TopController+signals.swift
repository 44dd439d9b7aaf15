// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Seltzer

/// Signals and nice values.
extension TopController {
    /// The process that actions act on: the selected process; while a question is open, the process
    /// in the question.
    var target: ProcessIdentity? { aim ?? table.selectedProcess }

    /// Asks before a signal that may end a process, and remembers the process of the question.
    func confirmSignals() {
        confirmation = DestructiveConfirmation(on: self) { [weak self] action in
            guard action.attributes.contains(.destructive) else { return false }
            self?.takeAim(for: action)
            return true
        }
        on { [weak self] (event: AlertAnswered) in
            if event.index == 0 { self?.aim = nil }
            return .ignored
        }
    }

    private func takeAim(for action: Action) {
        aim = target
        guard let aim else { return }
        confirmation?.message =
            "\(name(of: aim)) may lose what it has not saved. This cannot be undone."
    }

    /// The name and the number of a process.
    private func name(of process: ProcessIdentity) -> String {
        let name = table.list[process].map { "\($0.name) (\(process.pid))" }
        return TextSanitizer.line(name ?? "Process \(process.pid)")
    }

    /// Sends a signal to the target.
    func send(_ signal: ProcessSignal) {
        let process = target
        aim = nil
        guard let process else { return }
        report("\(signal.name) sent to \(name(of: process))") { () throws(ProcessError) in
            try source.send(signal, to: process)
        }
    }

    /// Sends the signal that the user chose, through the command of this signal, which asks if
    /// necessary.
    func sendSignal(_ arguments: [String]) {
        guard let signal = arguments.first.flatMap(ProcessSignal.init) else { return }
        perform(TopCommand.identifier(of: signal))
    }

    /// Sends a signal to the process with a number.
    func sendSignal(byPid arguments: [String]) {
        guard let process = process(withPid: arguments[0]),
            let signal = ProcessSignal(rawValue: arguments[1])
        else { return }
        aim = process
        perform(TopCommand.identifier(of: signal))
    }

    private func perform(_ identifier: String) {
        guard let application = window?.application,
            let action = application.currentActions(from: table).first(where: {
                $0.identifier == identifier
            }), application.perform(action)
        else {
            aim = nil
            return
        }
    }

    func renice(_ arguments: [String]) {
        guard let process = target else { return }
        setNice(arguments[0], of: process)
    }

    func renice(byPid arguments: [String]) {
        guard let process = process(withPid: arguments[0]) else { return }
        setNice(arguments[1], of: process)
    }

    private func setNice(_ text: String, of process: ProcessIdentity) {
        guard let nice = Int(text), (-20...19).contains(nice) else {
            return fail("“\(text)” is no nice value", "Give a number from -20 to 19.")
        }
        report("\(name(of: process)) is nice \(nice) now") { () throws(ProcessError) in
            try source.setNice(nice, of: process)
        }
    }

    private func process(withPid text: String) -> ProcessIdentity? {
        guard let pid = Int32(text), pid > 0 else {
            fail("“\(text)” is no PID", "Give the number of a process.")
            return nil
        }
        guard let process = source.process(withPid: pid) else {
            fail("There is no process \(pid)", "It may have ended.")
            return nil
        }
        return process
    }

    private func report(_ success: String, _ body: () throws(ProcessError) -> Void) {
        do {
            try body()
            tell(success, .success)
        } catch {
            fail("Nothing was changed", "\(error)")
        }
    }

    /// Shows the user an error; a command line gets it as its error.
    private func fail(_ message: String, _ detail: String) {
        if settings.hasScreen {
            tell(message, .warning, detail: detail)
        } else {
            window?.application?.diagnose("\(message). \(detail)")
        }
    }
}
