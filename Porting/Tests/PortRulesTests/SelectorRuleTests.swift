// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rules 3, 4 and 9: code for Objective-C.
@Suite struct SelectorRuleTests {
    @Test func aSelectorIsAMethodOfTheTypeAroundIt() {
        #expect(portStatements("add(#selector(tapped))") == "add(Board.tapped)")
        #expect(portStatements("add(#selector(self.tapped(_:)))") == "add(Board.tapped)")
        #expect(portStatements("add(#selector(UIView.tapped))") == "add(View.tapped)")
    }

    @Test func labelsStayWhereTwoMethodsHaveOneName() {
        let text = port(
            """
            class Board: UIView {
                func run() { add(#selector(tap(_:))) }
                func tap() {}
                func tap(_ sender: UIButton) {}
            }
            """)
        #expect(text.contains("add(Board.tap(_:))"))
    }

    @Test func attributesGo() {
        #expect(
            port("class A { @objc private func b() {} }").hasSuffix(
                "class A { private func b() {} }"))
        #expect(
            port("class A {\n    @IBAction\n    func b() {}\n}").hasSuffix("{\n    func b() {}\n}"))
        #expect(port("class A { @objc dynamic var b = 1 }").hasSuffix("class A { var b = 1 }"))
    }

    @Test func anOutletIsListed() {
        let file = portAll("class A: UIView {\n    @IBOutlet weak var b: UILabel!\n}\n")[0]
        #expect(file.text.contains("    weak var b: Label!\n"))
        #expect(file.leftovers.map(\.row) == [LeftoverTable.storyboards])
    }

    @Test func theInitializerOfArchivesGoesWithItsBlankLine() {
        let text = port(
            """
            class A: UIView {
                let b = 1

                // No storyboards.
                @available(*, unavailable)
                required init?(coder: NSCoder) {
                    fatalError()
                }

                func c() {}
            }
            """)
        #expect(text.hasSuffix("class A: View {\n    let b = 1\n\n    func c() {}\n}"))
    }

    @Test func theInitializerOfACellIsRequired() {
        let text = port(
            """
            class A: UITableViewCell {
                override init(style: CellStyle, reuseIdentifier: String?) {}
            }
            """)
        #expect(text.contains("    required init(style: CellStyle, reuseIdentifier: String?) {}"))
    }

    @Test func theInitializersOfOtherReusedViewsAreRequired() {
        let text = port(
            """
            class A: UITableViewHeaderFooterView {
                override init(reuseIdentifier: String?) {}
            }
            class B: UICollectionViewCell {
                override init(frame: CGRect) {}
            }
            class C: UIView {
                override init(frame: CGRect) {}
            }
            """)
        #expect(text.contains("    required init(reuseIdentifier: String?) {}"))
        #expect(text.contains("class B: CollectionViewCell {\n    required init(frame: Rect) {}"))
        #expect(text.contains("class C: View {\n    override init(frame: Rect) {}"))
    }

    @Test func anInitializerWithoutArgumentsOverridesNothing() {
        let text = port(
            """
            class A: UIViewController {
                override init() { super.init(nibName: nil, bundle: nil) }
            }
            class B: NSObject {
                override init() { super.init() }
            }
            """)
        #expect(text.contains("    init() { super.init(nibName: nil, bundle: nil) }"))
        #expect(text.contains("    override init() { super.init() }"))
    }

    @Test func aSelectorAsAValueIsListed() {
        let file = portAll("import UIKit\nlet selector = Selector(\"tapped\")\n")[0]
        #expect(file.leftovers.map(\.row) == [LeftoverTable.selectors])
    }

    @Test func aTimerWithASelectorGetsAClosure() {
        let line =
            "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)"
        let closure =
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in MainActor.assumeIsolated { self?.tick() } }"
        #expect(portStatements("func tick() {}\ntimer = \(line)").hasSuffix("timer = \(closure)"))
        #expect(portStatements("func tick() {}\n\(line)").hasSuffix("\n_ = \(closure)"))
    }

    @Test func aMethodWithTheTimerGetsIt() {
        let text = portStatements(
            "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)"
        )
        #expect(
            text.contains("[weak self] timer in MainActor.assumeIsolated { self?.tick(timer) }"))
    }

    @Test func anObserverWithASelectorGetsAClosure() {
        let text = portStatements(
            "center.addObserver(self, selector: #selector(changed), name: .changed, object: nil)")
        #expect(
            text.hasPrefix("_ = center.addObserver(forName: .changed, object: nil, queue: .main) {")
        )
    }

    @Test func aKeyboardThatNeverShowsIsNotObserved() {
        let text = portStatements(
            """
            first()
            center.addObserver(self, selector: #selector(up), name: UIResponder.keyboardWillShowNotification, object: nil)
            last()
            """)
        #expect(text == "first()\nlast()")
    }

    @Test func aDelayedMethodIsCalledByTheMainQueue() {
        let text = portStatements("perform(#selector(hide), with: nil, afterDelay: 2)")
        #expect(
            text.hasPrefix("DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in"))
    }

    @Test func randomNumbersComeFromSwift() {
        #expect(
            portStatements("let die = Int(arc4random_uniform(6)) + 1")
                == "let die = Int(UInt32.random(in: 0..<(6))) + 1")
    }

    @Test func aTimerNamesTheMethodByItsClass() {
        let text = port(
            """
            class Board: NSObject {
                var timer = Timer()
                func run() {
                    timer = Timer.scheduledTimer(
                        timeInterval: 1, target: self, selector: #selector(Board.tick(_:)), userInfo: nil,
                        repeats: false)
                }
                @objc func tick(_ timer: Timer) {}
            }
            """)
        #expect(text.contains("var timer = Timer(timeInterval: 0, repeats: false) { _ in }"))
        #expect(text.contains("self?.tick(timer)"))
    }
}
