// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The few kinds of JSON value that a log line is made of.
///
/// It is written here because Foundation's encoder orders keys only by the alphabet.
public enum JSONValue {
    /// A string, or null.
    case text(String?)
    /// A number, or null.
    case integer(Int?)
    /// True or false.
    case flag(Bool)
    /// An array of strings.
    case texts([String])

    /// An object with its members in the given order.
    public static func object(_ members: [(key: String, value: JSONValue)]) -> String {
        let texts = members.map { "\(quoted($0.key)):\($0.value.json)" }
        return "{\(texts.joined(separator: ","))}"
    }

    /// The value as JSON, on one line.
    public var json: String {
        switch self {
        case .text(let text): text.map(Self.quoted) ?? "null"
        case .integer(let integer): integer.map(String.init) ?? "null"
        case .flag(let flag): flag ? "true" : "false"
        case .texts(let texts): "[\(texts.map(Self.quoted).joined(separator: ","))]"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if mustBeEscaped(scalar) {
                    result += escaped(scalar)
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// JSON requires it only for C0.
    ///
    /// The other characters would change the terminal that shows the log.
    private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
