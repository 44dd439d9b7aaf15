// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension SessionHistory {
    /// The events that show the messages again.
    ///
    /// - Parameter first: The index of the first message.
    public func events(from first: Int = 0) -> [ConversationEvent] {
        var results: [String: ChatMessage] = [:]
        for message in messages {
            if let id = message.toolCallID { results[id] = message }
        }
        var events: [ConversationEvent] = []
        var number = 0
        for message in messages.dropFirst(first) {
            let text = message.text.harmless
            switch message.role {
            case .user:
                if number > 0 { events.append(.turnEnded(.finished)) }
                number += 1
                events.append(.turnBegan(number: number, text: text))
            case .assistant:
                if !text.isEmpty { events += [.text(text), .textEnded] }
                for call in message.toolCalls { events += call.events(results[call.id]) }
            case .system, .tool: break
            }
        }
        return number > 0 ? events + [.turnEnded(.finished)] : events
    }
}

extension ToolCall {
    /// The events of a use that ended; none for the to-do list.
    fileprivate func events(_ result: ChatMessage?) -> [ConversationEvent] {
        let request = try? ToolRequest(self)
        guard request?.kind != .updatePlan else { return [] }
        let use = ToolUse(
            id: id, title: request?.kind.title ?? name.harmless, subject: request?.subject ?? "")
        let text = result?.text.harmless ?? "", isError = result?.isError ?? false
        let lines = text.split(separator: "\n").count
        let summary = isError ? "failed" : lines == 1 ? "1 line" : "\(lines) lines"
        return [
            .toolProposed(use),
            .toolEnded(id: id, ToolResult(text: text, summary: summary, isError: isError), .zero),
        ]
    }
}
