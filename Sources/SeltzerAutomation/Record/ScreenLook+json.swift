// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

extension ScreenLook {
    /// The look as an object in a record.
    var json: JSONValue {
        let value: JSONValue = [
            "display": capabilities.json,
            "theme": JSONValue(theme?.rawValue),
            "programTheme": JSONValue(programTheme),
            "density": .text(density.name),
            "animates": .flag(animatesControls),
            "reducesMotion": .flag(reducesMotion),
            "framesPerSecond": .integer(framesPerSecond),
            "wheel": [
                "lines": .integer(wheel.lines), "acceleration": .integer(wheel.acceleration),
            ],
            "tools": .array(tools.map(\.json)),
        ]
        return value.withoutNulls
    }

    /// Reads a look; nil if the object is invalid.
    init?(json: JSONValue) {
        guard let display = json["display"], let capabilities = DisplayCapabilities(json: display)
        else { return nil }
        self.capabilities = capabilities
        theme = json["theme"]?.text.flatMap(DefaultTheme.init)
        programTheme = json["programTheme"]?.text
        density = LayoutDensity(name: json["density"]?.text) ?? .comfortable
        animatesControls = json["animates"]?.flag ?? false
        reducesMotion = json["reducesMotion"]?.flag ?? false
        framesPerSecond =
            json["framesPerSecond"]?.integer.map { min(max(1, $0), 1_000) }
            ?? Motion.framesPerSecond
        let standard = WheelSettings()
        wheel = WheelSettings(
            lines: json["wheel"]?["lines"]?.integer ?? standard.lines,
            acceleration: json["wheel"]?["acceleration"]?.integer ?? standard.acceleration)
        tools = json["tools"]?.array?.compactMap(Tool.init) ?? []
    }
}

extension ScreenLook.Tool {
    fileprivate var json: JSONValue {
        let value: JSONValue = [
            "identifier": JSONValue(identifier), "title": .text(title),
            "keys": .array(keys.map(JSONValue.text)), "footer": .flag(isInFooter),
        ]
        return value.withoutNulls
    }

    fileprivate init?(json: JSONValue) {
        guard let title = json["title"]?.text else { return nil }
        self.title = title
        identifier = json["identifier"]?.text
        keys = json["keys"]?.array?.compactMap(\.text) ?? []
        isInFooter = json["footer"]?.flag ?? false
    }
}

extension LayoutDensity {
    fileprivate var name: String {
        switch self {
        case .automatic: "automatic"
        case .comfortable: "comfortable"
        case .compact: "compact"
        }
    }

    fileprivate init?(name: String?) {
        let all: [LayoutDensity] = [.automatic, .comfortable, .compact]
        guard let density = all.first(where: { $0.name == name }) else { return nil }
        self = density
    }
}

extension DisplayCapabilities {
    /// The capabilities as an object; unknown colors are left out.
    fileprivate var json: JSONValue {
        let value: JSONValue = [
            "colors": .integer(colorDepth.rawValue), "mouse": .flag(hasMouse),
            "unicode": .flag(isUnicode),
            "appearance": JSONValue(appearance.map { $0 == .dark ? "dark" : "light" }),
            "background": JSONValue(background.map { "\($0)" }),
            "foreground": JSONValue(foreground.map { "\($0)" }),
            "keyPhases": .flag(hasKeyPhases), "links": .flag(hasLinks),
            "underlines": .flag(hasUnderlineStyles), "pointerShapes": .flag(hasPointerShapes),
            "joined": .integer(Int(joinedClusters.rawValue)),
            "agreed": .integer(Int(agreedClusters.rawValue)),
        ]
        return value.withoutNulls
    }

    fileprivate init?(json: JSONValue) {
        guard let colors = json["colors"]?.integer, let colorDepth = ColorDepth(rawValue: colors)
        else { return nil }
        func clusters(_ name: String) -> JoinedClusters {
            JoinedClusters(rawValue: UInt8(clamping: json[name]?.integer ?? 0))
                .intersection(.all)
        }
        let appearance: Appearance? =
            switch json["appearance"]?.text {
            case "dark": .dark
            case "light": .light
            default: nil
            }
        self.init(
            colorDepth: colorDepth, hasMouse: json["mouse"]?.flag ?? false,
            isUnicode: json["unicode"]?.flag ?? false, appearance: appearance,
            background: json["background"]?.text.flatMap { Color($0) },
            foreground: json["foreground"]?.text.flatMap { Color($0) },
            hasKeyPhases: json["keyPhases"]?.flag ?? false, hasLinks: json["links"]?.flag ?? false,
            hasUnderlineStyles: json["underlines"]?.flag ?? false,
            joinedClusters: clusters("joined"))
        agreedClusters = clusters("agreed")
        hasPointerShapes = json["pointerShapes"]?.flag ?? false
    }
}
