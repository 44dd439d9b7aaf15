// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// Ports the files of a program for UIKit to Seltzer, by rules.
///
/// The rules are in the order of the section "Changes by rule" of ComingFromUIKit.md. No rule
/// formats code: a line that no rule changes stays as it is.
public struct Porter {
    private static let rules: [Rule.Type] = [
        SharedObjectRule.self, NameRule.self, OldNameRule.self, CollisionRule.self, LengthRule.self,
        FractionRule.self,
        TextRule.self, SelectorRule.self, InitializerRule.self, DeletionRule.self, LayerRule.self,
        LeftoverRule.self, MainActorRule.self, FoundationRule.self, MotionRule.self, RangeRule.self,
        TouchRule.self, EditingRule.self, MenuRule.self, EntryRule.self, IsolationRule.self,
        ImportRule.self,
    ]

    private let interface: InterfaceNames

    /// Creates a porter that knows Seltzer's names.
    public init(interface: InterfaceNames) {
        self.interface = interface
    }

    /// Ports all files of a program together: a file may use types of another one.
    public func port(_ files: [SourceFile]) -> [PortedFile] {
        let trees = files.map { Parser.parse(source: $0.text) }
        var facts = ProgramFacts()
        facts.superclasses = interface.superclassesOfUIKit
        // The second time the constraints of all files are known, which tell about parameters.
        for _ in 0..<2 {
            (facts.methods, facts.lengths, facts.stacks) = ([], [], [])
            facts.collisions = Collisions()
            for (number, tree) in trees.enumerated() {
                let reader = FactsReader(facts, file: number, interface: interface)
                reader.walk(tree)
                facts = reader.facts
            }
        }
        facts.collisions.complete()
        facts.keyboardMethods = KeyboardMethods.names(in: trees)
        return zip(files, trees).enumerated().map { number, pair in
            let (file, tree) = pair
            let context = FileContext(
                source: file.text, file: number, facts: facts, interface: interface)
            for rule in Self.rules { rule.init(context).walk(tree) }
            return PortedFile(
                name: file.name, text: context.edits.result, leftovers: context.leftovers)
        }
    }
}
