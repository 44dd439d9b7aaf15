// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerResponder

@MainActor
@Suite struct ResponderAskTests {
    private struct ChannelID: RoutedRequest {
        typealias Answer = String
    }

    @Test(
        "D-18, R-DOM-11: nil declines, the first answer ends the search, on the same responder too")
    func theFirstAnswerWins() {
        let chain = Chain("abcd")
        chain["b"].answer { (_: ChannelID) in
            chain.note("b"); return nil
        }
        chain["c"].answer { (_: ChannelID) in
            chain.note("c"); return "ch7"
        }
        chain["c"].answer { (_: ChannelID) in
            chain.note("c2"); return "x"
        }
        chain["d"].answer { (_: ChannelID) in
            chain.note("d"); return "ch9"
        }
        let answer: String? = chain["a"].ask(ChannelID())
        #expect(answer == "ch7")
        #expect(chain.log == ["b", "c"])
    }

    @Test("D-19, R-DOM-13: nobody answers: nil, and handlers of the type are not asked")
    func nobodyAnswers() {
        let chain = Chain("abc")
        chain["c"].on { (_: ChannelID) in
            chain.note("on"); return .stop
        }
        #expect(chain["a"].ask(ChannelID()) == nil)
        #expect(chain.log.isEmpty)
    }

    @Test("R-DOM-10: an answer on one way ends the others")
    func anAnswerEndsEveryWay() {
        let origin = Responder(), first = Responder(), second = Responder()
        origin.mount(on: first)
        origin.mount(on: second)
        var asked = false
        first.answer { (_: ChannelID) in "first" }
        second.answer { (_: ChannelID) in
            asked = true; return "second"
        }
        #expect(origin.ask(ChannelID()) == "first")
        #expect(!asked)
    }

    @Test func theOriginCanBeAskedToo() {
        let chain = Chain("ab")
        chain["a"].answer { (_: ChannelID) in "a" }
        chain["b"].answer { (_: ChannelID) in "b" }
        #expect(chain["a"].ask(ChannelID()) == "b")
        #expect(chain["a"].ask(ChannelID(), includingSelf: true) == "a")
    }

    @Test("R-DOM-23: from another thread the question is awaited")
    func askingFromElsewhere() async {
        let chain = Chain("ab")
        chain["b"].answer { (_: ChannelID) in "b" }
        let origin: Responder = chain["a"]
        let answer = await Task.detached { await origin.ask(ChannelID()) }.value
        #expect(answer == "b")
    }
}
