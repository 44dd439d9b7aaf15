// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Supplies the headers of a scroll view whose content has very many sections below each other.
///
/// The scroll view asks only for the headers that are seen.
@MainActor
public protocol StickyHeaderSource: AnyObject {
    /// Returns the number of sections.
    func numberOfStickyHeaders(in scrollView: ScrollView) -> Int

    /// Returns the rows of the content that a section takes, beginning with those of its header.
    ///
    /// Sections follow each other from the top, without overlaps. A search among a million sections calls this about
    /// twenty times.
    func scrollView(_ scrollView: ScrollView, rowsOfSection section: Int) -> Range<Int>

    /// Returns the number of rows of a header; the default is one.
    func scrollView(_ scrollView: ScrollView, heightOfStickyHeader section: Int) -> Int

    /// Returns a header. The scroll view sets its frame.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - section: The section.
    ///   - view: A header that is not seen any more and can be used again; nil if there is none.
    func scrollView(_ scrollView: ScrollView, stickyHeader section: Int, reusing view: View?)
        -> View
}

extension StickyHeaderSource {
    /// Returns one.
    public func scrollView(_ scrollView: ScrollView, heightOfStickyHeader section: Int) -> Int { 1 }
}
