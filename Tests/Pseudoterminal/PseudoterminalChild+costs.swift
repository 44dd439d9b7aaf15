// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Glibc

extension PseudoterminalChild {
    /// The time that the process has computed.
    package var computingTime: Duration {
        let fields = line(of: "stat", after: ") ").split(separator: " ")
        guard fields.count > 12, let own = Int(fields[11]), let system = Int(fields[12]) else {
            return .zero
        }
        return .seconds(own + system) / Int(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// The KiB of memory that the process has now; 0 when it has ended.
    package var residentKilobytes: Int {
        Int(line(of: "status", after: "VmRSS:").split(separator: " ").first ?? "") ?? 0
    }

    /// What follows some words in a file on the process.
    private func line(of file: String, after words: String) -> String {
        let descriptor = open("/proc/\(process)/\(file)", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
            count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.firstRange(of: words)?.upperBound else { return "" }
        return String(text[start...].prefix { $0 != "\n" }.map { $0 == "\t" ? " " : $0 })
    }
}
#endif
