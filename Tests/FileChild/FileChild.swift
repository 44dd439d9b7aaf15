// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerFiles
import SeltzerText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes a file of a million bytes under circumstances that would harm the process of the tests.
///
///     FileChild crash PATH    is killed in the middle
///     FileChild limit PATH    may write files of 64 KiB only; prints the error
@main
struct FileChild {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { exit(2) }
        let source = FailingBytes(killsAtSecondReading: arguments[1] == "crash")
        if arguments[1] == "limit" {
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 65_536, rlim_max: 65_536)
            #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
            #else
            let resource = RLIMIT_FSIZE
            #endif
            guard setrlimit(resource, &limit) == 0 else { exit(2) }
        }
        do {
            try FileWriter(path: arguments[2]).write(TextStorage(source: source))
            exit(0)
        } catch {
            print(error)
            exit(3)
        }
    }
}

/// A million bytes; the process is killed when those in the middle are read for the second time, which is for writing.
struct FailingBytes: TextByteSource {
    let count = 1_000_000
    let killsAtSecondReading: Bool
    /// A file that is as long as there were readings of the middle.
    private let readings: Int32

    init(killsAtSecondReading: Bool) {
        self.killsAtSecondReading = killsAtSecondReading
        readings = fileno(tmpfile())
    }

    func bytes(in range: Range<Int>) -> [UInt8] {
        if killsAtSecondReading, range.contains(count / 2) {
            write(readings, "r", 1)
            if lseek(readings, 0, SEEK_END) == 2 { kill(getpid(), SIGKILL) }
        }
        return [UInt8](repeating: UInt8(ascii: "n"), count: range.count)
    }
}
