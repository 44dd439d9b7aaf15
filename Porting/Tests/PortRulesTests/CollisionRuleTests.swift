// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PortRules

/// Rule 2: members whose names Seltzer's superclasses have, and UIKit's do not.
@Suite struct CollisionRuleTests {
    @Test func aPropertyWithTheNameOfOneOfSeltzersGetsAnother() {
        let text = port(
            """
            class A: UIViewController {
                let cancelButton = UIButton()
                override func viewDidLoad() { cancelButton.isHidden = true }
            }
            """)
        #expect(text.contains("let ownCancelButton = Button()"))
        #expect(text.contains("{ ownCancelButton.isHidden = true }"))
        #expect(port("struct A { let cancelButton = 1 }").contains("cancelButton"))
    }

    @Test func otherMembersOfTheNameStay() {
        let text = port(
            """
            class A: UIView {
                var host = ""
                init(host: String) {
                    self.host = host
                    print(host, url.host)
                }
                static let cancelButton = 1
            }
            struct B { var host = "" }
            """)
        #expect(text.contains("var ownHost = \"\""))
        #expect(text.contains("init(host: String) {"))
        #expect(text.contains("self.ownHost = host\n"))
        #expect(text.contains("print(host, url.host)"))
        #expect(text.contains("static let cancelButton = 1"))
        #expect(text.contains("struct B { var host = \"\" }"))
    }

    @Test func aUseIsKnownByTheTypeOfItsVariable() {
        let files = portAll(
            "class A: UIView { var host = 1 }\nclass B: A { func b() { host = 2 } }\n",
            """
            import UIKit
            let a = A()
            let b: B? = nil
            let url = URL(string: "")
            a.host = 1
            b?.host = 2
            url.host = 3
            make().host = 4
            """)
        #expect(files[0].text.contains("func b() { ownHost = 2 }"))
        let text = files[1].text
        #expect(text.contains("a.ownHost = 1\nb?.ownHost = 2\nurl.host = 3\nmake().host = 4"))
        #expect(files[1].leftovers.map(\.row) == [LeftoverTable.ownNames])
    }

    @Test func aRareNameIsRenamedWhereTheTypeIsUnknown() {
        let text = port(
            "class A: UIViewController { var cancelButton = 1 }\nmake().cancelButton = 2")
        #expect(text.contains("make().ownCancelButton = 2"))
    }

    @Test func variablesOfTheNameStay() {
        let text = port(
            """
            class A: UIView {
                var host: String?
                func a() {
                    if let host { print(host) }
                    guard let host = host else { return use(host) }
                    print(host)
                }
                func b() { let host = 1; print(host) }
                func c() { run { host in print(host) } }
                func d() { for host in all { print(host) } }
                func e() { run { print(host) } }
            }
            """)
        #expect(text.contains("if let host = ownHost { print(host) }"))
        #expect(text.contains("guard let host = ownHost else { return use(ownHost) }\n"))
        #expect(text.contains("        print(host)\n"))
        #expect(text.contains("func b() { let host = 1; print(host) }"))
        #expect(text.contains("func c() { run { host in print(host) } }"))
        #expect(text.contains("func d() { for host in all { print(host) } }"))
        #expect(text.contains("func e() { run { print(ownHost) } }"))
    }

    @Test func aMethodCollidesWithOneOfTheSameParameters() {
        let text = port(
            """
            class A: UITextField {
                @objc func validate() { add(#selector(validate)) }
                func move(to place: CGPoint, by count: CGFloat) {}
                func validate(_ text: String) {}
            }
            """)
        #expect(text.contains("func ownValidate() { add(A.ownValidate) }"))
        #expect(text.contains("func ownMove(to place: Point, by count: Int) {}"))
        let own = port("class A: UIView { func validate() {} }")
        #expect(own.contains("func validate() {}"))
    }

    @Test func aMemberThatAProtocolAsksForIsRenamedThereToo() {
        let text = port(
            """
            protocol Checked { var isValid: Bool { get } }
            class A: UITextField, Checked { var isValid: Bool { true } }
            struct B: Checked { let isValid = false }
            """)
        #expect(text.contains("protocol Checked { var ownIsValid: Bool { get } }"))
        #expect(text.contains("var ownIsValid: Bool { true }"))
        #expect(text.contains("struct B: Checked { let ownIsValid = false }"))
    }

    @Test func anExtensionOfAClassOfUIKitIsRenamedToo() {
        let text = port("extension UILabel { var host: Int { 1 } }\nlet a = UILabel()\na.host = 1")
        #expect(text.contains("extension Label { var ownHost: Int { 1 } }"))
        #expect(text.contains("a.ownHost = 1"))
    }

    @Test func membersComeFromTheLinesOfTheInterface() {
        let members = [
            "    weak var parent: View? { get }": "parent",
            "    open func add(_ view: View, at index: Int = 0) -> Bool": "add(_: View, at: Int)",
            "    func run(_ body: (Int, Int) -> Void)": "run(_: (Int,Int)->Void)",
            "    static var none: Int": nil, "    open class func make()": nil,
            "    func take<Value>(_ value: Value)": nil, "    init(frame: Rect)": nil,
        ]
        for (line, member) in members { #expect(InterfaceMethod.member(of: line[...]) == member) }
    }

    /// Each of these is an error of the compiler if a subclass declares it.
    @Test func theNamesOfTheWholeInterfaceAreKnown() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/Interface").standardizedFileURL
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        let all = InterfaceNames(
            texts: try files.map { try String(contentsOf: $0, encoding: .utf8) })
        let names = [
            "UIViewController": ["actions", "host", "identifier", "cancelButton", "minimumSize"],
            "UIView": ["actions", "host", "identifier", "theme", "presentation"],
            "UIButton": ["toolTip", "role", "isBusy", "mnemonicTitle"],
            "UITextField": ["isValid", "validate()", "suggestions", "columns"],
            "UITableView": ["emptyView", "emptyText", "columns", "sortOrder"],
            "UITableViewCell": ["isCurrent", "isHovered", "theme"],
        ]
        for (type, members) in names {
            let name = try #require(all.newName(ofUIKit: type))
            for member in members {
                #expect(all.type(name, hasMember: member), "\(type) \(member)")
            }
        }
        #expect(!all.type("View", hasMember: "areAnimationsEnabled"))
    }
}
