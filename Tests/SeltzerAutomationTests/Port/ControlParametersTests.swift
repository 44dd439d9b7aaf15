// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ControlMethod+all, ControlParameter, ControlResult.

import SeltzerBase
import Testing

@testable import SeltzerAutomation

@MainActor
@Suite struct ControlParametersTests {
    private static let long = JSONValue.text(String(repeating: "é", count: 4_096))
    /// Values of each kind, right and wrong ones.
    private static let values: [JSONValue] = [
        .null, true, 0, 1, 2, 30, -1, 4, 101, .number(30.0), .number(30.5), .number(1e300),
        .number(2_147_483_648),
        3_600_000, 3_600_001, "", "Save", "button", "buton", "left", "ctrl-s", "to\u{1B}", "a\n\t",
        "up", "text", "gone", "routes", long, .text(String(repeating: "x", count: 4_097)),
        .text(String(repeating: "x", count: 65_537)), [], ["shift"], ["shift", "hift"], ["a", 1],
        .array(Array(repeating: "shift", count: 257)), [:], ["label": "x"], ["label": 3],
        ["role": "window", "inside": ["label": "x"]], ["role": "window", "inside": [:]],
        ["inside": ["label": "x"]], ["lable": "x"], ["occurrence": 1],
        ["label": "x", "occurrence": -1],
    ]

    /// Parameters of a method: those that it needs, and then one or two with each value.
    private static func sets(_ method: ControlMethod) -> [JSONValue] {
        let names = method.parameters.map(\.name) + ["nonsense"]
        let right: [String: JSONValue] = [
            "label": "Save", "text": "a", "key": "a", "x": 0, "y": 0, "toX": 1, "toY": 1,
            "direction": "up", "action": "a", "name": "a", "value": "a", "to": "all",
        ]
        func needed(_ others: [String: JSONValue], naming: Bool) -> JSONValue {
            var members = others
            for parameter in method.parameters where parameter.isRequired {
                members[parameter.name] = members[parameter.name] ?? right[parameter.name]
            }
            if naming { members["label"] = members["label"] ?? "Save" }
            return .object(members.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
        }
        var sets: [JSONValue] = [
            [:], [], .null, needed([:], naming: true), needed([:], naming: false),
        ]
        for name in names {
            for value in values {
                sets.append(needed([name: value], naming: false))
                if method.parameters.contains(where: { $0.name == "label" }) {
                    sets.append(needed([name: value], naming: true))
                }
                sets.append(.object([.init(name, value)]))
            }
            for other in names where other != name {
                sets.append(needed([name: "Save", other: "Save"], naming: false))
                sets.append(needed([name: "Save", other: ["label": "x"]], naming: false))
            }
        }
        return sets
    }

    @Test(arguments: ControlMethod.all.map(\.name))
    func thePortRefusesWhatTheSchemaRefusesAndNothingElse(_ name: String) throws {
        let method = try ControlMethod.named(name)
        let schema = JSONSchema(root: try #require(method.json["parameters"]))
        var accepted = 0
        for parameters in Self.sets(method) {
            let refusal: ControlError?
            do throws(ControlError) {
                _ = try ControlParameters(parameters, for: method)
                refusal = nil
            } catch {
                refusal = error
            }
            let fits = schema.accepts(parameters)
            #expect(fits == (refusal == nil), "\(parameters) \(refusal?.description ?? "")")
            accepted += fits ? 1 : 0
        }
        #expect(accepted > 0)
    }

    @Test func aWholeNumberMayHaveAFractionOfZero() throws {
        let parameters = try ControlParameters(
            ["x": .number(30.0), "y": 2], for: try ControlMethod.named("click"))
        #expect(parameters.integer("x") == 30)
    }
}
