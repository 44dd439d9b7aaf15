// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Addresses without brackets, by GitHub's rules.
extension InlineParser {
    /// Reads an address at the place if a word begins there; returns false if there is none.
    mutating func readAddress(_ byte: UInt8) -> Bool {
        guard byte.isAlphanumeric || byte == UInt8(ascii: "."), isAtWord else { return false }
        guard let found = webAddress(byte) ?? mailAddress() else { return false }
        flushText()
        addresses.append(tokens.count)
        add(.address(found.link, place..<found.end), to: found.end)
        return true
    }

    /// Whether a word begins at the place.
    private var isAtWord: Bool {
        guard place > 0 else { return true }
        let before = bytes[place - 1]
        return !EmailAddress.isSimpleLocal(before) && before < 0x80
            && before != UInt8(ascii: "/") && before != UInt8(ascii: ":")
            || before == UInt8(ascii: "_") && place - 1 < textStart
    }

    private func webAddress(_ byte: UInt8) -> (link: MarkdownLink, end: Int)? {
        guard place == 0 || mayPrecedeAddress(bytes[place - 1]) else { return nil }
        var host = place
        var prefix = ""
        if bytes.hasASCII("www.", at: place, before: end) {
            prefix = "http://"
        } else if bytes.hasASCII("http://", at: place, before: end) {
            host += 7
        } else if bytes.hasASCII("https://", at: place, before: end) {
            host += 8
        } else if bytes.hasASCII("ftp://", at: place, before: end) {
            host += 6
        } else {
            return nil
        }
        guard let hostEnd = webHostEnd(from: host, needsDot: !prefix.isEmpty) else { return nil }
        var next = hostEnd
        while next < end, !bytes[next].isWhitespace, bytes[next] != UInt8(ascii: "<") {
            // The bracket may end the text of a link.
            if bytes[next] == UInt8(ascii: "]"), !brackets.isEmpty { break }
            next += 1
        }
        next = withoutTrailingSigns(next)
        guard next > host else { return nil }
        return (MarkdownLink(destination: prefix + bytes[place..<next].text), next)
    }

    private func mayPrecedeAddress(_ byte: UInt8) -> Bool {
        byte.isWhitespace || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "~")
            || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\"")
            || byte == UInt8(ascii: "'")
    }

    private func webHostEnd(from start: Int, needsDot: Bool) -> Int? {
        var next = start
        var dots = 0
        // Underscores are not allowed in the last two labels.
        var (underscores, before) = (0, 0)
        while next < end {
            let byte = bytes[next]
            if byte == UInt8(ascii: ".") {
                dots += 1
                (before, underscores) = (underscores, 0)
            } else if byte == UInt8(ascii: "_") {
                underscores += 1
            } else if !byte.isAlphanumeric, byte != UInt8(ascii: "-"), byte < 0x80 {
                break
            }
            next += 1
        }
        guard next > start, underscores == 0, before == 0, !needsDot || dots > 0,
            bytes[start].isAlphanumeric || bytes[start] >= 0x80
        else { return nil }
        return next
    }

    /// Returns the end of an address without the punctuation that follows it.
    private func withoutTrailingSigns(_ limit: Int) -> Int {
        var next = limit
        var (opening, closing) = (0, 0)
        for byte in bytes[place..<limit] {
            if byte == UInt8(ascii: "(") { opening += 1 }
            if byte == UInt8(ascii: ")") { closing += 1 }
        }
        while next > place {
            switch bytes[next - 1] {
            case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","),
                UInt8(ascii: ":"), UInt8(ascii: "*"),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "'"), UInt8(ascii: "\""),
                UInt8(ascii: "]"):
                next -= 1
            case UInt8(ascii: ")") where closing > opening:
                closing -= 1
                next -= 1
            case UInt8(ascii: ";"):
                var start = next - 1
                while start > place, bytes[start - 1].isAlphanumeric { start -= 1 }
                let isEntity =
                    start < next - 1 && start > place && bytes[start - 1] == UInt8(ascii: "&")
                next = isEntity ? start - 1 : next - 1
            default: return next
            }
        }
        return next
    }

    private func mailAddress() -> (link: MarkdownLink, end: Int)? {
        guard
            let at = EmailAddress.localEnd(
                bytes, at: place, before: end, allowed: EmailAddress.isSimpleLocal)
        else { return nil }
        var next = at + 1
        var dots = 0
        while next < end {
            if bytes[next] == UInt8(ascii: ".") {
                dots += 1
            } else if !bytes[next].isAlphanumeric, bytes[next] != UInt8(ascii: "-"),
                bytes[next] != UInt8(ascii: "_")
            {
                break
            }
            next += 1
        }
        while next > at + 1, bytes[next - 1] == UInt8(ascii: ".") {
            next -= 1
            dots -= 1
        }
        guard dots > 0, bytes[next - 1].isAlphanumeric else { return nil }
        return (MarkdownLink(destination: "mailto:" + bytes[place..<next].text), next)
    }
}
