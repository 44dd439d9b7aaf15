// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The features of a terminal: the result of its profile, its answers and the quirks of its program.
struct TerminalFeatures: Hashable {
    /// The capabilities of the terminal's display.
    let capabilities: DisplayCapabilities
    /// The quirks of the program that the terminal names, or otherwise of the program that the
    /// environment names.
    let quirks: TerminalQuirks
    /// Whether the terminal shows the bytes between two marks at once (mode 2026).
    let hasSynchronizedUpdates: Bool
    /// Whether the range of scrolling columns can be set (mode 69).
    let hasSideMargins: Bool

    init(profile: TerminalProfile, answers: TerminalAnswers) {
        let software = answers.software.flatMap { $0.isKnown ? $0 : nil }
        quirks = TerminalQuirks(
            of: software ?? profile.software, inside: profile.surroundingSoftware)
        hasSynchronizedUpdates =
            profile.hasSynchronizedUpdates
            || answers.canSet(TerminalQuestions.synchronizedUpdates)
        hasSideMargins = answers.modes[TerminalQuestions.sideMargins] == .reset
        var result = profile.capabilities
        result.appearance = answers.appearance ?? result.appearance
        result.background = answers.background ?? result.background
        result.foreground = answers.foreground ?? result.foreground
        if answers.hasTrueColor, result.colorDepth == .palette { result.colorDepth = .trueColor }
        result.hasKeyPhases = answers.keyboardFlags != nil
        if let joined = answers.joinedClusters { result.joinedClusters = joined }
        // Mode 2027 may have been switched on after the widths were measured.
        if answers.canSet(TerminalQuestions.clusterWidths) { result.joinedClusters = .all }
        // Only one cluster of each kind was measured. The mode promises that all clusters of a kind
        // behave the same.
        if answers.hadClusterWidths { result.agreedClusters = answers.agreedClusters }
        if software != nil {
            result.hasLinks = quirks.hasLinks
            result.hasUnderlineStyles = quirks.hasUnderlineStyles
        }
        result.hasPointerShapes = quirks.hasPointerShapes
        capabilities = result
    }
}
