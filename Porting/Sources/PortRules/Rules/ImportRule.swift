// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rule 1: `import UIKit` becomes the imports of Foundation and Seltzer.
final class ImportRule: Rule {
    private var hasSeltzer = false
    private var names: Set<String> = []

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind {
            // The rule of ranges writes the type in place of the function.
            names.insert(name == "NSMakeRange" ? "NSRange" : name)
        }
        return .skipChildren
    }

    override func visitPost(_ node: SourceFileSyntax) {
        let imports = node.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let modules = Set(imports.map(\.path.trimmedDescription))
        for item in imports {
            switch item.path.trimmedDescription {
            case "UIKit":
                hasSeltzer = true
                context.replace(item, with: lines(hasFoundation: modules.contains("Foundation")))
            case "CoreGraphics", "QuartzCore":
                context.removeLines(of: item)
            case let module where LeftoverTable.frameworks.contains(module):
                let text = "#if canImport(\(module))\n\(item.trimmedDescription)\n#endif"
                context.replace(item, with: text)
                context.leave(item, LeftoverTable.otherFrameworks, "import \(module)", isFirm: true)
            default:
                continue
            }
        }
        // A file without views may use geometry, which Foundation has on Apple's systems.
        guard !hasSeltzer, !context.edits.isEmpty else { return }
        let place = imports.last?.range.upperBound ?? node.range.lowerBound
        let text = lines(hasFoundation: true)
        context.edits.replace(place..<place, with: imports.isEmpty ? "\(text)\n\n" : "\n\(text)")
    }

    private func lines(hasFoundation: Bool) -> String {
        var lines = hasFoundation ? [] : ["import Foundation"]
        lines.append("import Seltzer")
        for name in NameTable.shared where names.contains(name) {
            guard let keyword = context.interface.keyword(of: name) else { continue }
            lines.append("import \(keyword) Seltzer.\(name)")
        }
        if !names.isDisjoint(with: FoundationTable.networking) {
            lines += [
                "#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif",
            ]
        }
        return lines.joined(separator: "\n")
    }
}
