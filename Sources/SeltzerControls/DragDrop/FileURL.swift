// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The `file:` form of URLs, which stands for a path (RFC 8089).
enum FileURL {
    private static var scheme: String { "file://" }

    /// Returns the URL of an absolute path; all bytes but letters, digits and `-._~/` are percent-encoded.
    static func string(path: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var url = Array(scheme.utf8)
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                url.append(byte)
            default: url += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: url, as: UTF8.self)
    }

    /// Returns whether a text begins with `file:`.
    static func isFileURL(_ text: some StringProtocol) -> Bool {
        text.prefix(scheme.count).lowercased() == scheme
    }

    /// Returns the path of a URL; nil for another scheme, the file of another host, a wrong escape, a zero byte, or
    /// bytes that are not UTF-8.
    static func path(of url: some StringProtocol) -> String? {
        guard isFileURL(url) else { return nil }
        let rest = url.dropFirst(scheme.count)
        guard let slash = rest.firstIndex(of: "/") else { return nil }
        let host = rest[..<slash].lowercased()
        guard host.isEmpty || host == "localhost" else { return nil }
        return decoded(rest[slash...])
    }

    private static func decoded(_ text: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8.makeIterator()
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.next().flatMap(value), let low = rest.next().flatMap(value)
            else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
    }

    private static func value(ofHexDigit digit: UInt8) -> UInt8? {
        Character(Unicode.Scalar(digit)).hexDigitValue.map(UInt8.init)
    }
}
