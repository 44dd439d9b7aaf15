// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The paths in a unified diff.
enum DiffPath {
    private typealias Bytes = ArraySlice<UInt8>

    /// Returns both paths of two lines such as `--- a/notes.txt` and `+++ b/notes.txt`, with an
    /// optional tab and a date after the path; nil for `/dev/null`, which stands for no file.
    static func pair(
        inMarkedLines old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>
    ) -> (old: String?, new: String?) {
        withoutPrefixes(path(old.dropFirst(4)), path(new.dropFirst(4)))
    }

    /// Reads a path, in quotes or up to a tab.
    private static func path(_ text: Bytes) -> Bytes? {
        var name = text
        if name.last == .carriageReturn { name = name.dropLast() }
        if let (quoted, _) = unquoted(name) { return quoted }
        if let tab = name.firstIndex(of: .tab) { name = name[..<tab] }
        return name.elementsEqual("/dev/null".utf8) ? nil : name
    }

    /// Returns both paths of a line such as `diff --git a/notes.txt b/notes.txt`; nil if they cannot
    /// be told apart.
    static func pair(inGitLine line: ArraySlice<UInt8>) -> (old: String?, new: String?)? {
        let names = line.dropFirst("diff --git ".utf8.count)
        if let (old, rest) = unquoted(names) {
            let new = rest.dropFirst()
            return withoutPrefixes(old, unquoted(new)?.path ?? new)
        }
        // A quoted path may also come second only.
        if names.last == UInt8(ascii: "\""), let quote = names.firstIndex(of: UInt8(ascii: "\"")),
            let (new, _) = unquoted(names[quote...])
        {
            return withoutPrefixes(names[..<quote].dropLast(), new)
        }
        // Without quotes, the two paths are equal but for their prefixes, so that the middle is known
        // even if they have blanks; renamed files have lines of their own.
        let middle = names.startIndex + names.count / 2
        if names.count % 2 == 1, names[middle] == .space {
            let pair = withoutPrefixes(names[..<middle], names[(middle + 1)...])
            if pair.old == pair.new { return pair }
        }
        let parts = names.split(separator: .space)
        return parts.count == 2 ? withoutPrefixes(parts[0], parts[1]) : nil
    }

    /// Returns both paths of a line such as `Binary files one.png and two.png differ`; nil for other
    /// lines.
    static func pair(inBinaryLine line: ArraySlice<UInt8>) -> (old: String?, new: String?)? {
        let (start, end) = ("Binary files ".utf8.count, " differ".utf8.count)
        guard line.hasPrefix("Binary files "), line.count > start + end,
            line.suffix(end).elementsEqual(" differ".utf8)
        else { return nil }
        let names = line.dropFirst(start).dropLast(end)
        let and = Array(" and ".utf8)
        var place = names.startIndex
        while place + and.count <= names.endIndex {
            if names[place..<place + and.count].elementsEqual(and) {
                return withoutPrefixes(path(names[..<place]), path(names[(place + and.count)...]))
            }
            place += 1
        }
        return nil
    }

    /// Returns two paths without git's prefixes, which differ between the versions; other paths are
    /// as they are.
    private static func withoutPrefixes(_ old: Bytes?, _ new: Bytes?) -> (
        old: String?, new: String?
    ) {
        let (oldPrefix, newPrefix) = (prefix(of: old), prefix(of: new))
        let hasPrefixes =
            oldPrefix != newPrefix && (oldPrefix != nil || old == nil)
            && (newPrefix != nil || new == nil)
        return (
            (hasPrefixes ? old?.dropFirst(2) : old)?.text,
            (hasPrefixes ? new?.dropFirst(2) : new)?.text
        )
    }

    /// The letter of git's prefix, such as `a/`: the index, the working tree, a commit, an object.
    private static func prefix(of path: Bytes?) -> UInt8? {
        guard let letter = path?.first, path?.dropFirst().first == UInt8(ascii: "/") else {
            return nil
        }
        return "abiwco".utf8.contains(letter) ? letter : nil
    }

    /// Reads a text in quotes with git's escapes, such as `\303\244`; returns it and the bytes after
    /// it, or nil if there is no quote, or if it does not end.
    static func unquoted(
        _ text: ArraySlice<UInt8>
    ) -> (path: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
        guard text.first == UInt8(ascii: "\"") else { return nil }
        var bytes: [UInt8] = []
        var rest = text.dropFirst()
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""):
                return (bytes[...], rest)
            case .backslash:
                guard let escape = rest.popFirst() else { return nil }
                bytes.append(unescaped(escape, &rest))
            default: bytes.append(byte)
            }
        }
        return nil
    }

    private static func unescaped(_ escape: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt8 {
        switch escape {
        case UInt8(ascii: "0")...UInt8(ascii: "3"):
            var value = escape - UInt8(ascii: "0")
            for _ in 0..<2 {
                guard let digit = rest.first,
                    (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit)
                else { break }
                value = value << 3 | (digit - UInt8(ascii: "0"))
                rest.removeFirst()
            }
            return value
        case UInt8(ascii: "a"): return 0x07
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "t"): return .tab
        case UInt8(ascii: "n"): return .lineFeed
        case UInt8(ascii: "v"): return 0x0B
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "r"): return .carriageReturn
        default: return escape
        }
    }
}

extension DiffFile {
    /// Takes over a change that only the paths tell: a version without a path does not exist.
    mutating func setChangeOfPaths() {
        guard change == .modified else { return }
        if oldPath == nil { change = .added }
        if newPath == nil { change = .deleted }
    }

    /// Reads a line of git's header, such as `rename from notes.txt`; returns false if the line does
    /// not belong to the header.
    mutating func readGitAttribute(_ line: ArraySlice<UInt8>) -> Bool {
        func value(_ name: StaticString) -> String? {
            guard line.hasPrefix(name) else { return nil }
            let text = line.dropFirst(name.utf8CodeUnitCount)
            return (DiffPath.unquoted(text)?.path ?? text).text
        }
        if let path = value("rename from ") {
            (change, oldPath) = (.renamed, path)
        } else if let path = value("rename to ") {
            newPath = path
        } else if let path = value("copy from ") {
            (change, oldPath) = (.copied, path)
        } else if let path = value("copy to ") {
            newPath = path
        } else if line.hasPrefix("new file mode ") {
            change = .added
        } else if line.hasPrefix("deleted file mode ") {
            change = .deleted
        } else if line.hasPrefix("Binary files ") || line.hasPrefix("GIT binary patch") {
            isBinary = true
        } else {
            return line.hasPrefix("index ") || line.hasPrefix("old mode ")
                || line.hasPrefix("new mode ") || line.hasPrefix("similarity index ")
                || line.hasPrefix("dissimilarity index ")
        }
        return true
    }
}
