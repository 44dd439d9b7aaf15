// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)

import Foundation
import Synchronization
import Testing

@testable import ProcessReading

/// Processes are read from a folder like `/proc`, whatever is in its files.
@Suite struct LinuxProcessesTests {
    /// A folder like `/proc`.
    private final class Proc {
        let path: String

        init() throws {
            path = NSTemporaryDirectory() + "proc-\(UUID().uuidString)"
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
            try put("cpu  100 0 100 800 0 0 0 0 0 0\ncpu0 1 2 3 4\n", in: "stat")
            try put("MemTotal: 1000 kB\nMemAvailable: 250 kB\nSwapTotal: 0 kB\n", in: "meminfo")
            try put("0.50 1.00 1.50 2/300 4242\n", in: "loadavg")
            try put("3600.25 100.00\n", in: "uptime")
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func put(_ bytes: [UInt8], in name: String) throws {
            let file = URL(fileURLWithPath: path + "/" + name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }

        func put(_ text: String, in name: String) throws { try put(Array(text.utf8), in: name) }

        /// Adds a process.
        func add(
            _ pid: Int, name: [UInt8], ticks: Int = 0, start: Int = 50,
            command: String = "/bin/x\0-v\0"
        ) throws {
            let rest =
                ") S 1 1 1 0 -1 4194560 1 2 3 4 \(ticks) 0 0 0 20 5 3 0 \(start) 4096 16 99 0 0\n"
            try put(Array("\(pid) (".utf8) + name + Array(rest.utf8), in: "\(pid)/stat")
            try put(command, in: "\(pid)/cmdline")
        }

        func remove(_ pid: Int) throws {
            try FileManager.default.removeItem(atPath: path + "/\(pid)")
        }

        /// The processes of the folder; no signal reaches the system.
        func processes(refusing number: Int32 = 0, sent: Sent = Sent()) -> LinuxProcesses {
            LinuxProcesses(
                root: path,
                calls: ProcessCalls(
                    kill: { pid, signal in
                        sent.add("kill \(pid) \(signal)")
                        return number
                    },
                    setNice: { pid, nice in
                        sent.add("nice \(pid) \(nice)")
                        return number
                    }))
        }
    }

    /// The calls that were made.
    private final class Sent: Sendable {
        private let made = Mutex<[String]>([])

        func add(_ call: String) { made.withLock { $0.append(call) } }

        var calls: [String] { made.withLock { $0 } }
    }

    @Test func aProcessHasTheValuesOfItsFiles() async throws {
        let proc = try Proc()
        try proc.add(7, name: Array("x".utf8), ticks: 250)
        let process = try #require(try await proc.processes().snapshot().processes.first)
        #expect(process.identity == ProcessIdentity(pid: 7, start: 50))
        #expect(process.parent == 1)
        #expect(process.state == .sleeping)
        #expect(process.nice == 5)
        #expect(process.threads == 3)
        #expect(process.time == 250 / Double(sysconf(Int32(_SC_CLK_TCK))))
        #expect(process.memory == UInt64(16 * sysconf(Int32(_SC_PAGESIZE))))
        #expect(process.command == "/bin/x -v")
        #expect(process.user != nil)
        #expect(process.cpu == nil, "There is nothing to compare the first reading with")
    }

    /// A pipe without a writer, and one whose writer says nothing, must not keep a reading.
    @Test(
        arguments: ["stat", "meminfo", "loadavg", "uptime", "7/stat", "7/cmdline"], [false, true])
    func aFileThatNeverEndsIsLeftOut(name: String, hasWriter: Bool) async throws {
        let proc = try Proc()
        try proc.add(7, name: Array("x".utf8))
        try proc.add(8, name: Array("y".utf8))
        let path = proc.path + "/" + name
        try FileManager.default.removeItem(atPath: path)
        try #require(mkfifo(path, 0o600) == 0)
        let writer = hasWriter ? open(path, O_RDWR) : -1
        defer { if writer >= 0 { close(writer) } }
        let processes = try await proc.processes().snapshot().processes
        #expect(processes.contains { $0.identity.pid == 8 })
    }

    @Test func theUseOfProcessorsIsWhatChangedSinceTheReadingBefore() async throws {
        let proc = try Proc()
        try proc.add(7, name: [0x78], ticks: 100)
        let processes = proc.processes()
        _ = try await processes.snapshot()
        try proc.add(7, name: [0x78], ticks: 100_000_000)
        let cpu = try #require(try await processes.snapshot().processes.first?.cpu)
        #expect(cpu > 1000)
    }

    @Test func aNumberThatIsUsedAgainIsAnotherProcess() async throws {
        let proc = try Proc()
        try proc.add(7, name: [0x78], ticks: 100)
        let processes = proc.processes()
        let old = try #require(try await processes.snapshot().processes.first)
        try proc.add(7, name: [0x79], ticks: 900, start: 51, command: "/bin/y\0")
        let new = try #require(try await processes.snapshot().processes.first)
        #expect(new.identity != old.identity)
        #expect(new.cpu == nil)
        #expect(new.command == "/bin/y")
    }

    @Test func aProgramThatReplacesAnotherHasItsOwnCommand() async throws {
        let proc = try Proc()
        try proc.add(7, name: Array("sh".utf8), command: "sh\0")
        let processes = proc.processes()
        _ = try await processes.snapshot()
        try proc.add(7, name: Array("make".utf8), command: "make\0all\0")
        #expect(try await processes.snapshot().processes.first?.command == "make all")
    }

    @Test(
        arguments: [
            ([0x29, 0x20, 0x28, 0x29], ") ()"), ([0x1B, 0x5B, 0x6D, 0x0A], "\u{1B}[m\n"),
            ([0xFF, 0x41], "\u{FFFD}A"), (Array("漢字".utf8), "漢字"), ([], ""),
        ] as [([UInt8], String)])
    func aNameMayBeAnyBytes(name: [UInt8], text: String) async throws {
        let proc = try Proc()
        try proc.add(7, name: name, command: "")
        let process = try #require(try await proc.processes().snapshot().processes.first)
        #expect(process.name == text)
        #expect(process.command == "[\(text)]")
    }

    @Test(arguments: ["", "7", "7 (x", "7 (x)", "7 (x) S", "7 (x) S 1 2 3", ")(", "\0\0\0\0"])
    func aFileThatIsNoStateIsLeftOut(text: String) async throws {
        let proc = try Proc()
        try proc.put(text, in: "7/stat")
        try proc.add(8, name: [0x78])
        let pids = try await proc.processes().snapshot().processes.map(\.identity.pid)
        #expect(pids == [8])
    }

    @Test func numbersThatAreTooLargeDoNotTrap() async throws {
        let proc = try Proc()
        let nines = String(repeating: "9", count: 30)
        let line = "7 (x) S " + Array(repeating: nines, count: 30).joined(separator: " ")
        try proc.put(line, in: "7/stat")
        try proc.put("cpu \(nines) 1 2\n", in: "stat")
        try proc.put("MemTotal: 18446744073709551615 kB\n", in: "meminfo")
        #expect(try await proc.processes().snapshot().processes.count == 1)
    }

    @Test func totalsComeFromTheirFiles() async throws {
        let proc = try Proc()
        let processes = proc.processes()
        let first = try await processes.snapshot().totals
        #expect(first.cpu == nil)
        #expect(first.memory == 1_024_000)
        #expect(first.memoryUsed == 768_000)
        #expect(first.load == [0.5, 1, 1.5])
        #expect(first.uptime == 3600.25)
        #expect(first.swap == 0)
        try proc.put("cpu  150 0 100 850 0 0 0 0 0 0\n", in: "stat")
        #expect(try await processes.snapshot().totals.cpu == 0.5)
    }

    @Test func whatAMissingFileWouldTellIsNotKnown() async throws {
        let proc = try Proc()
        for name in ["stat", "meminfo", "loadavg", "uptime"] {
            try FileManager.default.removeItem(atPath: proc.path + "/" + name)
        }
        let totals = try await proc.processes().snapshot().totals
        #expect(totals.memory == nil)
        #expect(totals.swap == nil)
        #expect(totals.load == [])
        #expect(totals.uptime == nil)
    }

    @Test func aFolderThatCannotBeReadIsTold() async {
        let processes = LinuxProcesses(root: "/no/such/folder")
        await #expect(throws: ProcessError.self) { _ = try await processes.snapshot() }
        #expect(await processes.details(of: ProcessIdentity(pid: 1, start: 1)) == nil)
        #expect(processes.process(withPid: 1) == nil)
    }

    @Test func detailsHaveAllWords() async throws {
        let proc = try Proc()
        try proc.add(7, name: [0x78], command: "/bin/x\0a b\0\0")
        let details = await proc.processes().details(of: ProcessIdentity(pid: 7, start: 50))
        #expect(details?.arguments == ["/bin/x", "a b"])
        #expect(details?.executable == nil, "There is no link to read")
        let other = await proc.processes().details(of: ProcessIdentity(pid: 7, start: 51))
        #expect(other == nil)
    }

    @Test func aSignalIsSentToTheSameProcessOnly() throws {
        let proc = try Proc()
        try proc.add(7, name: [0x78])
        let sent = Sent()
        let processes = proc.processes(sent: sent)
        let process = try #require(processes.process(withPid: 7))
        try processes.send(.kill, to: process)
        try processes.setNice(-3, of: process)
        #expect(sent.calls == ["kill 7 9", "nice 7 -3"])
        try proc.add(7, name: [0x79], start: 51)
        #expect(throws: ProcessError.ended) { try processes.send(.kill, to: process) }
        #expect(throws: ProcessError.ended) { try processes.setNice(1, of: process) }
        try proc.remove(7)
        #expect(throws: ProcessError.ended) { try processes.send(.kill, to: process) }
        #expect(sent.calls.count == 2)
    }

    @Test(arguments: [
        (EPERM, ProcessError.notPermitted), (EACCES, .notPermitted), (ESRCH, .ended),
        (EINVAL, .failed(reason: "Invalid argument")),
    ])
    func aRefusalHasItsReason(number: Int32, error: ProcessError) throws {
        let proc = try Proc()
        try proc.add(7, name: [0x78])
        let processes = proc.processes(refusing: number)
        let process = try #require(processes.process(withPid: 7))
        #expect(throws: error) { try processes.send(.terminate, to: process) }
        #expect("\(error)".hasSuffix("."))
    }

    @Test func thisMachineHasThisProcess() async throws {
        let snapshot = try await systemProcesses().snapshot()
        let own = try #require(snapshot.processes.first { $0.identity.pid == getpid() })
        #expect(own.memory ?? 0 > 0)
        #expect(own.threads ?? 0 > 0)
        #expect(snapshot.totals.memory ?? 0 > 0)
        let details = await systemProcesses().details(of: own.identity)
        #expect(details?.arguments?.isEmpty == false)
        #expect(details?.executable?.isEmpty == false)
    }
}

#endif
