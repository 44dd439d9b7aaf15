// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension RootExpression {
    /// Creates the expression that makes an object like a controller, from the values of its
    /// properties.
    ///
    /// The symbols of the program name the initializers. A parameter gets the value of the property
    /// with its name, or its default. If a value cannot be written, the expression is
    /// `#require(nil as Page?, …)`: the test compiles, and says what to write.
    ///
    /// - Returns: Nil if the program has no symbols.
    package init?(making root: ViewController) {
        guard let symbols = InitializerSymbols.ofProgram else { return nil }
        self.init(making: root, symbols)
    }

    init?(making root: ViewController, _ symbols: InitializerSymbols) {
        var writer = ValueWriter(symbols: symbols)
        guard let initializers = symbols.initializers(of: type(of: root)) else { return nil }
        let name = writer.name(of: type(of: root))
        if initializers.isEmpty, let name {
            self.init("\(name)()")
        } else if let code = writer.code(of: root) {
            self.init("\(writer.canThrow ? "try " : "")\(code)", importing: writer.modules.sorted())
        } else {
            let name = name ?? "ViewController"
            self.init("try #require(nil as \(name)?, \"Write here how a test makes the \(name).\")")
        }
    }
}

/// Writes values as expressions of Swift.
private struct ValueWriter {
    let symbols: InitializerSymbols
    private(set) var modules: Set<String> = []
    private(set) var canThrow = false
    private var depth = 0

    /// The maximum depth of values in values, and the maximum length of a list.
    private static let limits = (depth: 6, count: 100)

    init(symbols: InitializerSymbols) { self.symbols = symbols }

    /// Returns the name of a type in its module; nil for private and generic types.
    func name(of type: Any.Type) -> String? {
        let parts = String(reflecting: type).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1,
            parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
        else { return nil }
        return parts.dropFirst().joined(separator: ".")
    }

    /// Returns the expression of a value; nil if it has none.
    mutating func code(of value: Any) -> String? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.limits.depth else { return nil }
        switch value {
        case let text as String: return SwiftLiteral.text(text)
        case let flag as Bool: return "\(flag)"
        case let number as any BinaryInteger: return "\(number)"
        case let number as Double: return number.isFinite ? "\(number)" : nil
        case let number as Float: return number.isFinite ? "\(number)" : nil
        default: break
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { code(of: $0.value) } ?? "nil"
        case .collection, .set: return list(mirror)
        case .dictionary: return mirror.children.isEmpty ? "[:]" : nil
        case .enum: return mirror.children.isEmpty ? enumCase(value) : nil
        case .struct, .class: return instance(mirror)
        default: return nil
        }
    }

    private mutating func list(_ mirror: Mirror) -> String? {
        guard mirror.children.count <= Self.limits.count else { return nil }
        var codes: [String] = []
        for child in mirror.children {
            guard let code = code(of: child.value) else { return nil }
            codes.append(code)
        }
        return "[\(codes.joined(separator: ", "))]"
    }

    private mutating func enumCase(_ value: Any) -> String? {
        guard !(value is any CustomStringConvertible), let name = name(of: type(of: value)) else {
            return nil
        }
        note(type(of: value))
        return "\(name).\(value)"
    }

    /// Returns the call of the initializer that takes most of the values.
    private mutating func instance(_ mirror: Mirror) -> String? {
        guard let name = name(of: mirror.subjectType),
            let all = symbols.initializers(of: mirror.subjectType)
        else { return nil }
        var best: (arguments: [String], canThrow: Bool, modules: Set<String>)?
        for initializer in all {
            let before = modules
            if let arguments = arguments(initializer, mirror),
                best.map({ arguments.count > $0.arguments.count }) ?? true
            {
                best = (arguments, initializer.canThrow, modules)
            }
            modules = before
        }
        guard let best else { return nil }
        modules = best.modules
        canThrow = canThrow || best.canThrow
        note(mirror.subjectType)
        return "\(name)(\(best.arguments.joined(separator: ", ")))"
    }

    private mutating func arguments(
        _ initializer: InitializerSymbols.Initializer, _ mirror: Mirror
    ) -> [String]? {
        var result: [String] = []
        for parameter in initializer.parameters {
            let value = parameter.label.flatMap { label in
                mirror.children.first { $0.label == label || $0.label == "_\(label)" }?.value
            }
            let before = modules
            if let label = parameter.label, let value, let code = code(of: value) {
                result.append("\(label): \(code)")
            } else if parameter.hasDefault {
                modules = before
            } else {
                return nil
            }
        }
        return result
    }

    private mutating func note(_ type: Any.Type) {
        let module = String(reflecting: type).prefix { $0 != "." }
        if module != "Swift" { modules.insert(String(module)) }
    }
}
