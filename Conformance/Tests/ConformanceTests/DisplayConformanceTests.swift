// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import Testing

@testable import Pages

/// The display that paints by itself and the one that paints with ncurses' windows show the same.
@Suite(.serialized) struct DisplayConformanceTests {
    @Test(arguments: 0..<Page.count, [Size(width: 80, height: 24), Size(width: 21, height: 5)])
    func bothDisplaysShowTheSameCells(_ page: Int, _ size: Size) throws {
        let own = try screen(of: page, size: size, driver: "")
        let ncurses = try screen(of: page, size: size, driver: "ncurses")
        for y in 0..<size.height {
            for x in 0..<size.width {
                let place = y * size.width + x
                try #require(
                    seen(own.entries[place]) == seen(ncurses.entries[place]), "(\(x), \(y))")
            }
        }
    }

    private func screen(of page: Int, size: Size, driver: String) throws -> TmuxCapture {
        let program = Bundle.main.bundleURL.appendingPathComponent("Pages").path
        let server = try TmuxServer(size: size) { _ in
            "env -u COLORTERM -u NO_COLOR SELTZER_DRIVER='\(driver)' '\(program)' \(page)"
        }
        let lines = try server.lines(size.height, endingIn: Page.mark(page), "-e")
        return TmuxCapture(lines, size: size)
    }

    private func seen(_ entry: OracleScreen.Entry) -> OracleScreen.Entry {
        OracleScreen.seen(entry, knowing: TmuxOracle.knownAttributes)
    }
}
