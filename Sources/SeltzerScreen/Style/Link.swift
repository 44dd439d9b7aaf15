// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The address of a link, which a terminal opens at the user's request.
///
/// The address consists of printable ASCII, so no terminal takes it for a command.
public struct Link: Hashable, Sendable {
    /// The maximum length of an address in bytes; terminals cut or refuse longer ones (VTE has this limit).
    public static let maximumLength = 2_083

    // The address is behind a reference, so that a style with a link costs no more to copy than a
    // style without one.
    private let storage: Storage

    private final class Storage: Sendable {
        let address: String
        let number: UInt32

        init(_ address: String, number: UInt32) {
            self.address = address
            self.number = number
        }
    }

    /// Creates a link to an address such as `https://example.org/a` or `file:///etc/hosts`.
    ///
    /// Bytes other than printable ASCII become percent escapes.
    ///
    /// - Returns: nil if the address has no scheme, or exceeds ``maximumLength`` after escaping.
    public init?(_ address: some StringProtocol) {
        var text = ""
        for byte in address.utf8 {
            if byte > 0x20, byte < 0x7F {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += byte < 0x10 ? "%0" : "%"
                text += String(byte, radix: 16, uppercase: true)
            }
            guard text.utf8.count <= Self.maximumLength else { return nil }
        }
        guard Self.hasScheme(text) else { return nil }
        storage = Storage(text, number: Self.number(of: text))
    }

    /// The address, in printable ASCII.
    public var address: String { storage.address }

    /// A number that is equal for equal addresses, in every run of the program.
    ///
    /// Terminals use it to recognize the parts of a link that covers several rows.
    package var number: UInt32 { storage.number }

    /// Whether a text begins with a scheme and a colon (RFC 3986, section 3.1).
    private static func hasScheme(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let scheme = text.utf8[..<colon]
        guard let first = scheme.first, isLetter(first) else { return false }
        return scheme.allSatisfy { byte in
            isLetter(byte) || (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E].contains(byte)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte & 0xDF)
    }

    /// FNV-1a in 32 bits.
    private static func number(of text: String) -> UInt32 {
        text.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }

    /// Returns whether both links have the same address.
    public static func == (first: Link, second: Link) -> Bool {
        first.storage === second.storage
            || first.number == second.number && first.address == second.address
    }

    /// Hashes the address.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(number)
    }
}

extension Link: CustomStringConvertible {
    /// The address.
    public var description: String { address }
}
