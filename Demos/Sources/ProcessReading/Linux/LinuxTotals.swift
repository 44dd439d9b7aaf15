// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc) || canImport(Musl)

/// Reads the files of `/proc` about the whole machine.
struct LinuxTotals {
    private var busy: UInt64 = 0
    private var all: UInt64 = 0
    private var hasEarlier = false

    /// Reads the totals; the values of missing files are nil.
    mutating func read(_ file: inout ProcessFile, in root: Int32, cores: Int) -> SystemTotals {
        var totals = SystemTotals()
        totals.cores = cores
        if let count = file.read("stat", in: root) {
            readProcessors(file.buffer[..<count], &totals)
        }
        if let count = file.read("meminfo", in: root) {
            Self.readMemory(file.buffer[..<count], &totals)
        }
        if let count = file.read("loadavg", in: root) {
            let text = String(decoding: file.buffer[..<count], as: UTF8.self)
            totals.load = text.split(separator: " ").prefix(3).compactMap { Double($0) }
        }
        if let count = file.read("uptime", in: root) {
            let text = String(decoding: file.buffer[..<count], as: UTF8.self)
            totals.uptime = text.split(separator: " ").first.flatMap { Double($0) }
        }
        return totals
    }

    /// Reads the first line: `cpu  user nice system idle iowait irq softirq steal …`, in ticks.
    private mutating func readProcessors(
        _ bytes: ArraySlice<UInt8>, _ totals: inout SystemTotals
    ) {
        let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
        let line = String(decoding: bytes[..<end], as: UTF8.self)
        let numbers = line.split(separator: " ").dropFirst().prefix(8).compactMap { UInt64($0) }
        guard numbers.count >= 4 else { return }
        let sum = numbers.reduce(0, &+)
        let idle = numbers[3] &+ (numbers.count > 4 ? numbers[4] : 0)
        let now = (busy: sum &- idle, all: sum)
        // On some systems, the time of waiting sometimes decreases.
        if hasEarlier, now.all > all, now.busy >= busy {
            totals.cpu = min(1, Double(now.busy - busy) / Double(now.all - all))
        }
        (busy, all, hasEarlier) = (now.busy, now.all, true)
    }

    private static func readMemory(_ bytes: ArraySlice<UInt8>, _ totals: inout SystemTotals) {
        var values: [Substring: UInt64] = [:]
        let text = String(decoding: bytes, as: UTF8.self)
        for line in text.split(separator: "\n").prefix(24) {
            let words = line.split(whereSeparator: { $0 == " " || $0 == ":" })
            guard words.count >= 2, let number = UInt64(words[1]) else { continue }
            values[words[0]] = number.multipliedReportingOverflow(by: 1024).partialValue
        }
        totals.memory = values["MemTotal"]
        if let all = values["MemTotal"], let free = values["MemAvailable"] ?? values["MemFree"] {
            totals.memoryUsed = all >= free ? all - free : 0
        }
        totals.swap = values["SwapTotal"]
        if let all = values["SwapTotal"], let free = values["SwapFree"] {
            totals.swapUsed = all >= free ? all - free : 0
        }
    }
}

#endif
