// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The text that was cut or copied last; it is shared with other programs if the terminal supports
/// that.
///
/// It always works within the application. A text also goes to the clipboard of the user's desktop
/// if the terminal supports OSC 52. Many terminals do, some only after a change of their settings;
/// no terminal reports its support. Only ``contents(within:)`` reads the user's clipboard.
@MainActor
public final class Pasteboard {
    private weak var application: Application?
    private typealias Waiter = (
        work: ApplicationWork?, continuation: CheckedContinuation<String?, Never>
    )

    private var waiting: [Int: Waiter] = [:]
    private var lastNumber = 0

    init(application: Application) {
        self.application = application
    }

    private var ownString: String?

    /// The last text that the application set; nil for none.
    ///
    /// Setting nil leaves the user's clipboard unchanged.
    public var string: String? {
        get { ownString }
        set {
            ownString = newValue
            if let newValue { display?.perform(.copy(newValue)) }
        }
    }

    /// Sets a text for the application alone; the user's clipboard stays unchanged.
    ///
    /// So deleted text can be inserted elsewhere in the application, and does not replace text that
    /// the user copied in another program.
    public func setLocalString(_ string: String) {
        ownString = string
    }

    /// Whether the application has set a text.
    public var hasStrings: Bool { string != nil }

    /// Asks the terminal for the text of the user's clipboard.
    ///
    /// Few terminals answer, and some ask the user first.
    ///
    /// - Parameter limit: The maximum wait for the answer.
    /// - Returns: The text; ``string`` if the terminal does not answer in time.
    public func contents(within limit: Duration = .seconds(10)) async -> String? {
        guard let application, display?.perform(.clipboard) == true else {
            return string
        }
        lastNumber += 1
        let number = lastNumber
        let timer = ApplicationTimer(after: limit, in: application) { [weak self] in
            self?.resume(number)
        }
        let work = ApplicationWork.current.get()
        work?.pause()
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { waiting[number] = (work, $0) }
        } onCancel: {
            Task { @MainActor in self.resume(number) }
        }
        timer.cancel()
        return answer ?? string
    }

    /// Returns the text that a command inserts: the text of the user's clipboard, or ``string``.
    package func contentsToInsert() async -> String? {
        // Most terminals do not answer, and some ask the user first. The wait is long only if the
        // application has no text to insert instead.
        await contents(within: hasStrings ? .milliseconds(300) : .seconds(10))
    }

    private var display: (any Display)? { application?.frames.display }

    private func resume(_ number: Int) {
        guard let waiter = waiting.removeValue(forKey: number) else { return }
        resume(waiter, with: nil)
    }

    private func resume(_ waiter: Waiter, with text: String?) {
        waiter.work?.resume()
        waiter.continuation.resume(returning: text)
    }

    /// Receives the display's answer; nil if the terminal has no text.
    func take(_ text: String?) {
        let waiting = waiting
        self.waiting = [:]
        for waiter in waiting.values { resume(waiter, with: text) }
    }
}
