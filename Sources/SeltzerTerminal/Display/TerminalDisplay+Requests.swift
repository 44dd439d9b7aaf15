// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Requests such as bell, title and clipboard.
extension TerminalDisplay {
    /// Performs a request as soon as the present frame is written.
    ///
    /// A clipboard of more than 24 KiB is not reported.
    @discardableResult
    public func perform(_ request: DisplayRequest) -> Bool {
        if case .pointer = request, !interview.features.quirks.hasPointerShapes { return false }
        if case .progress = request, !interview.features.quirks.hasProgress { return false }
        requests.passesThrough = interview.features.quirks.passesThrough
        guard receive != nil, requests.add(request) else { return false }
        if request == .clipboard {
            interview.ask(at: channel.now)
            expectAnswers()
            setAlarm()
        }
        prepareLeaving(after: request)
        sendRequests()
        return true
    }

    /// Prepares the end before the bytes of a request are sent.
    ///
    /// The end restores the old title, and a cut string does not swallow the bytes that restore the
    /// terminal.
    private func prepareLeaving(after request: DisplayRequest) {
        guard request != .bell else { return }
        let old = modes
        modes.endsCutStrings = true
        modes.set(.title, on: requests.entering, off: requests.leaving)
        if modes != old { setChannelModes() }
    }

    /// Sends the waiting requests, unless other output is not yet written, because it must not be
    /// cut.
    func sendRequests() {
        guard output.isEmpty, !requests.isEmpty else { return }
        send(requests.take(for: interview.features.quirks))
    }
}
