// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Gallery

@Suite("The sections of the list of pages")
struct PageSectionsTests {
    @Test("hold every page once, each group in one piece")
    func everyPageIsThere() {
        let sections = PageSections().sections
        #expect(sections.flatMap { $0.rows.map(\.page.name) } == GalleryPage.names)
        #expect(sections.map(\.group) == [nil] + PageGroup.allCases)
    }

    @Test("leave out what does not match, and mark what does")
    func filterLeavesOut() throws {
        let content = PageSections(matching: "tab")
        let titles = content.sections.flatMap { $0.rows.map(\.page.title) }
        #expect(titles.contains("Table") && titles.contains("Tabs") && !titles.contains("Toast"))
        #expect(content.count == titles.count)
        #expect(content.sections.first?.rows.first?.match?.ranges.first == 0..<3)
        #expect(PageSections(matching: "qqq").sections.isEmpty)
    }

    @Test("find a page by its name on the command line, too")
    func nameIsSearched() {
        let sections = PageSections(matching: "tab-view").sections
        #expect(sections.contains { $0.rows.contains { $0.page.name == "tab-view" } })
    }

    @Test("know the rows of pages")
    func rowsAreFound() {
        let content = PageSections()
        for page in GalleryPage.all {
            let indexPath = content.indexPath(of: page)
            #expect(indexPath.flatMap(content.page)?.name == page.name)
        }
        #expect(PageSections(matching: "slider").indexPath(of: .label) == nil)
        #expect(content.page(at: TableIndexPath(row: 9, section: 0)) == nil)
        #expect(content.page(at: TableIndexPath(row: 0, section: 99)) == nil)
    }
}
