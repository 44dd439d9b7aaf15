// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// What the rules have to know of all files of a program before they change one.
struct ProgramFacts {
    /// A method, and how many parameters it has.
    struct Method {
        let name: String
        let type: String
        let parameterCount: Int
    }

    /// The direction of a stack view, where the program sets it.
    struct StackAxis {
        let name: String
        let axis: Axis
        /// The number of the file, and the block around the statement.
        let file: Int
        let block: Range<Int>
    }

    /// The direction of a variable that holds points.
    struct Length {
        let name: String
        let axis: Axis
        /// The number of the file, and the range where the variable is known.
        let file: Int
        let block: Range<Int>
    }

    /// The types that the program declares.
    var types: Set<String> = []
    var superclasses: [String: String] = [:]
    var methods: [Method] = []
    /// The types of variables and parameters, by their names.
    var variables: [String: Set<String>] = [:]
    /// The names of variables and parameters that may be nil.
    var optionals: Set<String> = []
    /// The directions of constraints, by the names of their variables.
    var constraints: [String: Axis] = [:]
    var stacks: [StackAxis] = []
    var lengths: [Length] = []
    /// The same for parameters: by the name of the function and the label.
    var parameters: [String: Axis] = [:]
    /// Whether the program moves views by a transform.
    var movesByTransform = false
    /// Variables that begin with 0, and add up other lengths.
    var counters: Set<String> = []
    /// The delegates of the application and of its scenes.
    var entries: Set<String> = []
    /// Whether one of the files has the application's root controller.
    var hasRoot = false
    /// Whether the program has sliders or progress bars, whose numbers are `Float` in UIKit.
    var hasFloatViews = false
    /// Methods that only observe the keyboard on the screen.
    var keyboardMethods: Set<String> = []
    /// The protocols that the program's classes adopt.
    var adoptions = Adoptions()
    /// Members of the program's classes that Seltzer's classes have, too, for another purpose.
    var collisions = Collisions()

    /// Returns whether a type is a type of UIKit, or a subclass of it.
    func isKind(_ type: String, of names: Set<String>) -> Bool {
        var (current, left) = (Optional(type), 20)
        while let name = current, left > 0 {
            if names.contains(name) { return true }
            (current, left) = (superclasses[name], left - 1)
        }
        return false
    }

    /// Returns the class of UIKit that a class of the program extends; nil for other classes.
    func classOfUIKit(_ type: String) -> String? {
        var (current, left) = (Optional(type), 20)
        while let name = current, left > 0 {
            if name.hasPrefix("UI"), name != type { return name }
            (current, left) = (superclasses[name], left - 1)
        }
        return nil
    }

    /// Returns whether a variable has one of the types, or a subclass of it, wherever it is declared.
    func variable(_ name: String, isKindOf names: Set<String>) -> Bool {
        guard let types = variables[name], !types.isEmpty else { return false }
        return types.allSatisfy { isKind($0, of: names) }
    }

    /// Returns the key of a parameter.
    static func key(_ function: String, _ label: String?) -> String {
        "\(function)(\(label ?? "_"):"
    }
}

/// Reads the facts of one file.
final class FactsReader: SyntaxVisitor {
    private static let entryProtocols: Set<String> = [
        "UIApplicationDelegate", "UIWindowSceneDelegate",
    ]

    private(set) var facts: ProgramFacts
    private let file: Int
    private let interface: InterfaceNames

