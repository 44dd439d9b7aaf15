// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: JSONParser.

import SeltzerBase
import Testing

@Suite struct JSONValueTests {
    @Test(arguments: [
        (#"{"b":[1,-2.5,true,false,null],"a":{"":"x"}}"#, nil as String?),
        (" [ 1 , 2 ]\r\n\t", "[1,2]"), (#""\u00e9\ud83d\ude00\/\b""#, "\"é😀/\\u0008\""),
        ("0", nil), ("-0", "0"), ("1e2", "100.0"), ("9223372036854775808", "9.223372036854776e+18"),
        (#""\u001b[2J\u009b\u202e""#, nil), ("{}", nil), ("[]", nil), (#""""#, nil),
    ])
    func whatIsReadIsWrittenOnOneLine(_ text: String, _ written: String?) throws {
        let value = try JSONValue(parsing: text)
        #expect(value.description == written ?? text)
        #expect(try JSONValue(parsing: value.description) == value)
    }

    @Test(arguments: [
        ("", 0, "the end comes where a value is expected"), ("[1,]", 3, "a value is expected"),
        ("{\"a\":1,}", 7, "a name in quotes is expected"), ("{\"a\" 1}", 5, "a colon is expected"),
        ("[1 2]", 3, "a comma or ] is expected"), ("1 2", 2, "something follows the value"),
        ("01", 1, "something follows the value"), ("1.", 2, "a digit is expected"),
        ("-", 1, "a digit is expected"), ("1e999", 5, "the number is too large"),
        ("tru", 0, "a value is expected"), ("\"a", 2, "the text does not end"),
        ("\"\n\"", 2, "a control character is not escaped"),
        ("\"\\x\"", 3, "there is no such escape"),
        ("\"\\ud800\"", 7, "half of a pair of \\u escapes is missing"),
        ("\"\\udc00\"", 7, "half of a pair of \\u escapes is missing"),
        ("\"\\u12g4\"", 3, "four hexadecimal digits are expected"),
        ("{\"a\":1,\"a\":2}", 10, "the name is there twice"),
    ])
    func anErrorSaysWhere(_ text: String, _ offset: Int, _ reason: String) {
        let error = #expect(throws: JSONValue.SyntaxError.self) { try JSONValue(parsing: text) }
        #expect(error?.offset == offset)
        #expect(error?.reason == reason)
        #expect(error?.description == "This is no JSON: byte \(offset + 1), \(reason).")
    }

    @Test func bytesThatAreNoUTF8AreRefused() {
        #expect(throws: JSONValue.SyntaxError.self) {
            try JSONValue(parsing: [0x22, 0xFF, 0x22])
        }
    }

    @Test func depthIsLimited() throws {
        let limit = JSONValue.maximumDepth
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        _ = try JSONValue(parsing: nested(limit))
        #expect(throws: JSONValue.SyntaxError.self) { try JSONValue(parsing: nested(limit + 1)) }
        #expect(throws: JSONValue.SyntaxError.self) { try JSONValue(parsing: nested(1_000_000)) }
    }

    @Test func membersAreFoundByName() {
        let value: JSONValue = ["name": "x", "size": 3, "on": true, "list": [1], "none": nil]
        #expect(value["name"]?.text == "x")
        #expect(value["size"]?.integer == 3)
        #expect(value["on"]?.flag == true)
        #expect(value["list"]?.array == [1])
        #expect(value["other"] == nil)
        #expect(value.withoutNulls.members?.map(\.name) == ["name", "size", "on", "list"])
        #expect(JSONValue(nil as String?) == .null)
        #expect(JSONValue.number(3).integer == 3)
        #expect(JSONValue.number(.infinity).description == "null")
    }
}
