// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Supplies the headers of a scroll view whose content has very many sections, one below another.
///
/// The scroll view asks only for visible headers.
@MainActor
public protocol StickyHeaderSource: AnyObject {
    /// Returns the number of sections.
    func numberOfStickyHeaders(in scrollView: ScrollView) -> Int

    /// Returns the rows of the content that a section takes, beginning with its header.
    ///
    /// Sections follow each other from the top, without overlaps. A search among a million sections
    /// calls this about twenty times.
    func scrollView(_ scrollView: ScrollView, rowsOfSection section: Int) -> Range<Int>

    /// Returns the number of rows of a header; the default is one.
    func scrollView(_ scrollView: ScrollView, heightOfStickyHeader section: Int) -> Int

    /// Returns a header. The scroll view sets its frame.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - section: The section.
    ///   - view: A header that is out of sight and can be reused; nil if there is none.
    func scrollView(_ scrollView: ScrollView, stickyHeader section: Int, reusing view: View?)
        -> View
}

extension StickyHeaderSource {
    /// Returns one: by default a header has one row.
    public func scrollView(_ scrollView: ScrollView, heightOfStickyHeader section: Int) -> Int { 1 }
}
