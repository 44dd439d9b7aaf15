// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

extension Button {
    /// The look of a button in UIKit's words.
    ///
    /// A terminal has two looks for them: filled and prominent buttons have the role
    /// ``Role/primary``, all others ``Role/normal``.
    ///
    /// ```swift
    /// var configuration = Button.Configuration.filled()
    /// configuration.title = "Continue"
    /// let button = Button(configuration: configuration)
    /// ```
    public struct Configuration: Hashable, Sendable {
        /// The title; nil to keep the title of the button.
        public var title: String?
        /// The fainter text after the title; nil for none.
        public var subtitle: String?
        /// The picture; nil for the picture of the button.
        public var image: Image?
        /// The side of the picture: before the title for `leading` and `top`, after it for `trailing` and `bottom`.
        public var imagePlacement = DirectionalRectEdge.leading
        /// The cells between the picture and the title; 1 by default, and at least 0.
        public var imagePadding = 1
        /// Whether a bubble before the title shows work; false by default.
        public var showsActivityIndicator = false
        /// The height of the button: `large` is ``ButtonSize/large``.
        public var buttonSize = Size.medium
        /// The distance of the content from the edges; without effect, because buttons have the padding of their look.
        public var contentInsets = DirectionalEdgeInsets.zero
        /// The color of the title; nil for the color of the look.
        public var baseForegroundColor: Color?
        /// The purpose of the button.
        public var role: Role

        /// The size of a button in UIKit.
        public enum Size: Int, Hashable, Sendable {
            /// One row.
            case medium
            /// One row.
            case small
            /// One row.
            case mini
            /// Three rows.
            case large
        }

        private init(role: Role = .normal) { self.role = role }

        /// Returns the look of a plain button.
        public static func plain() -> Configuration { Configuration() }
        /// Returns the look of a plain button.
        public static func borderless() -> Configuration { Configuration() }
        /// Returns the look of a plain button.
        public static func bordered() -> Configuration { Configuration() }
        /// Returns the look of a plain button.
        public static func gray() -> Configuration { Configuration() }
        /// Returns the look of a plain button.
        public static func tinted() -> Configuration { Configuration() }
        /// Returns the look of a plain button.
        public static func borderedTinted() -> Configuration { Configuration() }
        /// Returns the look of the most important button.
        public static func filled() -> Configuration { Configuration(role: .primary) }
        /// Returns the look of the most important button.
        public static func borderedProminent() -> Configuration { Configuration(role: .primary) }
    }

    /// Creates a button with a look and an action.
    ///
    /// - Parameters:
    ///   - configuration: The look; its title wins over the title of the action.
    ///   - primaryAction: Runs at each press; nil for none.
    public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// The look that was set last; nil, the default, for none.
    ///
    /// Setting it sets the title, the role, the size and the color of the title.
    public final var configuration: Configuration? {
        get { stateTitles.configuration }
        set {
            stateTitles.configuration = newValue
            titlesDidChange()
            guard let newValue else { return }
            if let title = newValue.title { setTitle(title, for: .normal) }
            role = newValue.role
            buttonSize = newValue.buttonSize == .large ? .large : .regular
            setTitleColor(newValue.baseForegroundColor, for: .normal)
        }
    }
}
