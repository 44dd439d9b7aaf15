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
    /// The way in which the terminal takes pictures; nil if it shows only cells.
    let pictures: PictureProtocol?
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
        pictures = Self.pictures(result, answers, quirks)
        result.cellPixels = pictures == nil ? nil : answers.cellPixels
        capabilities = result
    }

    /// Returns the best protocol for pictures that the terminal has answered to know.
    private static func pictures(
        _ capabilities: DisplayCapabilities, _ answers: TerminalAnswers, _ quirks: TerminalQuirks
    ) -> PictureProtocol? {
        guard answers.cellPixels != nil, capabilities.isUnicode,
            capabilities.colorDepth >= .palette
        else { return nil }
        if answers.hasGraphics {
            if quirks.passesThrough || quirks.hasPlaceholders {
                return .placeholders(passesThrough: quirks.passesThrough)
            }
            return .places
        }
        // tmux draws its own sixels anew only with a whole pane.
        guard answers.attributes?.dropFirst().contains(4) == true, !quirks.passesThrough else {
            return nil
        }
        return .sixels(colors: answers.sixelColors ?? 16)
    }
}
