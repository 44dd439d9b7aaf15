// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The requests to a terminal that do not change cells: the waiting ones, and the bytes for them.
///
/// At most one request of each kind waits, so that the memory stays small if the terminal accepts
/// nothing.
package struct TerminalRequests {
    /// The maximum length of a text for the clipboard in bytes; encoded, it stays below tmux's
    /// limit for a string.
    package static let clipboardLimit = 700_000

    /// The bytes that end a control string after any cut: CAN, with which most terminals drop the
    /// string, and then ST.
    package static let endOfCutString: [UInt8] = [0x18, 0x1B, 0x5C]

    private let profile: TerminalProfile
    private var waiting: [DisplayRequest] = []
    /// The title that the window gets; nil for the old title.
    private var title: HarmlessText?
    /// Whether the terminal has stored the old title of the window.
    private var isTitleKept = false
    /// Whether the application waits for the text of the clipboard.
    private var isClipboardAwaited = false
    /// Whether the terminal may show the progress of the program.
    private var showsProgress = false
    /// The shape that the mouse pointer gets; nil if it was never changed.
    private var pointer: PointerShape?
    /// Whether notifications and progress go through tmux.
    package var passesThrough = false

    /// Creates an empty queue of requests for a terminal.
    package init(profile: TerminalProfile) {
        self.profile = profile
    }

    /// Whether no request waits.
    package var isEmpty: Bool { waiting.isEmpty }

    /// Adds a request, in place of a waiting request of the same kind.
    ///
    /// - Returns: Whether the terminal supports the request; control strings are sent only to
    ///   terminals that do not display them as text.
    package mutating func add(_ request: DisplayRequest) -> Bool {
        var request = request
        if case .notification = request, !profile.answersQuestions { request = .bell }
        switch request {
        case .bell, .notification: break
        case .progress(let part):
            // The end clears the progress.
            showsProgress = showsProgress || part != nil
        case .pointer(let shape):
            guard profile.answersQuestions else { return false }
            if pointer != nil || shape != .terminal { pointer = shape }
        case .clipboard:
            guard profile.answersQuestions else { return false }
            isClipboardAwaited = true
        case .copy(let text):
            guard profile.answersQuestions, text.utf8.count <= Self.clipboardLimit else {
                return false
            }
        case .title(let text):
            guard profile.answersQuestions else { return false }
            title = text.map { HarmlessText($0, isUnicode: profile.capabilities.isUnicode) }
        }
        waiting.removeAll { $0.kind == request.kind }
        waiting.append(request)
        return true
    }

    /// Returns the bytes of all waiting requests, and removes the requests.
    package mutating func take(for quirks: TerminalQuirks) -> [UInt8] {
        let requests = waiting
        waiting = []
        return requests.flatMap { bytes(for: $0, quirks) }
    }

    /// Removes the waiting requests when the terminal is restored; the terminal gets the title
    /// again when it is taken over again.
    package mutating func removeAll() {
        waiting = []
        isTitleKept = title != nil
    }

    /// Takes a report about the clipboard.
    ///
    /// - Parameters:
    ///   - report: Any report of the terminal.
    ///   - isComplete: Whether the terminal has answered all questions, including the questions
    ///     after the clipboard. If it has, the clipboard stays unknown, unless the terminal asks
    ///     its user first.
    ///   - quirks: The quirks of the terminal.
    /// - Returns: The event with the awaited text, which is nil if the terminal does not report it;
    ///   nil for other reports.
    mutating func takeClipboard(
        _ report: TerminalReport, isComplete: Bool, quirks: TerminalQuirks
    ) -> DisplayEvent? {
        guard isClipboardAwaited else { return nil }
        let contents: String?
        switch report {
        case .clipboard(_, let bytes): contents = String(decoding: bytes, as: UTF8.self)
        case .primaryAttributes where isComplete && !quirks.asksBeforeClipboard: contents = nil
        default: return nil
        }
        isClipboardAwaited = false
        return .clipboard(contents)
    }

    /// Whether the application waits for the text of the clipboard.
    var awaitsClipboard: Bool { isClipboardAwaited }

    /// Stops waiting for the text of the clipboard; returns the event for the application, or nil
    /// if it did not wait.
    mutating func giveUpClipboard() -> DisplayEvent? {
        defer { isClipboardAwaited = false }
        return isClipboardAwaited ? .clipboard(nil) : nil
    }

    /// The bytes, sent when the terminal is taken over, that store the old title and set the title
    /// and the mouse pointer.
    ///
    /// Terminals that cannot store titles (XTWINOPS 22 and 23) ignore the command.
    package var entering: [UInt8] {
        (title.map { Self.keepTitle + Self.bytes(title: $0) } ?? [])
            + (pointer.map { Self.bytes(pointer: $0) } ?? [])
    }

    /// The bytes that restore the window's title and the mouse pointer when the terminal is
    /// restored, and clear the progress.
    package var leaving: [UInt8] {
        (pointer == nil ? [] : Self.bytes(pointer: .terminal))
            + (showsProgress ? passed(Self.command("9;4;0")) : [])
            + (title == nil ? [] : Self.restoreTitle)
    }

    private static let keepTitle = Array("\u{1B}[22;2t".utf8)
    private static let restoreTitle = Array("\u{1B}[23;2t".utf8)

    // MARK: Bytes

    private mutating func bytes(
        for request: DisplayRequest, _ quirks: TerminalQuirks
    ) -> [UInt8] {
        switch request {
        case .bell: return profile.string("bel") ?? [0x07]
        case .progress(let part):
            guard quirks.hasProgress else { return [] }
            guard let part else { return passed(Self.command("9;4;0")) }
            return passed(
                Self.command("9;4;1;\(Int((min(1, max(0, part)) * 100).rounded()))"))
        case .title: return titleBytes()
        case .pointer(let shape):
            return quirks.hasPointerShapes ? Self.bytes(pointer: shape) : []
        case .copy(let text):
            return Self.command([
                Array("52;c;".utf8), Base64.encode(Array(TextSanitizer.lines(text).utf8)),
            ])
        case .clipboard: return Self.command("52;c;?") + "\u{1B}[c".utf8
        case .notification(let title, let body):
            guard let form = quirks.notification else { return bytes(for: .bell, quirks) }
            let bytes = notification(title, body, form)
            // tmux may drop the notification. The bell at least marks the window in the status
            // line.
            return passesThrough ? passed(bytes) + self.bytes(for: .bell, quirks) : bytes
        }
    }

    /// Returns a command in the form that tmux passes on to the terminal around it.
    private func passed(_ bytes: [UInt8]) -> [UInt8] {
        guard passesThrough else { return bytes }
        let doubled = bytes.flatMap { $0 == 0x1B ? [$0, $0] : [$0] }
        return Array("\u{1B}Ptmux;".utf8) + doubled + "\u{1B}\\".utf8
    }

    private mutating func titleBytes() -> [UInt8] {
        defer { isTitleKept = title != nil }
        guard let title else { return isTitleKept ? Self.restoreTitle : [] }
        return (isTitleKept ? [] : Self.keepTitle) + Self.bytes(title: title)
    }

    private static func bytes(title: HarmlessText) -> [UInt8] { command("2;\(title.text)") }

    private static func bytes(pointer shape: PointerShape) -> [UInt8] {
        command("22;\(shape.name)")
    }

    private func notification(
        _ title: String, _ body: String, _ form: TerminalQuirks.NotificationForm
    ) -> [UInt8] {
        let isUnicode = profile.capabilities.isUnicode
        let title = HarmlessText(title, isUnicode: isUnicode).text
        let body = HarmlessText(body, isUnicode: isUnicode).text
        switch form {
        case .text:
            // A text that begins with a number and a semicolon would be a different command.
            let text = [title, body].filter { !$0.isEmpty }.joined(separator: ": ")
            return Self.command("9;" + (text.first?.isNumber == true ? " " : "") + text)
        case .titled:
            let name = String(title.map { $0 == ";" ? "," : $0 })
            return Self.command("777;notify;\(name);\(body)")
        case .parts:
            guard !title.isEmpty, !body.isEmpty else {
                return Self.command("99;;\(title)\(body)")
            }
            return Self.command("99;i=seltzer:d=0;\(title)")
                + Self.command("99;i=seltzer:d=1:p=body;\(body)")
        }
    }

    /// An operating system command (OSC), ended by ST.
    private static func command(_ text: String) -> [UInt8] { command([Array(text.utf8)]) }

    private static func command(_ parts: [[UInt8]]) -> [UInt8] {
        Array("\u{1B}]".utf8) + parts.joined() + "\u{1B}\\".utf8
    }
}

extension DisplayRequest {
    /// Requests with equal numbers replace each other.
    fileprivate var kind: Int {
        switch self {
        case .bell: 0
        case .title: 1
        case .notification: 2
        case .copy: 3
        case .clipboard: 4
        case .progress: 5
        case .pointer: 6
        }
    }
}

extension PointerShape {
    /// The name of the shape in CSS; empty for the terminal's own shape.
    fileprivate var name: String {
        switch self {
        case .terminal: ""
        case .link: "pointer"
        case .text: "text"
        case .resizeHorizontal: "ew-resize"
        case .resizeVertical: "ns-resize"
        }
    }
}
