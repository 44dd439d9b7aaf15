// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Crashes
import SeltzerCurses
import SeltzerScreen
import SeltzerTerminal

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A way for a program to end, chosen by a letter typed at its terminal.
struct Ending: Error {}

/// Opens a session, shows what it is told, and ends as its terminal asks for.
@main
@MainActor
struct SessionChild {
    private let session: TerminalSession
    private let turns: AsyncStream<ByteChannelEvent>.Continuation

    static func main() async throws {
        if CommandLine.arguments.contains("--no-descriptor") {
            while open("/dev/null", O_RDONLY) >= 0 {}
        }
        if CommandLine.arguments.contains("--profile") {
            do {
                print(try TerminalProfile.current().capabilities)
            } catch {
                print(error)
            }
            return
        }
        if CommandLine.arguments.contains("--ignore-hangup") { signal(SIGHUP, SIG_IGN) }
        if CommandLine.arguments.contains("--full-disk") { fillDisk() }
        if CommandLine.arguments.contains("--untraced") { Crash.forbidTracing() }
        if CommandLine.arguments.contains("--display") {
            do {
                return try await DisplayLog(
                    display: openDisplay(
                        presentation: presentation,
                        keepsOutput: !CommandLine.arguments.contains("--spoil"),
                        guardsTerminal: CommandLine.arguments.contains("--guard"))
                ).run()
            } catch {
                print(error)
                exit(1)
            }
        }
        let session: TerminalSession
        do {
            session = try TerminalSession()
        } catch {
            print(error)
            exit(1)
        }
        installHandlers()
        session.guardsTerminal = CommandLine.arguments.contains("--guard")
        session.keepsOutput = session.guardsTerminal
        // From here on the main actor runs on threads of Dispatch's pool.
        await Task.yield()
        let (events, turns) = AsyncStream.makeStream(of: ByteChannelEvent.self)
        let child = SessionChild(session: session, turns: turns)
        let second = try CommandLine.arguments.dropFirst().first { $0.hasPrefix("/") }
            .map { try TerminalSession(path: $0) }
        try second?.open(entering: Array("<in>".utf8), leaving: Array("<out>".utf8)) { _ in }
        try await child.run(events)
        second?.close()
        if CommandLine.arguments.contains("--twice") { try await again() }
    }

