// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import Testing

@Suite struct ServerAddressTests {
    @Test(arguments: [
        ("http://localhost:11434/v1", "http://localhost:11434/v1"),
        ("http://localhost:11434/v1/", "http://localhost:11434/v1"),
        ("localhost:8080", "http://localhost:8080/v1"), ("127.0.0.1:1", "http://127.0.0.1:1/v1"),
        ("api.example.org", "https://api.example.org/v1"),
        (" https://example.org/openai/ ", "https://example.org/openai"),
    ])
    func addressIsCompleted(text: String, url: String) throws {
        #expect(try ServerAddress(text).url.absoluteString == url)
    }

    @Test(arguments: ["", " ", "ftp://a", "http://", "http://u:p@a/v1", "http://a?b=c", "a b"])
    func anyOtherTextIsAnError(text: String) {
        #expect(throws: ServerError.self) { try ServerAddress(text) }
    }

    @Test func optionWinsOverTheVariable() throws {
        let environment = ["OPENAI_BASE_URL": "http://a/v1", "OPENAI_API_KEY": "secret"]
        let found = try ServerAddress.find(option: nil, environment: environment)
        #expect(found?.url.host == "a")
        #expect(found?.key == "secret")
        let other = try ServerAddress.find(option: "http://b", environment: environment)
        #expect(other?.url.host == "b")
        #expect(try ServerAddress.find(option: nil, environment: [:]) == nil)
        #expect(try ServerAddress("a", key: "").key == nil)
    }

    @Test func keyIsInNoDescription() throws {
        let address = try ServerAddress("http://a/v1", key: "secret")
        var dumped = ""
        dump(address, to: &dumped)
        for text in ["\(address)", String(reflecting: address), dumped, "\([address])"] {
            #expect(!text.contains("secret"))
            #expect(text.contains("http://a/v1"))
        }
    }
}
