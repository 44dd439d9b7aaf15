// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The possible targets of a text's link in the file system.
///
/// Authors write the same address in several ways: `the%20brief.md`, `the brief.md`,
/// `file:///notes/brief.md`, `brief.md#costs`. A file may also have a name with `%20`, `?` or `#`
/// in it.
public struct FileLink: Hashable, Sendable {
    /// A possible target of the link.
    public struct Target: Hashable, Sendable {
        /// The path, which may be relative to the folder of the text; nil for the text itself.
        public let path: BytePath?
        /// The name of a heading in the text; nil for its beginning.
        public let anchor: String?
    }

    /// The targets, the likeliest first; empty if the address does not mean a file.
    public let targets: [Target]

    /// Reads an address.
    public init(_ destination: String) {
        var rest = destination[...]
        let scheme = Self.scheme(of: destination)
        if scheme == "file" {
            guard let path = Self.pathOfFileURL(destination) else {
                targets = []
                return
            }
            rest = path
        }
        let hash = rest.firstIndex(of: "#")
        let path = rest[..<(hash ?? rest.endIndex)]
        let anchor = hash.map { Self.decoded(rest[rest.index(after: $0)...]).description }
        if path.isEmpty {
            targets = [Target(path: nil, anchor: anchor)]
            return
        }
        let isOther = scheme != nil && scheme != "file"
        var found: [Target] = []
        // An address with another scheme means only a file with exactly that name.
        let texts = isOther ? [] : [path, path.prefix { $0 != "?" }]
        for text in texts where !text.isEmpty {
            found.append(Target(path: Self.decoded(text), anchor: anchor))
        }
        if !isOther { found.append(Target(path: BytePath(path), anchor: anchor)) }
        for path in [Self.decoded(rest), BytePath(rest)] {
            found.append(Target(path: path, anchor: nil))
        }
        var seen: Set<BytePath> = []
        targets = found.filter { $0.path.map { seen.insert($0).inserted } ?? true }
    }

    private static func decoded(_ text: Substring) -> BytePath {
        BytePath(bytes: PercentCode.decoded(text.utf8))
    }

    /// Returns the scheme of an address in lower case; nil for none.
    private static func scheme(of address: String) -> String? {
        guard let colon = address.firstIndex(of: ":") else { return nil }
        let scheme = address[..<colon]
        guard scheme.first?.isLetter == true,
            scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        return scheme.lowercased()
    }

    /// Returns the path in `file:///a`, `file:/a`, `file://localhost/a` or `file:a`, including the
    /// text after it; nil for a file on another machine.
    private static func pathOfFileURL(_ url: String) -> Substring? {
        let rest = url.dropFirst("file:".count)
        guard rest.hasPrefix("//") else { return rest }
        let path = rest.dropFirst(2)
        let host = path.prefix { $0 != "/" }
        guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
        return path.dropFirst(host.count)
    }
}
