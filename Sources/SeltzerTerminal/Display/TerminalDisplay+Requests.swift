// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// What the terminal does beside showing cells.
extension TerminalDisplay {
    /// Does something beside showing cells, behind the frame that is on its way.
    ///
    /// A clipboard that holds more than 24 KiB is not told.
    @discardableResult
    public func perform(_ request: DisplayRequest) -> Bool {
        guard receive != nil, requests.add(request) else { return false }
        switch request {
        case .title:
            modes.replace(at: titlePlace, on: requests.entering, off: requests.leaving)
            // Before the bytes: whatever happens, the old title will come back.
            channel.setModes(entering: modes.entering, leaving: modes.leaving)
        case .clipboard:
            isClipboardAwaited = true
            interview.ask(at: channel.now)
        case .bell, .copy, .notification: break
        }
        sendRequests()
        return true
    }

    /// Sends what waits, unless something else is on its way, which must not be cut.
    func sendRequests() {
        guard output.isEmpty, !requests.isEmpty else { return }
        send(requests.take(for: software))
    }

    /// The program that is the terminal, by what it says and else by the environment.
    private var software: TerminalSoftware? {
        answers.software.flatMap { $0.isKnown ? $0 : nil } ?? profile.software
    }

    /// Tells what the clipboard holds, or that the terminal does not tell: it has answered what it was asked
    /// afterwards, and asks nobody first.
    func takeClipboard(_ report: TerminalReport) {
        guard isClipboardAwaited else { return }
        let contents: String?
        switch report {
        case .clipboard(_, let bytes): contents = String(decoding: bytes, as: UTF8.self)
        case .primaryAttributes:
            guard interview.isComplete, software?.asksBeforeTellingClipboard != true else {
                return
            }
            contents = nil
        default: return
        }
        isClipboardAwaited = false
        receive?(.clipboard(contents))
    }
}
