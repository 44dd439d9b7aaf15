// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Darwin)

import Darwin

/// Reads the totals of the whole machine on macOS.
struct DarwinTotals {
    private var earlier: (busy: UInt64, all: UInt64)?

    /// Reads the totals; values that the system does not report are nil.
    mutating func read() -> SystemTotals {
        var totals = SystemTotals()
        totals.cores = max(1, Int(sysconf(_SC_NPROCESSORS_ONLN)))
        readProcessors(&totals)
        Self.readMemory(&totals)
        var load = [Double](repeating: 0, count: 3)
        if getloadavg(&load, 3) == 3 { totals.load = load }
        var swap = xsw_usage()
        if Self.read("vm.swapusage", into: &swap) {
            (totals.swap, totals.swapUsed) = (swap.xsu_total, swap.xsu_used)
        }
        var boot = timeval()
        if Self.read("kern.boottime", into: &boot) {
            totals.uptime = Double(time(nil) - boot.tv_sec)
        }
        return totals
    }

    private static func read<Value>(_ name: String, into value: inout Value) -> Bool {
        var size = MemoryLayout<Value>.size
        return sysctlbyname(name, &value, &size, nil, 0) == 0
    }

    private mutating func readProcessors(_ totals: inout SystemTotals) {
        var info = host_cpu_load_info()
        var count = mach_msg_type_number_t(
            MemoryLayout<host_cpu_load_info>.size / MemoryLayout<integer_t>.size)
        let status = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                host_statistics(mach_host_self(), HOST_CPU_LOAD_INFO, $0, &count)
            }
        }
        guard status == KERN_SUCCESS else { return }
        let ticks = info.cpu_ticks
        let busy = UInt64(ticks.0) + UInt64(ticks.1) + UInt64(ticks.3)
        let now = (busy: busy, all: busy + UInt64(ticks.2))
        if let earlier, now.all > earlier.all, now.busy >= earlier.busy {
            totals.cpu = min(1, Double(now.busy - earlier.busy) / Double(now.all - earlier.all))
        }
        earlier = now
    }

    private static func readMemory(_ totals: inout SystemTotals) {
        var size: UInt64 = 0
        if read("hw.memsize", into: &size) { totals.memory = size }
        var info = vm_statistics64()
        var count = mach_msg_type_number_t(
            MemoryLayout<vm_statistics64>.size / MemoryLayout<integer_t>.size)
        let status = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                host_statistics64(mach_host_self(), HOST_VM_INFO64, $0, &count)
            }
        }
        guard status == KERN_SUCCESS else { return }
        let pages =
            UInt64(info.active_count) + UInt64(info.wire_count)
            + UInt64(info.compressor_page_count)
        totals.memoryUsed = pages * UInt64(sysconf(_SC_PAGESIZE))
    }
}

#endif
