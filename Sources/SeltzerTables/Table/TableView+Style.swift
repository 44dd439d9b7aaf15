// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension TableView {
    /// The look of a table's sections.
    public enum Style: Hashable, Sendable {
        /// Headers and footers stay at the edge while their section is visible beside them.
        case plain
        /// Headers and footers scroll with their rows, and an empty line separates the sections.
        case grouped
        /// As ``grouped``, with an empty column at both sides of the rows.
        case insetGrouped
    }
}
