// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Darwin)

import Darwin

/// The processes of macOS, by libproc.
///
/// Only root can read the figures of other users' processes; for everyone else they are nil.
public actor DarwinProcesses: ProcessSource {
    private var known: [Int32: (start: UInt64, nanoseconds: UInt64, command: String)] = [:]
    private var users = UserNames()
    private var totals = DarwinTotals()
    private var lastTime: UInt64?

    private let calls: ProcessCalls

    /// Creates the processes of this machine.
    ///
    /// - Parameter calls: The calls that change a process.
    public init(calls: ProcessCalls = .system) { self.calls = calls }

    /// Reads all processes and the totals of the machine.
    public func snapshot() async throws(ProcessError) -> ProcessSnapshot {
        let size = proc_listallpids(nil, 0)
        guard size > 0 else {
            throw .unreadable(
                path: "The list of processes", reason: String(cString: strerror(errno)))
        }
        var pids = [pid_t](repeating: 0, count: Int(size) + 64)
        let count = proc_listallpids(
            &pids, Int32(pids.count * MemoryLayout<pid_t>.stride))
        let now = clock_gettime_nsec_np(CLOCK_MONOTONIC)
        let elapsed = lastTime.flatMap { now > $0 ? Double(now - $0) : nil }
        lastTime = now
        var next: [Int32: (start: UInt64, nanoseconds: UInt64, command: String)] = [:]
        var samples: [ProcessSample] = []
        for pid in pids.prefix(max(0, Int(count))) where pid > 0 {
            guard let (sample, nanoseconds) = sample(of: pid, elapsed) else { continue }
            samples.append(sample)
            next[pid] = (sample.identity.start, nanoseconds, sample.command)
        }
        known = next
        return ProcessSnapshot(samples, totals: totals.read())
    }

    private func sample(of pid: Int32, _ elapsed: Double?) -> (ProcessSample, UInt64)? {
        guard let info = Self.info(of: pid) else { return nil }
        let name = Self.name(of: info)
        let identity = ProcessIdentity(pid: pid, start: Self.start(of: info))
        let earlier = known[pid].flatMap { $0.start == identity.start ? $0 : nil }
        let command = earlier?.command ?? Self.arguments(of: pid)?.joined(separator: " ")
        var sample = ProcessSample(
            identity, parent: Int32(clamping: info.pbi_ppid), user: users.name(of: info.pbi_uid),
            state: Self.state(info.pbi_status), nice: Int(info.pbi_nice), name: name,
            command: command ?? name)
        var task = proc_taskinfo()
        let size = Int32(MemoryLayout<proc_taskinfo>.size)
        guard proc_pidinfo(pid, PROC_PIDTASKINFO, 0, &task, size) == size else {
            return (sample, 0)
        }
        let nanoseconds = Self.nanoseconds(task.pti_total_user &+ task.pti_total_system)
        sample.memory = task.pti_resident_size
        sample.threads = Int(task.pti_threadnum)
        sample.time = Double(nanoseconds) / 1e9
        if let earlier, let elapsed, nanoseconds >= earlier.nanoseconds {
            sample.cpu = Double(nanoseconds - earlier.nanoseconds) / elapsed * 100
        }
        return (sample, nanoseconds)
    }

    private static func info(of pid: Int32) -> proc_bsdinfo? {
        var info = proc_bsdinfo()
        let size = Int32(MemoryLayout<proc_bsdinfo>.size)
        return proc_pidinfo(pid, PROC_PIDTBSDINFO, 0, &info, size) == size ? info : nil
    }

    /// The microseconds since 1970 at which a process started.
    private static func start(of info: proc_bsdinfo) -> UInt64 {
        info.pbi_start_tvsec &* 1_000_000 &+ info.pbi_start_tvusec
    }

    private static func name(of info: proc_bsdinfo) -> String {
        withUnsafeBytes(of: info.pbi_name) { long in
            withUnsafeBytes(of: info.pbi_comm) { short in
                String(decoding: (long.first == 0 ? short : long).prefix { $0 != 0 }, as: UTF8.self)
            }
        }
    }

    /// Returns ticks of the machine's clock as nanoseconds.
    private static func nanoseconds(_ ticks: UInt64) -> UInt64 {
        var base = mach_timebase_info()
        mach_timebase_info(&base)
        guard base.denom > 0 else { return ticks }
        return UInt64(Double(ticks) * Double(base.numer) / Double(base.denom))
    }

    private static func state(_ status: UInt32) -> ProcessState {
        switch Int32(clamping: status) {
        case SIDL: .idle
        case SRUN: .running
        case SSLEEP: .sleeping
        case SSTOP: .stopped
        case SZOMB: .zombie
        default: .other
        }
    }

    /// Returns the words of a command line; nil if they cannot be read.
    private static func arguments(of pid: Int32) -> [String]? {
        var name = [CTL_KERN, KERN_PROCARGS2, pid]
        var size = 0
        guard sysctl(&name, 3, nil, &size, nil, 0) == 0, size > 4 else { return nil }
        var bytes = [UInt8](repeating: 0, count: size)
        guard sysctl(&name, 3, &bytes, &size, nil, 0) == 0, size > 4 else { return nil }
        let count = bytes.withUnsafeBytes { $0.loadUnaligned(as: Int32.self) }
        // The buffer contains the path of the program, zeros, and then the words.
        let rest = bytes[4..<size].drop { $0 != 0 }.drop { $0 == 0 }
        let words = rest.split(separator: 0, omittingEmptySubsequences: false)
        return words.prefix(max(0, Int(count))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Reads the values that only the details of a process show; nil if the process has ended.
    public func details(of process: ProcessIdentity) async -> ProcessDetails? {
        guard self.process(withPid: process.pid) == process else { return nil }
        var details = ProcessDetails(arguments: Self.arguments(of: process.pid))
        var path = [UInt8](repeating: 0, count: Int(4 * MAXPATHLEN))
        let count = proc_pidpath(process.pid, &path, UInt32(path.count))
        if count > 0 {
            details.executable = String(decoding: path.prefix(Int(count)), as: UTF8.self)
        }
        var folders = proc_vnodepathinfo()
        let size = Int32(MemoryLayout<proc_vnodepathinfo>.size)
        if proc_pidinfo(process.pid, PROC_PIDVNODEPATHINFO, 0, &folders, size) == size {
            details.directory = withUnsafeBytes(of: folders.pvi_cdir.vip_path) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
        }
        return details
    }

    // MARK: Signals

    /// Returns the identity of the process that has a number now; nil if there is none.
    public nonisolated func process(withPid pid: Int32) -> ProcessIdentity? {
        Self.info(of: pid).map { ProcessIdentity(pid: pid, start: Self.start(of: $0)) }
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
