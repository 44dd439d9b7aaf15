// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Marks around lines of a log, which a CI service folds.
///
/// Sources: the workflow commands of GitHub Actions (`::group::`), and the custom sections of
/// GitLab's job logs (`section_start`, whose time is in seconds since 1970).
@MainActor
final class LogGroup {
    /// A service that folds lines.
    enum Service: Hashable {
        case gitHub, gitLab
    }

    private let service: Service
    private let now: @MainActor () -> Int
    private let write: @MainActor (String) -> Void
    private var name = ""

    /// Creates the marks of the CI service that an environment names; nil if it names none.
    convenience init?(for environment: [String: String]) {
        if environment["GITHUB_ACTIONS"] == "true" {
            self.init(.gitHub)
        } else if environment["GITLAB_CI"] == "true" {
            self.init(.gitLab)
        } else {
            return nil
        }
    }

    /// Creates the marks of a service, with a clock and an output.
    init(
        _ service: Service, now: @escaping @MainActor () -> Int = { time(nil) },
        write: @escaping @MainActor (String) -> Void = { StandardOutput.writeError($0) }
    ) {
        (self.service, self.now, self.write) = (service, now, write)
    }

    /// Begins a group with a title.
    func begin(_ title: String) {
        let title = TextSanitizer.line(title)
        switch service {
        case .gitHub: write("::group::\(title)\n")
        case .gitLab:
            // The name of a section consists of ASCII letters, and must be unique in a job.
            let words = title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
            name = (["progress"] + words.map(String.init)).joined(separator: "_") + "_\(now())"
            write("\u{1B}[0Ksection_start:\(now()):\(name)\r\u{1B}[0K\(title)\n")
        }
    }

    /// Ends the group.
    func end() {
        switch service {
        case .gitHub: write("::endgroup::\n")
        case .gitLab: write("\u{1B}[0Ksection_end:\(now()):\(name)\r\u{1B}[0K\n")
        }
    }
}
