// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The names that tell which numbers are points, and in which direction they go.
enum LengthTables {
    static let downWords: Set<String> = [
        "height", "top", "bottom", "vertical", "row", "rows", "line", "y", "up", "down", "above",
        "below",
    ]
    static let acrossWords: Set<String> = [
        "width", "left", "right", "leading", "trailing", "horizontal", "column", "columns", "x",
        "side", "indent", "indentation",
    ]

    /// The words of names that hold fractions, which stay `Double`.
    static let fractionWords: Set<String> = [
        "alpha", "progress", "scale", "ratio", "opacity", "fraction", "percent", "percentage",
        "duration", "multiplier", "angle", "speed", "rotation", "velocity", "delay", "factor",
        "damping", "brightness", "saturation", "hue", "red", "green", "blue", "font", "time",
        "amount",
        "volume", "price", "r", "g", "b",
    ]

    /// Words that name a length, also beside one of ``fractionWords``.
    static let lengthWords: Set<String> = [
        "padding", "margin", "inset", "insets", "spacing", "width", "height", "offset",
    ]

    /// The labels of functions whose numbers are points: of `CGRect(x:y:width:height:)`, for instance.
    static let labels: [String: [String: Axis]] = [
        "CGRect": geometry, "CGPoint": geometry, "CGSize": geometry, "CGVector": delta,
        "UIEdgeInsets": edges, "NSDirectionalEdgeInsets": edges, "UIOffset": edges,
        "insetBy": delta, "offsetBy": delta, "inset": edges,
    ]

    static let geometry: [String: Axis] = [
        "x": .across, "width": .across, "y": .down, "height": .down,
    ]
    static let dimensions: [String: Axis] = [
        "widthDimension": .across, "heightDimension": .down,
    ]
    static let delta: [String: Axis] = ["dx": .across, "dy": .down]
    static let edges: [String: Axis] = [
        "left": .across, "right": .across, "leading": .across, "trailing": .across,
        "horizontal": .across, "top": .down, "bottom": .down, "vertical": .down,
    ]

    /// The labels of distances in methods of anchors; the anchor tells the direction.
    static let constraintLabels: Set<String> = [
        "constant", "equalToConstant", "greaterThanOrEqualToConstant", "lessThanOrEqualToConstant",
    ]

    static let anchors: [String: Axis] = [
        "leadingAnchor": .across, "trailingAnchor": .across, "leftAnchor": .across,
        "rightAnchor": .across, "centerXAnchor": .across, "widthAnchor": .across,
        "topAnchor": .down, "bottomAnchor": .down, "centerYAnchor": .down, "heightAnchor": .down,
        "firstBaselineAnchor": .down, "lastBaselineAnchor": .down,
    ]

    /// The attributes of `NSLayoutConstraint(item:attribute:…)`.
    static let attributes: [String: Axis] = [
        "leading": .across, "trailing": .across, "left": .across, "right": .across,
        "centerX": .across, "width": .across, "top": .down, "bottom": .down, "centerY": .down,
        "height": .down, "firstBaseline": .down, "lastBaseline": .down,
    ]

    /// Properties of views that are points.
    static let properties: [String: Axis] = [
        "rowHeight": .down, "estimatedRowHeight": .down, "sectionHeaderHeight": .down,
        "sectionFooterHeight": .down, "estimatedSectionHeaderHeight": .down,
        "estimatedSectionFooterHeight": .down, "minimumLineSpacing": .down,
        "minimumInteritemSpacing": .across, "preferredMaxLayoutWidth": .across,
        "interGroupSpacing": .down, "sectionHeaderTopPadding": .down, "itemWidth": .across,
        "itemHeight": .down, "imagePadding": .across, "headIndent": .across,
        "firstLineHeadIndent": .across, "tailIndent": .across,
    ]

    /// The last part of `frame.origin.x`, `bounds.size.height`, `center.y` and the like.
    static let coordinates: [String: Axis] = [
        "x": .across, "width": .across, "minX": .across, "midX": .across, "maxX": .across,
        "y": .down, "height": .down, "minY": .down, "midY": .down, "maxY": .down,
        "dx": .across, "dy": .down, "left": .across, "right": .across, "top": .down,
        "bottom": .down,
    ]

    /// What `coordinates` are of: views, touches and scroll views.
    static let geometryNames: Set<String> = [
        "frame", "bounds", "center", "contentOffset", "contentSize", "contentInset", "translation",
        "boundingRect", "sizeThatFits", "systemLayoutSizeFitting", "location", "velocity",
        "safeAreaInsets", "layoutMargins", "intrinsicContentSize",
    ]
    static let geometryProperties: [String: String] = [
        "frame": "CGRect", "bounds": "CGRect", "center": "CGPoint", "contentOffset": "CGPoint",
        "contentSize": "CGSize", "intrinsicContentSize": "CGSize", "contentInset": "UIEdgeInsets",
    ]
    static let geometryTypes: Set<String> = [
        "CGRect", "CGPoint", "CGSize", "CGVector", "UIEdgeInsets",
    ]

    /// Functions whose result is in the unit of their arguments.
    static let transparentFunctions: Set<String> = ["max", "min", "abs", "CGFloat"]

    /// Functions that round, which a whole number does not need.
    static let roundingFunctions: Set<String> = [
        "ceil", "floor", "round", "trunc", "ceilf", "floorf", "roundf", "truncf",
    ]

    /// Views that are one line high, whose heights up to 56 points are one row.
    static let lines: Set<String> = [
        "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
        "UISearchBar", "UIProgressView", "UIPageControl", "UINavigationBar", "UITabBar",
        "UIToolbar", "UIActivityIndicatorView",
    ]

    /// Properties and methods whose lengths are heights of rows, and words of such names.
    static let rows: Set<String> = [
        "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
        "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
        "heightForRowAt", "heightForHeaderInSection", "heightForFooterInSection",
    ]
    static let rowWords: Set<String> = ["row", "button", "field", "control", "bar"]

    /// Functions that round, and the rounding of `Double` for a quotient of lengths.
    static let roundings: [String: String] = [
        "round": "", "rint": "", "floor": ".down", "ceil": ".up", "trunc": ".towardZero",
    ]
    /// Functions of real numbers.
    static let realFunctions: Set<String> = ["sqrt", "hypot", "pow", "atan2"]
}
