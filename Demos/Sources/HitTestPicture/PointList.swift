// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The points from the command line, such as `30,7 70,12`.
public struct PointList: Equatable, Sendable {
    /// The points, in cells of the picture.
    public let points: [Point]

    /// Reads points separated by blanks, each of two whole numbers with a comma between them; nil
    /// if one is invalid.
    public init?(_ text: String) {
        var points: [Point] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            let parts = word.split(separator: ",", omittingEmptySubsequences: false)
            guard parts.count == 2, let x = Int(parts[0]), let y = Int(parts[1]) else { return nil }
            points.append(Point(x: x, y: y))
        }
        guard !points.isEmpty else { return nil }
        self.points = points
    }

    /// Returns a line for each point: the point, and the label that it hits or `root`.
    @MainActor
    public func answers(with settings: HitSettings) -> [String] {
        let labels = LabelsView()
        labels.settings = settings
        return points.map { point in
            "\(point.x),\(point.y) \(labels.winner(at: point)?.rawValue ?? "root")"
        }
    }

    /// The article's points 1 to 7, in order.
    public static let article = [
        Point(x: 30, y: 7), Point(x: 70, y: 12), Point(x: 50, y: 18), Point(x: 50, y: 25),
        Point(x: 82, y: 22), Point(x: 25, y: 28), Point(x: 50, y: 34),
    ]
}
