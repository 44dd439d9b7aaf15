// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a ``TableView`` shows.
///
/// The table asks for the numbers when it reloads, and for a cell when its row becomes visible. One that changes
/// calls ``TableView/reloadData()``; where it forgets, the table finds out before it asks for the next cell.
@MainActor
public protocol TableViewDataSource: AnyObject {
    /// Returns the number of sections; one unless implemented.
    func numberOfSections(in tableView: TableView) -> Int

    /// Returns the number of rows of a section.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

    /// Returns a cell with the content of a row, one from
    /// ``TableView/dequeueReusableCell(withIdentifier:for:)`` as a rule.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

    /// Returns the text whose beginning the user types to get to a row; nil unless implemented, for a row that
    /// typing does not lead to.
    func tableView(
        _ tableView: TableView, typeSelectStringForRowAt indexPath: IndexPath
    ) -> String?
}

extension TableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// Returns nil.
    public func tableView(
        _ tableView: TableView, typeSelectStringForRowAt indexPath: IndexPath
    ) -> String? { nil }
}
