// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Supplies the headers of a scroll view whose content has very many sections below each other; only those that are
/// seen are asked for.
@MainActor
public protocol StickyHeaderSource: AnyObject {
    /// Returns how many sections there are.
    func numberOfStickyHeaders(in scrollView: ScrollView) -> Int

    /// Returns the rows of the content that a section takes, its header's own place at their beginning.
    ///
    /// Sections follow each other from the top, without overlaps. Asked about twenty times of a million.
    func scrollView(_ scrollView: ScrollView, rowsOfSection section: Int) -> Range<Int>

    /// Returns how many rows a header takes; one where it is not said.
    func scrollView(_ scrollView: ScrollView, heightOfStickyHeader section: Int) -> Int

    /// Returns a header, as wide as what is seen.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - section: The section.
    ///   - view: A header that is not seen any more, to be used again; nil for none.
    func scrollView(_ scrollView: ScrollView, stickyHeader section: Int, reusing view: View?)
        -> View
}

extension StickyHeaderSource {
    /// Returns one.
    public func scrollView(_ scrollView: ScrollView, heightOfStickyHeader section: Int) -> Int { 1 }
}
