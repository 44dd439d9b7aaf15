// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Pick

@Suite struct PickBindingTests {
    private func read(_ text: String) throws -> [PickBinding] {
        try PickBinding.bindings(in: text)
    }

    @Test func keysAndActsAreRead() throws {
        let bindings = try read("ctrl-a:toggle-all,btab:up+accept,change:first,pgdn:page-down")
        #expect(
            bindings.map(\.trigger) == [
                .key("ctrl-a"), .key("shift-tab"), .change, .key("pagedown"),
            ])
        #expect(
            bindings.map(\.acts) == [
                [.toggleAll], [.move(.items(-1)), .accept], [.move(.first)], [.move(.pages(1))],
            ])
        #expect(bindings.map(\.source) == ["toggle-all", "up+accept", "first", "page-down"])
    }

    @Test(arguments: [
        "execute(less {})", "execute[less {}]", "execute<less {}>", "execute~less {}~",
        "execute|less {}|",
        "execute:less {}",
    ])
    func argumentsHaveManySigns(text: String) throws {
        #expect(
            try read("ctrl-v:\(text)").first?.acts == [.execute(CommandTemplate("less {}"))])
    }

    @Test func argumentMayContainItsSigns() throws {
        let bindings = try read(
            "ctrl-r:reload(f(){ ls; }; (f), x)+clear-query,ctrl-v:execute(a(b))")
        #expect(
            bindings.map(\.acts) == [
                [.reload(CommandTemplate("f(){ ls; }; (f), x")), .clearQuery],
                [.execute(CommandTemplate("a(b)"))],
            ])
        #expect(
            try read("ctrl-r:reload(echo '(')").first?.acts == [
                .reload(CommandTemplate("echo '('"))
            ])
        #expect(
            try read("ctrl-v:execute:a,b+c").first?.acts == [.execute(CommandTemplate("a,b+c"))])
    }

    @Test func signsMayBeKeys() throws {
        #expect(try read(",:up").first?.trigger == .key(KeyChord(.character(","))))
        #expect(try read("::up").first?.trigger == .key(KeyChord(.character(":"))))
    }

    @Test(arguments: [
        "", "ctrl-a", "ctrl-a:", "ctrl-a:nonsense", "nonsense:up", "ctrl-a:up,", "ctrl-a:up+",
        "ctrl-a:execute", "ctrl-a:execute(less", "ctrl-a:up(x)", ":", "ctrl-a:reload()x",
    ])
    func mistakesAreSentences(text: String) {
        do {
            _ = try read(text)
            Issue.record("\(text) is no mistake.")
        } catch {
            #expect("\(error)".hasSuffix("."))
        }
    }
}
