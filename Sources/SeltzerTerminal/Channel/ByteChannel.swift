// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The bytes to and from a terminal, and the signals and suspensions of the process.
///
/// The protocol separates the language of terminals, which is pure Swift, from the operating
/// system. Only ``awaitBytes(for:)`` waits.
@MainActor
public protocol ByteChannel: AnyObject {
    /// The present size of the terminal in cells; 80×24 if the terminal does not report one.
    var size: Size { get }

    /// The speed of the line in bytes per second, as it is set; nil if the line has no speed or
    /// does not report it.
    var bytesPerSecond: Int? { get }

    /// The time since an arbitrary moment; it never decreases.
    var now: Duration { get }

    /// The time, on the clock of ``now``, at which the terminal last signaled another size; nil if it is unknown.
    ///
    /// It is earlier than the event if the program was busy.
    var resizeTime: Duration? { get }

    /// Puts the terminal's line into raw mode, writes `entering`, and starts to report events.
    ///
    /// ``close()``, ``suspend()`` and every end of the process that can be caught write `leaving`
    /// and restore the line. After a suspension, `entering` is written again.
    func open(
        entering: [UInt8],
        leaving: [UInt8],
        receive: @escaping @MainActor (ByteChannelEvent) -> Void
    ) throws

    /// Replaces the bytes that set up the terminal after a suspension, and the bytes that restore
    /// it; nothing is written now.
    func setModes(entering: [UInt8], leaving: [UInt8])

    /// Sets the number of answers to expect from the terminal: DA1 at the end of each list of
    /// questions, and DSR 5.
    ///
    /// If the process ends without ``awaitBytes(for:)``, for example by a signal or a crash, the
    /// channel reads the answers before it restores the terminal, because a shell would take them
    /// for typed text. It stops at `limit`, a time on the clock of ``now``.
    func expectAnswers(_ count: Int, until limit: Duration)

    /// Waits for bytes from the terminal, up to a time limit; empty if none arrived, or if the
    /// terminal is gone.
    ///
    /// Used for late answers, before the terminal is restored.
    func awaitBytes(for limit: Duration) -> [UInt8]

    /// Keeps bytes for the next channel of the process on the same terminal, which reports them first.
    ///
    /// They are keys that the user typed ahead, for the next program.
    func unread(_ bytes: [UInt8])

    /// Whether ``ByteChannelEvent/printed`` reports output that the process prints on the terminal,
    /// so that the display can show it; a change takes effect at once.
    var reportsPrinted: Bool { get set }

    /// Returns the bytes that the process printed since the start, from an offset on; empty at the
    /// end.
    func printed(from offset: Int) -> [UInt8]

    /// The ends of the last writes to standard output and to standard error, as offsets in the
    /// bytes that the process printed since the start; nil if the two cannot be distinguished.
    var printedEnds: (output: Int, error: Int)? { get }

    /// Notes that the terminal shows the printed bytes up to an offset, so that they are not
    /// written again at the end.
    func notePrintedShown(to offset: Int)

    /// Writes the bytes that the terminal accepts at once.
    ///
    /// - Returns: The number of accepted bytes. If bytes are left, ``ByteChannelEvent/writable`` follows.
    func write(_ bytes: UnsafeRawBufferPointer) -> Int

    /// Requests one ``ByteChannelEvent/alarm`` after a time, which replaces an earlier request; nil cancels it.
    func setAlarm(after delay: Duration?)

    /// Restores the terminal, stops the process, and sets up the terminal again when the process continues.
    ///
    /// After that, ``ByteChannelEvent/resumed`` follows.
    func suspend()

    /// Restores the terminal, runs another program on it, and sets the terminal up again when the
    /// program has ended.
    ///
    /// After that, ``ByteChannelEvent/resumed`` follows, even if the program does not start. While
    /// the program runs, the channel reads nothing, and written bytes are lost.
    ///
    /// - Parameter command: The program, looked up as a shell does, and its arguments.
    /// - Returns: The exit status of the program, or 128 plus the signal's number if a signal ended it.
    /// - Throws: An error whose description is one sentence for the user, if the program cannot be
    ///   started.
    func runForeground(_ command: [String]) async throws -> Int32

    /// Restores the terminal. After ``ByteChannelEvent/terminated(signal:)``, this call ends the
    /// process with the same signal.
    func close()
}

extension ByteChannel {
    /// Does nothing: late answers go to the shell.
    public func expectAnswers(_ count: Int, until limit: Duration) {}

    /// False: the channel does not report printed output.
    public var reportsPrinted: Bool {
        get { false }
        set {}
    }

    /// Returns nothing: the channel does not see printed output.
    public func printed(from offset: Int) -> [UInt8] { [] }

    /// Nil: the channel does not see printed output.
    public var printedEnds: (output: Int, error: Int)? { nil }

    /// Does nothing: the channel does not see printed output.
    public func notePrintedShown(to offset: Int) {}

    /// Does nothing: the bytes are lost.
    public func unread(_ bytes: [UInt8]) {}

    /// Nil: the channel does not know when the terminal signaled a size.
    public var resizeTime: Duration? { nil }

    /// Nil: the line has no set speed.
    public var bytesPerSecond: Int? { nil }
}

/// An event of a ``ByteChannel``.
public enum ByteChannelEvent: Hashable, Sendable {
    /// Bytes from the terminal, at least one.
    case bytes([UInt8])
    /// More bytes can be written.
    case writable
    /// The process printed something on the terminal.
    case printed
    /// The requested time has passed.
    case alarm
    /// The size of the terminal changed.
    case resized(Size)
    /// The process continues after a suspension, or another program has ended. The content of the screen is lost.
    case resumed
    /// The terminal is gone, or its input has ended.
    case hungUp
    /// A signal asks the process to end.
    case terminated(signal: Int32)
}
