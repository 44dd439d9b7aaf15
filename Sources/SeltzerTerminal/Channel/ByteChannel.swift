// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The bytes to and from a terminal, and what happens to the process beside them.
///
/// The one seam between the terminal's language, which is pure Swift, and the operating system. No
/// call waits but ``awaitBytes(for:)``.
@MainActor
public protocol ByteChannel: AnyObject {
    /// The terminal's extent in cells, asked anew each time; 80×24 where it says nothing.
    var size: Size { get }

    /// The bytes that the line is set to take in a second, if it is one that has a speed and tells of it.
    var bytesPerSecond: Int? { get }

    /// The time since an arbitrary moment; never goes back.
    var now: Duration { get }

    /// Puts the terminal's line into raw mode, writes `entering`, and begins to report.
    ///
    /// `leaving` is written, and the line put back, by ``close()``, by ``suspend()`` and on every
    /// way out of the process that can be caught. After a suspension `entering` is written again.
    func open(
        entering: [UInt8],
        leaving: [UInt8],
        receive: @escaping @MainActor (ByteChannelEvent) -> Void
    ) throws

    /// Replaces the bytes that take hold of the terminal again and those that give it back; nothing is
    /// written now.
    func setModes(entering: [UInt8], leaving: [UInt8])

    /// Notes how many answers the terminal still owes: DA1 at the end of each list of questions, and DSR 5.
    ///
    /// On a way out that does not call ``awaitBytes(for:)`` first, such as a signal or a crash, the channel reads them
    /// until `limit`, a time of ``now``, before it gives the terminal back. A shell would take them for typed text.
    func expectAnswers(_ count: Int, until limit: Duration)

    /// Waits for bytes from the terminal, at most that long; none if none came or the terminal is gone.
    ///
    /// For the moment before the terminal is given back, when answers are still on their way.
    func awaitBytes(for limit: Duration) -> [UInt8]

    /// Keeps bytes that were read, or waited for, for the channel that the process opens next on the same
    /// terminal, which reports them first.
    ///
    /// Keys that were typed ahead of the next question, for instance.
    func unread(_ bytes: [UInt8])

    /// Hands over bytes.
    ///
    /// - Returns: How many were taken. If fewer than all, ``ByteChannelEvent/writable`` follows.
    func write(_ bytes: UnsafeRawBufferPointer) -> Int

    /// Asks for one ``ByteChannelEvent/alarm`` after a time, in place of an earlier one; nil for none.
    func setAlarm(after delay: Duration?)

    /// Gives the terminal back, stops the process, and takes the terminal again when it goes on;
    /// ``ByteChannelEvent/resumed`` follows then.
    func suspend()

    /// Gives the terminal back, runs another program on it, and takes the terminal again at its end;
    /// ``ByteChannelEvent/resumed`` follows then, also where the program does not start.
    ///
    /// Nothing is read meanwhile, and what is written is lost.
    ///
    /// - Parameter command: The program, looked up as a shell does, and its arguments.
    /// - Returns: Its exit status; 128 and the signal's number for one that a signal has ended.
    /// - Throws: An error whose description is one plain sentence for the user, if it does not start.
    func runForeground(_ command: [String]) async throws -> Int32

    /// Gives the terminal back. After ``ByteChannelEvent/terminated(signal:)`` the process ends here
    /// of that signal.
    func close()
}

extension ByteChannel {
    /// Does nothing: answers that come late are typed into the shell.
    public func expectAnswers(_ count: Int, until limit: Duration) {}

    /// Does nothing: they are lost.
    public func unread(_ bytes: [UInt8]) {}

    /// Nil: the line has no speed of its own.
    public var bytesPerSecond: Int? { nil }
}

/// What a ``ByteChannel`` has to say.
public enum ByteChannelEvent: Hashable, Sendable {
    /// Bytes came from the terminal; never none.
    case bytes([UInt8])
    /// More bytes can be written.
    case writable
    /// The time asked for has passed.
    case alarm
    /// The terminal has another size.
    case resized(Size)
    /// The process went on after a suspension, or another program has ended; the screen's content is lost.
    case resumed
    /// The terminal is gone, or its input has ended.
    case hungUp
    /// The process was asked to end by this signal.
    case terminated(signal: Int32)
}
