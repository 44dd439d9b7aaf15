// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// A case of `width.jsonl`; the README beside it describes the fields.
package struct WidthCase: SuiteCase {
    package let id: String
    package let name: String?
    package let cps: [String]
    package let expected: Int?
    package let accept: [Int]?
    package let status: String?
    package let clusters: [Int]?
    package let clustersAgree: Bool?
    package let startColumn: Int?
    package let tabSize: Int?

    enum CodingKeys: String, CodingKey {
        case id, name, cps, expected, accept, status, clusters
        case clustersAgree = "clusters_agree_wcwidth"
        case startColumn = "start_col"
        case tabSize = "tab_size"
    }

    /// The string of the case.
    package var text: String {
        var scalars = String.UnicodeScalarView()
        for code in cps {
            if let value = UInt32(code, radix: 16), let scalar = Unicode.Scalar(value) {
                scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    /// The cells that the text takes here; of a tab, those up to the next stop.
    package var measuredWidth: Int {
        guard let tabSize else { return text.cellWidth }
        return text.expandingTabs(every: tabSize, from: startColumn ?? 0).cellWidth
    }

    /// Returns how the case fails; nil if it does not.
    ///
    /// Where two implementations cut a text into different clusters, the clusters are not compared.
    package func failure() -> String? {
        let width = measuredWidth
        if let accept = accept ?? expected.map({ [$0] }), !accept.contains(width) {
            return "\(width) cells, expected \(accept)"
        }
        guard clustersAgree != false, let clusters else { return nil }
        let found = text.map(\.unicodeScalars.count)
        return found == clusters ? nil : "clusters of \(found) scalars, expected \(clusters)"
    }
}