    init(_ facts: ProgramFacts, file: Int, interface: InterfaceNames) {
        self.facts = facts
        self.file = file
        self.interface = interface
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if NameTable.floatViews.contains(token.text) { facts.hasFloatViews = true }
        if ["translationX", "translatedBy"].contains(token.text) { facts.movesByTransform = true }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.inheritanceClause?.inheritedTypes.first {
            facts.superclasses[node.name.text] = String(
                first.type.trimmedDescription.prefix { $0 != "<" })
        }
        add(node.name.text, node.inheritanceClause)
        return declared(node.name)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.extendedType.trimmedDescription, node.inheritanceClause)
        return .visitChildren
    }

    private func add(_ type: String, _ inherited: InheritanceClauseSyntax?) {
        let names = inherited?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        facts.collisions.addAdopter(type, of: names)
        facts.adoptions.add(type, adopts: names)
        if !Self.entryProtocols.isDisjoint(with: names) { facts.entries.insert(type) }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.inheritanceClause)
        return declared(node.name)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.inheritanceClause)
        return declared(node.name)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        declared(node.name)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        declared(node.name)
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declared(node.name)
    }

    private func declared(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        facts.types.insert(name.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        facts.methods.append(
            ProgramFacts.Method(
                name: node.name.text, type: node.enclosingTypeName ?? "",
                parameterCount: parameters.count))
        if node.parent?.is(MemberBlockItemSyntax.self) == true {
            if let type = node.enclosingTypeName {
                facts.adoptions.add(type, declares: node.nameWithLabels)
            }
            addMember(node, node.modifiers) { facts, type, root in
                facts.collisions.addMethod(node, of: type, root: root, interface)
            }
        }
        for parameter in parameters { add(parameter, of: node.name.text, body: node.body) }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.enclosingTypeName ?? "init"
        for parameter in node.signature.parameterClause.parameters {
            add(parameter, of: name, body: node.body)
        }
        return .visitChildren
    }

    private func add(
        _ parameter: FunctionParameterSyntax, of function: String, body: CodeBlockSyntax?
    ) {
        let name = (parameter.secondName ?? parameter.firstName).text
        let label = parameter.firstName.text
        add(name, type: parameter.type)
        guard parameter.type.trimmedDescription.hasPrefix("CGFloat") else { return }
        if name.namesFraction || label.namesFraction { return }
        let axis =
            Axis(name: name) ?? Axis(name: label) ?? body.flatMap { self.axis(of: name, in: $0) }
        if let axis { add(name, axis, block: body?.wholeRange ?? parameter.wholeRange) }
        // Without a direction it counts as across.
        let key = ProgramFacts.key(function, label == "_" ? nil : label)
        facts.parameters[key] = axis ?? .across
    }

    /// The direction of a parameter that the body gives to constraints of one direction.
    private func axis(of parameter: String, in body: CodeBlockSyntax) -> Axis? {
        let finder = ConstantFinder(parameter: parameter, facts: facts)
        finder.walk(body)
        return finder.axes.count == 1 ? finder.axes.first : nil
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { continue }
            if node.parent?.is(MemberBlockItemSyntax.self) == true {
                addMember(node, node.modifiers, name: name) { facts, type, root in
                    facts.collisions.addProperty(name, of: type, root: root, interface)
                }
            }
            if let type = binding.typeAnnotation?.type {
                add(name, type: type)
                if type.trimmedDescription == "CGFloat", let axis = Axis(name: name) {
                    add(name, axis, block: scope(of: node))
                }
            }
            guard let value = binding.initializer?.value else { continue }
            if node.bindingSpecifier.text == "var", value.number == 0 {
                facts.counters.insert(name)
            }
            if let axis = value.anchorAxis { facts.constraints[name] = axis }
            guard binding.typeAnnotation == nil else { continue }
            addType(of: value, to: name)
            addLength(name, value, node)
        }
        return .visitChildren
    }

    /// Adds a variable whose value is a length.
    private func addLength(_ name: String, _ value: ExprSyntax, _ node: VariableDeclSyntax) {
        let lengths = facts.lengths(of: value, file: file)
        guard !lengths.isEmpty, !name.namesFraction else { return }
        if let axis = Axis(name: name) ?? (lengths.axes.count == 1 ? lengths.axes.first : nil) {
            add(name, axis, block: scope(of: node))
        }
    }

    /// Adds a member of an object with its type, and with the class of Seltzer above the type.
    private func addMember(
        _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, name: String? = nil,
        _ add: (inout ProgramFacts, _ type: String, _ root: String?) -> Void
    ) {
        guard let full = node.enclosingTypeName, !modifiers.isOfType,
            !modifiers.contains(where: { $0.name.text == "override" }),
            let type = full.split(separator: ".").last.map(String.init)
        else { return }
        if let asked = node.enclosing(ProtocolDeclSyntax.self), asked.name.text == type {
            let function = Syntax(node).as(FunctionDeclSyntax.self)
            if let name = name ?? function?.name.text {
                facts.collisions.addRequirement(name, of: type)
            }
            return
        }
        let isOfUIKit = !facts.types.contains(type)
        let root = isOfUIKit ? type : facts.classOfUIKit(type)
        add(&facts, type, root.flatMap { interface.newName(ofUIKit: $0) })
    }

    private func add(_ name: String, type: TypeSyntax) {
        var type = type
        if let optional = type.as(OptionalTypeSyntax.self) {
            facts.optionals.insert(name)
            type = optional.wrappedType
        } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            type = optional.wrappedType
        }
        facts.variables[name, default: []].insert(type.trimmedDescription)
    }

    private func add(_ name: String, _ axis: Axis, block: Range<Int>) {
        facts.lengths.append(
            ProgramFacts.Length(name: name, axis: axis, file: file, block: block))
    }

    /// The block of a local variable; the whole file for a property, which extensions use.
    private func scope(of node: VariableDeclSyntax) -> Range<Int> {
        node.parent?.is(MemberBlockItemSyntax.self) == true ? 0..<Int.max : node.enclosingBlock
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = node.initializer?.value
        {
            addType(of: value, to: name)
        }
        return .visitChildren
    }

    private func addType(of value: ExprSyntax, to name: String) {
        let isField =
            ["textFields", "first", "last"].contains(value.lastName)
            && value.chain.contains("textFields")
        let isRect = value.is(MemberAccessExprSyntax.self)
        let rect = isRect ? value.lastName.flatMap { LengthTables.geometryProperties[$0] } : nil
        if let type = isField ? "UITextField" : value.createdType ?? rect {
            facts.variables[name, default: []].insert(type)
        }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.lastName == "addTextField",
            case .simpleInput(let names) = node.trailingClosure?.signature?.parameterClause,
            let name = names.first?.name.text
        {
            facts.variables[name, default: []].insert("UITextField")
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard let assignment = Assignment(node), let last = assignment.target.lastName else {
            return .visitChildren
        }
        if let axis = assignment.value.first?.anchorAxis { facts.constraints[last] = axis }
        if last == "rootViewController" { facts.hasRoot = true }
        if last == "axis", let value = assignment.value.first?.lastName,
            let axis = ["vertical": Axis.down, "horizontal": .across][value]
        {
            let name = assignment.target.as(MemberAccessExprSyntax.self)?.base?.lastName ?? "self"
            facts.stacks.append(
                ProgramFacts.StackAxis(
                    name: name, axis: axis, file: file, block: node.enclosingBlock))
        }
        return .visitChildren
    }
}

extension ExprSyntax {
    /// Whether an expression is a variable, also behind a sign.
    fileprivate func names(_ variable: String) -> Bool {
        lastName == variable
            || self.as(PrefixOperatorExprSyntax.self)?.expression.lastName == variable
    }
}

/// Finds the constraint that gets a parameter as its constant.
private final class ConstantFinder: SyntaxVisitor {
    private(set) var axes: Set<Axis> = []
    private let parameter: String
    private let facts: ProgramFacts

    init(parameter: String, facts: ProgramFacts) {
        self.parameter = parameter
        self.facts = facts
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let assignment = Assignment(node), assignment.target.lastName == "constant",
            assignment.value.contains(where: { $0.lastName == parameter }),
            let name = assignment.target.as(MemberAccessExprSyntax.self)?.base?.lastName,
            let axis = facts.constraints[name]
        {
            axes.insert(axis)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        for argument in node.arguments
        where argument.label.map({ LengthTables.constraintLabels.contains($0.text) }) == true
            && argument.expression.names(parameter)
        {
            if let axis = node.anchorAxis { axes.insert(axis) }
        }
        return .visitChildren
    }
}
