// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An event of a conversation, which a screen shows.
///
/// All texts are free of characters that control a terminal.
public enum ConversationEvent: Hashable, Sendable {
    /// A turn began with the text of the user.
    case turnBegan(number: Int, text: String)
    /// The model wrote a piece of text.
    case text(String)
    /// The text of one answer of the model ended.
    case textEnded
    /// The model asks for a use of a tool.
    case toolProposed(ToolUse)
    /// The user has to answer a question, by ``Conversation/answer(_:to:)``.
    case permissionNeeded(PermissionQuestion)
    /// The use of a tool began.
    case toolBegan(id: String)
    /// The use of a tool ended.
    case toolEnded(id: String, ToolResult, Duration)
    /// The to-do list changed.
    case planChanged([PlanItem])
    /// The number of tokens of the whole conversation changed.
    case usage(TokenUsage)
    /// The texts that wait for the end of the turn changed.
    case queueChanged([String])
    /// The name of the model changed.
    case modelChanged(String)
    /// The session cannot be saved any more; the text says why.
    case saveFailed(String)
    /// The turn ended.
    case turnEnded(TurnEnd)

    /// Returns whether the use of a tool is the last thing that a screen shows after this event.
    ///
    /// - Parameter before: The same for the events before.
    public func isAfterTool(_ before: Bool) -> Bool {
        switch self {
        case .toolProposed: true
        case .text, .turnBegan: false
        default: before
        }
    }
}

/// A use of a tool.
public struct ToolUse: Hashable, Sendable {
    /// The identifier of the call.
    public let id: String
    /// The name of the use, such as "Read"; the name that the model gave for an unknown tool.
    public let title: String
    /// The file, the folder or the command.
    public let subject: String
    /// The change, for a write; nil for other tools.
    public let change: FileChange?

    /// Creates a use.
    public init(id: String, title: String, subject: String, change: FileChange? = nil) {
        (self.id, self.title, self.subject, self.change) = (id, title, subject, change)
    }
}

/// The way in which a turn ends.
public enum TurnEnd: Hashable, Sendable {
    /// The model has nothing more to say.
    case finished
    /// The answer is as long as the server allows.
    case cutOff
    /// The model refused to answer.
    case refused
    /// The user interrupted the turn.
    case interrupted
    /// An error ended it; the text says what happened and what to do next.
    case failed(String)
}