    /// Lets no file grow, as on a disk that is full.
    ///
    /// Not before the start: a sanitizer writes a file then.
    private static func fillDisk() {
        signal(SIGXFSZ, SIG_IGN)
        var nothing = rlimit(rlim_cur: 0, rlim_max: 0)
        #if canImport(Darwin)
        setrlimit(RLIMIT_FSIZE, &nothing)
        #else
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &nothing)
        #endif
    }

    /// Opens a second session where the first one was.
    private static func again() async throws {
        let (events, turns) = AsyncStream.makeStream(of: ByteChannelEvent.self)
        try await SessionChild(session: try TerminalSession(), turns: turns).run(events)
    }

    /// What a program may do with signals before it opens a session.
    ///
    /// A signal may be delivered to any thread: a handler that belonged to the main actor would trap there.
    private nonisolated static func installHandlers() {
        if CommandLine.arguments.contains("--host") {
            for number in [SIGTERM, SIGQUIT, SIGSEGV, SIGUSR1] {
                signal(number) { _ in _ = write(1, "host", 4) }
            }
        }
        if CommandLine.arguments.contains("--stuck-host") {
            // On the main thread, which is the one that blocks no signals.
            signal(SIGURG) { _ in
                var all = sigset_t()
                sigfillset(&all)
                pthread_sigmask(SIG_BLOCK, &all, nil)
                _ = write(1, "host", 4)
                while true { poll(nil, 0, -1) }
            }
        }
        if CommandLine.arguments.contains("--faulty-host") {
            for number in [SIGQUIT, SIGABRT] {
                signal(number) { _ in
                    _ = write(1, "host", 4)
                    raise(SIGSEGV)
                }
            }
        }
        guard CommandLine.arguments.contains("--informed-host") else { return }
        var action = sigaction()
        action.sa_flags = SA_SIGINFO
        let handler:
            @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) ->
                Void = {
                    number, info, context in
                    guard info?.pointee.si_signo == number, number == SIGTERM || context != nil
                    else { return }
                    _ = write(1, "informed", 8)
                }
        #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = handler
        #else
        action.__sigaction_handler.sa_sigaction = handler
        #endif
        for number in [SIGTERM, SIGABRT, SIGSEGV] { sigaction(number, &action, nil) }
    }

    /// Rows below the prompt for `--inline=4`, which stay at the end for `--kept`.
    private static var presentation: ScreenPresentation {
        let rows = CommandLine.arguments.compactMap { argument in
            argument.hasPrefix("--inline=") ? Int(argument.dropFirst(9)) : nil
        }
        let ending: InlineEnding = CommandLine.arguments.contains("--kept") ? .kept : .cleared
        return rows.first.map { .inline(rows: $0, atEnd: ending) } ?? .fullScreen
    }

    private func run(_ events: AsyncStream<ByteChannelEvent>) async throws {
        try session.open(entering: Array("<in>".utf8), leaving: Array("<out>".utf8)) { event in
            turns.yield(event)
        }
        defer { session.close() }
        show("ready \(session.size.width)x\(session.size.height)")
        for await event in events {
            switch event {
            case .bytes(let bytes):
                for (index, byte) in bytes.enumerated() {
                    guard try act(on: Character(Unicode.Scalar(byte))) else {
                        return session.unread(Array(bytes[(index + 1)...]))
                    }
                }
            case .resized(let size):
                show("size \(size.width)x\(size.height)")
                if let time = session.resizeTime, time <= session.now { show("signaled") }
            case .resumed: show("resumed")
            case .hungUp, .terminated: return
            case .alarm: show("alarm")
            case .writable: show("writable")
            case .printed: show("printed")
            }
        }
    }

    private func show(_ text: String) {
        var text = "[\(text)]"
        text.withUTF8 { _ = session.write(UnsafeRawBufferPointer($0)) }
    }

    /// Does what a letter stands for; false at the end.
    private func act(on letter: Character) throws -> Bool {
        switch letter {
        case "q": return false
        case "t": throw Ending()
        case "x": exit(3)
        case "Q": quickExit(3)
        case "f": fatalError("asked for")
        case "b": _ = [1, 2][Int(session.size.width)]
        case "o": show(String(overflow(nil)))
        case "c": abort()
        case "w": hang()
        case "z": session.suspend()
        case "l": session.setAlarm(after: .milliseconds(1))
        case "+": beLate()
        case "a": flood()
        case "s": replaceModes()
        case "p": print("answer")
        case "g":
            runForeground(["sh", "-c", "stty; echo hello; read line; echo got $line; exit 5"])
        case "h":
            runForeground(["sh", "-c", "trap 'echo hung up; exit 1' HUP; echo hello; read line"])
        case "n": runForeground(["no such program", "-x"])
        case "r":
            session.close()
            kill(getpid(), SIGTERM)
            while true { sleep(1) }
        default:
            Crash(rawValue: letter)?.happen(number: session.size.width / 1000)
            show(String(letter))
        }
        return true
    }

    /// Ends the process without the functions that `exit` calls.
    private func quickExit(_ status: Int32) -> Never {
        #if canImport(Darwin)
        exit(status)
        #else
        quick_exit(status)
        #endif
    }

    private func runForeground(_ command: [String]) {
        Task {
            do {
                show("status \(try await session.runForeground(command))")
            } catch {
                show("\(error)")
            }
        }
    }

    /// Keeps the main actor from ever taking another turn.
    private func hang() {
        show("stuck")
        while true {}
    }

    /// Keeps the main actor until there is something to read and an alarm is due as well.
    private func beLate() {
        show("late")
        var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        poll(&input, 1, -1)
        session.setAlarm(after: .zero)
    }

    /// Replaces the bytes that give the terminal back, again and again, and keeps the terminal full.
    private func replaceModes() {
        let dots = [UInt8](repeating: UInt8(ascii: "."), count: 65_536)
        // An odd number of them: each place for such bytes holds all of them in turn.
        let restorations = [("a", 4_000), ("b", 1), ("c", 3_000)].map { letter, count in
            Array("<out>\(String(repeating: letter, count: count))</out>".utf8)
        }
        session.setModes(entering: [], leaving: restorations[0])
        // From here on none of the first bytes can be written at the end.
        show("replacing")
        while true {
            _ = dots.withUnsafeBytes { session.write($0) }
            for number in 0..<300 {
                session.setModes(entering: [], leaving: restorations[number % 3])
            }
        }
    }

    /// Writes until the terminal takes no more.
    private func flood() {
        let bytes = [UInt8](repeating: UInt8(ascii: "."), count: 4096)
        while bytes.withUnsafeBytes({ session.write($0) }) == bytes.count {}
    }
}
