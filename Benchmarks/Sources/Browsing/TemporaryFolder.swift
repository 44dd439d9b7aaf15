// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder of empty files that is removed with the object.
final class TemporaryFolder: Sendable {
    let path: String
    private let count: Int

    init(files count: Int) {
        path = TemporaryFile.freePath()
        self.count = count
        precondition(mkdir(path, 0o700) == 0, "No folder could be created at \(path).")
        for number in 0..<count {
            let descriptor = open(file(number), O_WRONLY | O_CREAT, 0o600)
            precondition(descriptor >= 0, "No file could be created in \(path).")
            close(descriptor)
        }
    }

    deinit {
        for number in 0..<count { unlink(file(number)) }
        rmdir(path)
    }

    private func file(_ number: Int) -> String { "\(path)/tide-\(number * 7_919 % 1_000_003).log" }
}
