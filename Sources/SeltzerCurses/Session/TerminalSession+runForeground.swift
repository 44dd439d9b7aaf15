// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import Dispatch

extension TerminalSession {
    /// Restores the terminal, runs another program on it, and takes the terminal back when the
    /// program has ended.
    ///
    /// The program's standard input, output and error are the terminal, even if the process's own
    /// are redirected. The program stays in the process group, so that Ctrl-Z stops both and `fg`
    /// continues both. Ctrl-C and Ctrl-\ reach only the program. If the session is closed before
    /// the program ends, the program receives SIGHUP.
    ///
    /// - Returns: The exit status, or 128 plus the signal's number if a signal ended the program.
    /// - Throws: A ``TerminalError``.
    public func runForeground(_ command: [String]) async throws -> Int32 {
        guard let session, !loan.isLent else { throw TerminalError.notHeld }
        let name = command.first ?? ""
        guard !name.isEmpty, !command.contains(where: { $0.utf8.contains(0) }) else {
            throw TerminalError.notStarted(name, "the command is empty")
        }
        loan = (true, 0)
        sources?.setReadingPaused(true)
        setAlarm(after: nil)
        cn_session_lend(session)
        let words = command.flatMap { Array($0.utf8) + [0] }.map(CChar.init(bitPattern:))
        let process = cn_spawn(session, words, words.count)
        var status = process
        if process > 0 {
            loan.process = process
            // Waiting blocks a thread, which must not be one of the few threads that Swift's tasks
            // share.
            status = await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    continuation.resume(returning: cn_await_process(process))
                }
            }
            // The program has ended, and another process may get its number.
            loan.process = 0
        }
        reclaim()
        guard status >= 0 else {
            throw TerminalError.notStarted(name, String(cString: cn_strerror(-status)))
        }
        return status
    }

    /// Takes the terminal back, unless the session was closed meanwhile.
    private func reclaim() {
        guard let session, loan.isLent else { return }
        loan = (false, 0)
        cn_ensure_alternate_stack()
        let resumption = cn_session_reclaim(session)
        sources?.setReadingPaused(false)
        knownSize = size
        take(resumption)
    }

    /// Informs the program on the terminal that the session ends.
    func endLoan() {
        guard loan.isLent else { return }
        if loan.process > 0 { cn_hang_up_process(loan.process) }
        loan = (false, 0)
        cn_session_forget_loan()
    }
}
