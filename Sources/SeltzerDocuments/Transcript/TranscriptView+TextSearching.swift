// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText
import SeltzerViews

/// Finding text.
extension TranscriptView: TextSearching {
    var searchableText: any SearchableText {
        countLines()
        return TranscriptText(
            blocks.map { TranscriptText.Part(text: $0.text, isMarkdown: $0.isMarkdown) },
            firstLines: firstLines)
    }

    /// The first block that is visible.
    var searchOrigin: TextMatch {
        countLines()
        guard !blocks.isEmpty else { return TextMatch(line: 0, range: 0..<0) }
        return TextMatch(line: firstLines[firstVisibleIndex], range: 0..<0)
    }

    /// The number of the first line of a block in the searched text; nil while nothing is searched.
    func firstLine(of block: TranscriptBlock) -> Int? {
        guard findInteraction?.isFindNavigatorVisible == true else { return nil }
        return block.index + 1 < firstLines.count ? firstLines[block.index] : nil
    }

    func scrollFoundTextToVisible(_ match: TextMatch) {
        countLines()
        layoutIfNeeded()
        guard !blocks.isEmpty else { return }
        var (low, high) = (0, blocks.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if firstLines[middle] <= match.line { low = middle } else { high = middle }
        }
        scroll(toLine: match.line - firstLines[low], of: blocks[low])
    }

    func foundTextDidChange() {
        forEachShownBlock { $0.view?.setNeedsDisplay() }
    }

    func setFindBar(_ bar: View, isVisible: Bool) {
        findBar = isVisible ? bar : nil
        if isVisible { addSubview(bar) } else { bar.removeFromSuperview() }
        setNeedsLayout()
    }
}
