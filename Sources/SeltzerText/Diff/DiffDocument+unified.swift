// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension DiffDocument {
    /// The document as a unified diff, which `patch` and `git apply` read; empty if nothing differs.
    public var unifiedText: String {
        var text = ""
        for file in files { file.write(to: &text) }
        return text
    }
}

extension DiffFile {
    fileprivate func write(to text: inout String) {
        if header.isEmpty {
            writeHeader(to: &text)
        } else {
            for line in header { text += line + "\n" }
        }
        for hunk in hunks {
            text += hunk.header + "\n"
            for line in hunk.lines { line.write(to: &text) }
        }
    }

    private func writeHeader(to text: inout String) {
        let (old, new) = (oldPath ?? path, newPath ?? path)
        let isWhole = change != .modified || isBinary
        if isWhole {
            text += "diff --git \(Self.quoted("a/" + old)) \(Self.quoted("b/" + new))\n"
            switch change {
            case .modified: break
            case .added: text += "new file mode 100644\n"
            case .deleted: text += "deleted file mode 100644\n"
            case .renamed:
                text += "rename from \(Self.quoted(old))\nrename to \(Self.quoted(new))\n"
            case .copied: text += "copy from \(Self.quoted(old))\ncopy to \(Self.quoted(new))\n"
            }
        }
        if isBinary {
            let old = oldPath.map { Self.quoted("a/" + $0) } ?? "/dev/null"
            let new = newPath.map { Self.quoted("b/" + $0) } ?? "/dev/null"
            text += "Binary files \(old) and \(new) differ\n"
        }
        guard !hunks.isEmpty else { return }
        text += "--- \(oldPath.map { Self.marked("a/", $0) } ?? "/dev/null")\n"
        text += "+++ \(newPath.map { Self.marked("b/", $0) } ?? "/dev/null")\n"
    }

    /// A path with blanks ends with a tab, as git writes it, so that `patch` reads all of it.
    private static func marked(_ prefix: String, _ path: String) -> String {
        let text = quoted(prefix + path)
        return text.first != "\"" && text.contains(" ") ? text + "\t" : text
    }

    /// Quotes a path if it has control characters, quotes or backslashes.
    private static func quoted(_ path: String) -> String {
        guard path.utf8.contains(where: { $0.isControl || $0 == 0x22 || $0 == .backslash }) else {
            return path
        }
        var text = "\""
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case "\"", "\\": text += "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 8)
                text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

extension DiffLine {
    fileprivate func write(to text: inout String) {
        switch kind {
        case .context: text += " "
        case .removed: text += "-"
        case .added: text += "+"
        }
        text += self.text + "\n"
        if lacksLineFeed { text += "\\ No newline at end of file\n" }
    }
}
