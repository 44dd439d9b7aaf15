// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc) || canImport(Musl)

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// The processes of Linux, from the files of `/proc`.
///
/// A reading opens one file of each process. The user and the command line are read when a process
/// is new, and when its name changes because it runs another program.
public actor LinuxProcesses: ProcessSource {
    /// The known values of a process from the previous reading.
    private struct Known {
        let start: UInt64
        var ticks: UInt64
        var name: String
        var command: String
        var user: String?
    }

    private let root: String
    private let calls: ProcessCalls
    private var file = ProcessFile(capacity: 16_384)
    private var totals = LinuxTotals()
    private var known: [Int32: Known] = [:]
    private var users = UserNames()
    private var lastTime: Double?
    private let ticksPerSecond = Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
    private let pageSize = UInt64(max(1, sysconf(Int32(_SC_PAGESIZE))))

    /// Creates the processes of a folder like `/proc`.
    ///
    /// - Parameters:
    ///   - root: The folder.
    ///   - calls: The calls that change a process.
    public init(root: String = "/proc", calls: ProcessCalls = .system) {
        (self.root, self.calls) = (root, calls)
    }

    // MARK: Reading

    /// Reads all processes and the totals of the machine.
    public func snapshot() async throws(ProcessError) -> ProcessSnapshot {
        guard let folder = opendir(root) else {
            throw .unreadable(path: root, reason: String(cString: strerror(errno)))
        }
        defer { closedir(folder) }
        let descriptor = dirfd(folder)
        let now = Self.time
        let elapsed = lastTime.map { now - $0 }.flatMap { $0 > 0 ? $0 : nil }
        lastTime = now
        var samples: [ProcessSample] = []
        samples.reserveCapacity(known.count + 16)
        var next: [Int32: Known] = [:]
        next.reserveCapacity(known.count + 16)
        while let entry = readdir(folder) {
            guard let pid = Self.pid(entry),
                let (sample, kept) = sample(of: pid, in: descriptor, elapsed)
            else { continue }
            samples.append(sample)
            next[pid] = kept
        }
        known = next
        let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        return ProcessSnapshot(
            samples, totals: totals.read(&file, in: descriptor, cores: cores))
    }

    /// Reads one process; nil if it ended meanwhile, or its file is not readable.
    private func sample(
        of pid: Int32, in root: Int32, _ elapsed: Double?
    ) -> (ProcessSample, Known)? {
        guard let count = file.read("stat", of: pid, in: root),
            let stat = ProcessStat(file.buffer[..<count])
        else { return nil }
        let name = String(decoding: stat.name, as: UTF8.self)
        let earlier = known[pid].flatMap { $0.start == stat.start ? $0 : nil }
        var kept: Known
        if let earlier, earlier.name == name {
            kept = earlier
        } else {
            kept = Known(
                start: stat.start, ticks: stat.ticks, name: name,
                command: command(of: pid, in: root, name: name),
                user: file.owner(of: pid, in: root).map { users.name(of: $0) })
        }
        var cpu: Double?
        if let earlier, let elapsed, stat.ticks >= earlier.ticks {
            cpu = Double(stat.ticks - earlier.ticks) / ticksPerSecond / elapsed * 100
        }
        kept.ticks = stat.ticks
        let sample = ProcessSample(
            ProcessIdentity(pid: pid, start: stat.start), parent: stat.parent, user: kept.user,
            state: stat.state, cpu: cpu,
            memory: stat.isKernelThread
                ? nil : stat.pages.multipliedReportingOverflow(by: pageSize).partialValue,
            time: Double(stat.ticks) / ticksPerSecond, threads: stat.threads, nice: stat.nice,
            name: name, command: kept.command)
        return (sample, kept)
    }

    /// The maximum number of bytes of a command line to keep.
    private static let maximumCommand = 1024

    private func command(of pid: Int32, in root: Int32, name: String) -> String {
        guard let count = file.read("cmdline", of: pid, in: root), count > 0 else {
            return "[\(name)]"
        }
        return Self.words(file.buffer[..<min(count, Self.maximumCommand)]).joined(separator: " ")
    }

    /// Returns the words of a command line, each of which ends with a zero.
    private static func words(_ bytes: ArraySlice<UInt8>) -> [String] {
        var bytes = bytes
        while bytes.last == 0 { bytes.removeLast() }
        return bytes.split(separator: 0, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private static func pid(_ entry: UnsafeMutablePointer<dirent>) -> Int32? {
        withUnsafePointer(to: &entry.pointee.d_name) { name in
            name.withMemoryRebound(to: UInt8.self, capacity: 256) { bytes in
                var number: Int32 = 0
                var place = 0
                while bytes[place] != 0 {
                    let digit = bytes[place] &- 0x30
                    guard digit <= 9, place < 9 else { return nil }
                    number = number * 10 + Int32(digit)
                    place += 1
                }
                return place > 0 && number > 0 ? number : nil
            }
        }
    }

    /// The seconds of a clock that never jumps.
    private static var time: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Reads the values that only the details of a process show; nil if the process has ended.
    public func details(of process: ProcessIdentity) async -> ProcessDetails? {
        let folder = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        guard let count = file.read("stat", of: process.pid, in: folder),
            ProcessStat(file.buffer[..<count])?.start == process.start
        else { return nil }
        var details = ProcessDetails()
        if let count = file.read("cmdline", of: process.pid, in: folder) {
            details.arguments = count == 0 ? [] : Self.words(file.buffer[..<count])
        }
        details.executable = file.target(of: "exe", of: process.pid, in: folder)
        details.directory = file.target(of: "cwd", of: process.pid, in: folder)
        return details
    }

    // MARK: Signals

    /// Returns the identity of the process that has a number now; nil if there is none.
    public nonisolated func process(withPid pid: Int32) -> ProcessIdentity? {
        let folder = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0, pid > 0 else { return nil }
        defer { close(folder) }
        var file = ProcessFile(capacity: 2048)
        guard let count = file.read("stat", of: pid, in: folder),
            let stat = ProcessStat(file.buffer[..<count])
        else { return nil }
        return ProcessIdentity(pid: pid, start: stat.start)
    }

    /// Sends a signal to a process, unless its number now belongs to another process.
    public nonisolated func send(
        _ signal: ProcessSignal, to process: ProcessIdentity
    ) throws(ProcessError) {
        try calls.send(signal, to: process, found: self.process(withPid: process.pid))
    }

    /// Sets the nice value of a process, unless its number now belongs to another process.
    public nonisolated func setNice(
        _ nice: Int, of process: ProcessIdentity
    ) throws(ProcessError) {
        try calls.setNice(nice, of: process, found: self.process(withPid: process.pid))
    }
}

#endif
