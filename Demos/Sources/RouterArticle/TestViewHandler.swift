// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

final class TestViewHandler: SBBaseHandler {
    override func loadData() {
        var dataSource: [String] = []
        dataSource.reserveCapacity(10)
        for i in 0..<10 {
            dataSource.append("Row number is \(i)")
        }
        self.tableDataSource?.dataSource = dataSource
    }
}
