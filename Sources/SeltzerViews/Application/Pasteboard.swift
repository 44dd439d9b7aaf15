// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The text that was cut or copied last, shared with the user's other programs as far as the terminal lets it.
///
/// Within the application it always works. What is put on it also goes to the clipboard of the user's desktop,
/// where the terminal takes that (OSC 52): many do, some have to be told to in their settings, and a terminal
/// does not say. The user's clipboard is never asked for but by ``contents(within:)``.
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

    /// The text that the application put here last; nil for none, which leaves the user's clipboard as it is.
    public var string: String? {
        get { ownString }
        set {
            ownString = newValue
            if let newValue { display?.perform(.copy(newValue)) }
        }
    }

    /// Puts a text here for the application alone: the user's clipboard stays as it is.
    ///
    /// So what a key deletes can be had back elsewhere in the application, and does not take the place of what the
    /// user copied in another program.
    public func setLocalString(_ string: String) {
        ownString = string
    }

    /// Whether the application has put a text here.
    public var hasStrings: Bool { string != nil }

    /// Asks the terminal what the user's clipboard holds.
    ///
    /// Few terminals tell; some ask their user first.
    ///
    /// - Parameter limit: How long to wait for the answer.
    /// - Returns: The text; ``string`` where the terminal does not tell in time.
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

    private var display: (any Display)? { application?.frames.display }

    private func resume(_ number: Int) {
        guard let waiter = waiting.removeValue(forKey: number) else { return }
        resume(waiter, with: nil)
    }

    private func resume(_ waiter: Waiter, with text: String?) {
        waiter.work?.resume()
        waiter.continuation.resume(returning: text)
    }

    /// Takes the display's answer; nil for none.
    func take(_ text: String?) {
        let waiting = waiting
        self.waiting = [:]
        for waiter in waiting.values { resume(waiter, with: text) }
    }
}
