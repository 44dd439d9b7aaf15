// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import SeltzerBase
import SeltzerScreen
import Testing

/// A case of the width suite, as far as it is needed here.
struct WidthCase: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let name: String
    let cps: [String]
    let expected: Int?
    let accept: [Int]?
    let status: String
    let clusters: [Int]?
    let startColumn: Int?
    let tabSize: Int?

    enum CodingKeys: String, CodingKey {
        case id, name, cps, expected, accept, status, clusters
        case startColumn = "start_col"
        case tabSize = "tab_size"
    }

    var testDescription: String { "\(id) \(name)" }

    var text: String {
        var scalars = String.UnicodeScalarView()
        for code in cps {
            if let value = UInt32(code, radix: 16), let scalar = Unicode.Scalar(value) {
                scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    static let all: [WidthCase] = {
        guard
            let url = Bundle.module.url(
                forResource: "width", withExtension: "jsonl", subdirectory: "Resources"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { return [] }
        return text.split(separator: "\n").compactMap {
            try? JSONDecoder().decode(WidthCase.self, from: Data($0.utf8))
        }
    }()
}

@Suite struct CellWidthTests {
    @Test func theSuiteIsComplete() {
        #expect(WidthCase.all.count == 217)
    }

    @Test(arguments: WidthCase.all.filter { $0.accept != nil })
    func widthsAreAccepted(example: WidthCase) throws {
        var text = example.text
        var start = 0
        if let tabSize = example.tabSize {
            start = try #require(example.startColumn)
            text = text.expandingTabs(every: tabSize, from: start)
        }
        let accept = try #require(example.accept)
        #expect(accept.contains(text.cellWidth))
    }
}
