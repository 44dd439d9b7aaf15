// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A revision of the Model Context Protocol.
enum MCPRevision: String, CaseIterable {
    case november2025 = "2025-11-25"
    case june2025 = "2025-06-18"
    case march2025 = "2025-03-26"
    case november2024 = "2024-11-05"

    /// The revision that a client and this server speak: the client's if the server knows it, or
    /// else the server's newest one, which the client may refuse.
    init(agreeingWith wanted: String) {
        self = MCPRevision(rawValue: wanted) ?? .november2025
    }

    /// Whether several messages may come in one array.
    var hasBatches: Bool { self == .march2025 }
    /// Whether tools say that they change nothing.
    var hasAnnotations: Bool { self != .november2024 }
    /// Whether tools have schemas of their results, and results are objects beside their texts.
    var hasStructuredResults: Bool { self == .june2025 || self == .november2025 }
}
