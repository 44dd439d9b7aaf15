// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Addresses and HTML between angle brackets.
extension InlineParser {
    /// The closing signs that do not occur in the rest of the text, so that they are not searched
    /// for again.
    struct HTMLLimits {
        var lacksComment = false
        var lacksInstruction = false
        var lacksCharacterData = false
        var lacksDeclaration = false
    }

    mutating func readAngle() -> Bool {
        if let address = angledAddress() {
            add(.inline(.start(.link(address.link))), to: address.text.lowerBound)
            place = address.text.upperBound
            // Escapes and entities have no meaning here.
            add(.inline(.end(.link(address.link))), to: address.text.upperBound + 1)
            return true
        }
        guard let next = htmlEnd() else { return false }
        add(.inline(.html(bytes[place..<next].text)), to: next)
        return true
    }

    private func angledAddress() -> (link: MarkdownLink, text: Range<Int>)? {
        let start = place + 1
        if let close = addressEnd(from: start) {
            return (MarkdownLink(destination: bytes[start..<close].text), start..<close)
        }
        guard
            let at = EmailAddress.localEnd(
                bytes, at: start, before: end, allowed: EmailAddress.isLocal),
            let close = EmailAddress.hostEnd(bytes, at: at + 1, before: end),
            close < end, bytes[close] == UInt8(ascii: ">")
        else { return nil }
        return (MarkdownLink(destination: "mailto:" + bytes[start..<close].text), start..<close)
    }

    /// Returns the place of the bracket that closes an address with a scheme.
    private func addressEnd(from start: Int) -> Int? {
        guard start < end, bytes[start].isLetter else { return nil }
        var next = start
        while next < end, next - start <= 32,
            bytes[next].isAlphanumeric || bytes[next] == UInt8(ascii: "+")
                || bytes[next] == UInt8(ascii: ".")
                || bytes[next] == UInt8(ascii: "-")
        {
            next += 1
        }
        guard (2...32).contains(next - start), next < end, bytes[next] == UInt8(ascii: ":") else {
            return nil
        }
        while next < end, bytes[next] > .space, bytes[next] != UInt8(ascii: "<"),
            bytes[next] != UInt8(ascii: ">"),
            bytes[next] != 0x7F
        {
            next += 1
        }
        return next < end && bytes[next] == UInt8(ascii: ">") ? next : nil
    }

    private mutating func htmlEnd() -> Int? {
        guard place + 1 < end else { return nil }
        if bytes[place + 1] == UInt8(ascii: "?") {
            return find("?>", from: place + 2, \.lacksInstruction)
        }
        guard bytes[place + 1] == UInt8(ascii: "!") else {
            return HTMLTag.end(bytes, at: place, before: end)
        }
        if bytes.hasASCII("<!-->", at: place, before: end) { return place + 5 }
        if bytes.hasASCII("<!--->", at: place, before: end) { return place + 6 }
        if bytes.hasASCII("<!--", at: place, before: end) {
            return find("-->", from: place + 4, \.lacksComment)
        }
        if bytes.hasASCII("<![CDATA[", at: place, before: end) {
            return find("]]>", from: place + 9, \.lacksCharacterData)
        }
        guard place + 2 < end, bytes[place + 2].isLetter else { return nil }
        return find(">", from: place + 3, \.lacksDeclaration)
    }

    private mutating func find(
        _ sign: StaticString, from start: Int, _ lacks: WritableKeyPath<HTMLLimits, Bool>
    ) -> Int? {
        guard !htmlLimits[keyPath: lacks] else { return nil }
        guard let found = bytes.firstASCII(sign, from: start, before: end) else {
            htmlLimits[keyPath: lacks] = true
            return nil
        }
        return found + sign.utf8CodeUnitCount
    }
}
