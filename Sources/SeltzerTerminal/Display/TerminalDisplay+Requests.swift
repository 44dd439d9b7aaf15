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
        if request == .clipboard {
            isClipboardAwaited = true
            interview.ask(at: channel.now)
            tellOwedAnswers()
        }
        prepareLeaving(after: request)
        sendRequests()
        return true
    }

    /// Sees to it before the bytes are sent that whatever happens, the old title will come back, and no
    /// string that was cut swallows what gives the terminal back.
    private func prepareLeaving(after request: DisplayRequest) {
        guard request != .bell else { return }
        let old = modes
        modes.endsCutStrings = true
        modes.set(.title, on: requests.entering, off: requests.leaving)
        if modes != old { channel.setModes(entering: modes.entering, leaving: modes.leaving) }
    }

    /// Sends what waits, unless something else is on its way, which must not be cut.
    func sendRequests() {
        guard output.isEmpty, !requests.isEmpty else { return }
        send(requests.take(for: software))
    }

    /// The program that is the terminal, by what it says and else by the environment.
    var software: TerminalSoftware? {
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
