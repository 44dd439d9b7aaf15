// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A model without any network, which shows everything that a conversation can show.
///
/// It answers by a script, the same each time. The text of the user chooses the script: see ``ModelScript``.
public struct ScriptedModel: ChatModel {
    /// The number of tokens that the model writes in a second; nil for no pause.
    public var tokensPerSecond: Int?
    private let clock: any Clock<Duration>

    /// The name of the model.
    public static var name: String { "scripted" }

    /// Creates a model.
    ///
    /// - Parameters:
    ///   - tokensPerSecond: The number of tokens that the model writes in a second; nil for no pause.
    ///   - clock: The clock of the pauses.
    public init(tokensPerSecond: Int? = 40, clock: any Clock<Duration> = ContinuousClock()) {
        (self.tokensPerSecond, self.clock) = (tokensPerSecond, clock)
    }

    /// Returns the name of the model.
    public func modelNames() async throws -> [String] { [Self.name] }

    /// Returns the pieces of the scripted answer.
    public func answer(_ request: ChatRequest) -> AsyncThrowingStream<ModelPart, any Error> {
        let step = ModelScript.step(after: request.messages)
        let pause = tokensPerSecond.map { Duration.seconds(1) / max(1, $0) }
        let input = request.messages.reduce(0) { $0 + ModelScript.tokens(in: $1.text).count }
        return AsyncThrowingStream { continuation in
            let work = Task {
                do {
                    var output = 0
                    for token in ModelScript.tokens(in: step.text) {
                        if let pause { try await Self.sleep(pause, on: clock) }
                        try Task.checkCancellation()
                        continuation.yield(.text(String(token)))
                        output += 1
                    }
                    if let error = step.error { throw error }
                    for call in step.calls { continuation.yield(.toolCall(call)) }
                    continuation.yield(.usage(TokenUsage(input: input, output: output)))
                    continuation.yield(.finished(step.reason))
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    private static func sleep<C: Clock<Duration>>(_ time: Duration, on clock: C) async throws {
        try await clock.sleep(until: clock.now.advanced(by: time), tolerance: nil)
    }
}
