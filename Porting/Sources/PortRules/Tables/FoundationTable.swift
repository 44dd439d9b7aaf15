// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What Foundation and the system lack on Linux.
enum FoundationTable {
    /// Types that are in a module of their own there.
    static let networking: Set<String> = [
        "URLSession", "URLRequest", "HTTPURLResponse", "URLCache", "URLSessionTask",
        "URLSessionDataTask", "URLSessionConfiguration", "URLResponse", "HTTPCookieStorage",
    ]

    /// Functions, and what to write instead; `…` is the argument.
    static let functions: [String: String] = [
        "arc4random_uniform": "UInt32.random(in: 0..<(…))",
        "arc4random": "UInt32.random(in: 0...UInt32.max)",
        "CACurrentMediaTime": "ProcessInfo.processInfo.systemUptime",
    ]
}
