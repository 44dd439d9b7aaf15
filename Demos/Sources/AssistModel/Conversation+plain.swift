// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Conversation {
    /// Sends a text, and returns the pieces of the answer, for a program that cannot ask its user.
    ///
    /// No tool is used. The text of each answer of the model ends with a line feed.
    ///
    /// - Throws: ``TurnFailure`` if the answer is not complete.
    public nonisolated func plainAnswer(
        to text: String
    ) -> AsyncThrowingStream<String, any Error> {
        AsyncThrowingStream { continuation in
            let work = Task {
                await send(text)
                for await event in events {
                    switch event {
                    case .text(let text): continuation.yield(text)
                    case .textEnded: continuation.yield("\n")
                    case .permissionNeeded(let question):
                        await answer(
                            .no("Nobody can be asked. Answer without tools."), to: question.id)
                    case .turnEnded(.finished): return continuation.finish()
                    case .turnEnded(let end):
                        return continuation.finish(throwing: TurnFailure(description: end.remark))
                    default: break
                    }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }
}

/// The reason why a turn has no complete answer.
public struct TurnFailure: Error, Hashable, CustomStringConvertible {
    /// The reason in a sentence.
    public let description: String
}

extension TurnEnd {
    /// The end in a sentence; empty for a complete answer.
    public var remark: String {
        switch self {
        case .finished: ""
        case .cutOff: "The answer is longer than the server allows."
        case .refused: "The model refused to answer."
        case .interrupted: "You stopped the answer."
        case .failed(let reason): reason
        }
    }
}
