// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// One line about a responder: a name, a value, and a change that the user can make.
@MainActor
struct InspectedProperty {
    let title: String
    let value: StyledText
    /// Switches the property; nil if the user cannot change it in the inspector.
    var toggle: (@MainActor () -> Void)?

    init(_ title: String, _ value: String, toggle: (@MainActor () -> Void)? = nil) {
        self.init(title, StyledText(value), toggle: toggle)
    }

    init(_ title: String, _ value: StyledText, toggle: (@MainActor () -> Void)? = nil) {
        (self.title, self.value, self.toggle) = (title, value, toggle)
    }

    /// A property that is on or off, and that the user can switch.
    init<Object: AnyObject>(
        _ title: String, _ object: Object, _ path: ReferenceWritableKeyPath<Object, Bool>
    ) {
        self.init(title, StyledText(object[keyPath: path] ? "yes" : "no")) { [weak object] in
            object?[keyPath: path].toggle()
        }
    }

    /// The line.
    var text: StyledText {
        let width = 16
        let name =
            title.count < width ? title + String(repeating: " ", count: width - title.count) : title
        return StyledText(name + " ", style: Style(foreground: .secondaryLabel)) + value
    }
}

extension InputResponder {
    /// The properties of the responder that the inspector shows.
    var inspectedProperties: [InspectedProperty] {
        var properties = [InspectedProperty("Type", "\(Swift.type(of: self))")]
        if let identifier { properties.append(InspectedProperty("Identifier", identifier)) }
        if let view = self as? View {
            properties +=
                view.geometryProperties + view.switches + view.layoutProperties
                + view.colorProperties + view.elementProperties
        }
        if let controller = self as? ViewController {
            let title = controller.navigationItem.title ?? controller.title ?? ""
            if !title.isEmpty { properties.append(InspectedProperty("Title", title)) }
        }
        let keys = currentBindings.map { "\($0.keys)" }
        if !keys.isEmpty {
            properties.append(InspectedProperty("Keys", keys.joined(separator: " ")))
        }
        let next = next.map { ($0 as? InputResponder)?.inspectedName ?? "\(Swift.type(of: $0))" }
        properties.append(InspectedProperty("Next", next ?? "none"))
        return properties
    }
}

extension View {
    fileprivate var geometryProperties: [InspectedProperty] {
        var properties = [InspectedProperty("Frame", frame.inspectedText)]
        if bounds.origin != .zero {
            properties.append(InspectedProperty("Bounds", bounds.inspectedText))
        }
        if let screenFrame {
            properties.append(InspectedProperty("On the screen", screenFrame.inspectedText))
            let visible = visibleScreenFrame
            if visible != screenFrame {
                properties.append(
                    InspectedProperty(
                        "Visible", visible.isEmpty ? "nothing" : visible.inspectedText))
            }
        }
        let fitting = intrinsicContentSize
        if fitting.width != Self.noIntrinsicMetric {
            properties.append(
                InspectedProperty("Fitting size", "\(fitting.width)x\(fitting.height)"))
        }
        return properties
    }

    fileprivate var switches: [InspectedProperty] {
        var properties = [
            InspectedProperty("Hidden", self, \View.isHidden),
            InspectedProperty("Interaction", self, \View.isUserInteractionEnabled),
            InspectedProperty("Clips", self, \View.clipsToBounds),
        ]
        if let control = self as? Control {
            properties.insert(InspectedProperty("Enabled", control, \Control.isEnabled), at: 1)
        }
        // A hidden window could not be pressed to show it again.
        return self is Window ? Array(properties.dropFirst()) : properties
    }

    fileprivate var layoutProperties: [InspectedProperty] {
        func pair(_ priority: (Axis) -> Int) -> String {
            "\(priority(.horizontal)) across  \(priority(.vertical)) down"
        }
        let broken = constraintConflicts
        return [
            InspectedProperty(
                "Hugging", pair { contentHuggingPriority(for: $0).rawValue }),
            InspectedProperty(
                "Resistance",
                pair { contentCompressionResistancePriority(for: $0).rawValue }),
        ]
            + constraints.map { constraint in
                InspectedProperty("Constraint", "\(constraint)")
            }
            + broken.map {
                InspectedProperty("Broken", StyledText($0, style: Style(foreground: .danger)))
            }
    }

    fileprivate var colorProperties: [InspectedProperty] {
        var properties = [InspectedProperty("Theme", effectiveTheme.name)]
        if theme != nil { properties.append(InspectedProperty("Own theme", "yes")) }
        var level: View? = self
        while let view = level, view.backgroundColor == nil { level = view.superview }
        if let view = level, let color = view.backgroundColor {
            let place = view === self ? "" : " of \(view.inspectedName)"
            properties.append(InspectedProperty("Background", "\(color.inspectedText)\(place)"))
        }
        return properties
    }

    fileprivate var elementProperties: [InspectedProperty] {
        guard let role = accessibilityRole else {
            return [InspectedProperty("Element", "none")]
        }
        var properties = [InspectedProperty("Element", role.description)]
        let words = [
            ("Label", accessibilityLabel), ("Value", accessibilityValue),
            ("Hint", accessibilityHint),
        ]
        for (title, word) in words {
            if let word, !word.isEmpty { properties.append(InspectedProperty(title, word)) }
        }
        let traits = accessibilityTraits.inspectedText
        if !traits.isEmpty { properties.append(InspectedProperty("Traits", traits)) }
        return properties
    }
}

extension Color {
    /// The name of a role, or the color itself.
    var inspectedText: String {
        switch components {
        case .role(let role): "\(role)"
        default: "\(self)"
        }
    }
}

extension AccessibilityTraits {
    /// The names of the traits.
    var inspectedText: String {
        let names: [(AccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.searchField, "searchField"),
            (.staticText, "staticText"), (.header, "header"), (.selected, "selected"),
            (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"),
            (.adjustable, "adjustable"), (.tabBar, "tabBar"), (.toggleButton, "toggleButton"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
