// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

extension Button {
    /// The look of a button in UIKit's words.
    ///
    /// A terminal has two looks for them: filled and prominent buttons have the role
    /// ``Role/primary``, all others ``Role/normal``. ``baseBackgroundColor`` fills a button with another color.
    ///
    /// ```swift
    /// var configuration = Button.Configuration.filled()
    /// configuration.title = "Continue"
    /// let button = Button(configuration: configuration)
    /// ```
    public struct Configuration: Hashable, Sendable {
        /// The title; nil to keep the title of the button.
        public var title: String?
        /// The title with styles, which wins over ``title``; nil for none.
        public var attributedTitle: StyledText?
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
        /// The fill; nil for the fill of the look, or for the background color of the button.
        public var baseBackgroundColor: Color?
        /// The background, whose color wins over ``baseBackgroundColor``.
        public var background = BackgroundConfiguration()
        /// The shape of the corners; without effect, because cells have none.
        public var cornerStyle = CornerStyle.dynamic
        /// The alignment of title and subtitle; without effect, because they are in one row.
        public var titleAlignment = TitleAlignment.automatic
        /// The distance of title and subtitle; without effect, because it is two cells.
        public var titlePadding = 2
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

        /// The shape of corners in UIKit.
        public enum CornerStyle: Int, Hashable, Sendable {
            /// The shape of the background.
            case fixed
            /// A shape that follows the size of text.
            case dynamic
            /// A fixed shape.
            case small, medium, large
            /// Half a circle on each side.
            case capsule
        }

        /// The alignment of a title and its subtitle in UIKit.
        public enum TitleAlignment: Int, Hashable, Sendable {
            /// The alignment of the button.
            case automatic
            /// Both begin or end together, or have one middle.
            case leading, center, trailing
        }

        /// The subtitle; setting it loses the styles, because a subtitle has the fainter color.
        public var attributedSubtitle: StyledText? {
            get { subtitle.map { StyledText($0) } }
            set { subtitle = newValue?.string }
        }

        /// The fill of its own; nil for the fill of the look.
        var fill: Color? { background.backgroundColor ?? baseBackgroundColor }

        /// Returns the configuration: its colors follow the state of the button by themselves.
        @MainActor
        public func updated(for button: Button) -> Configuration { self }

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
            let old = stateTitles.configuration
            stateTitles.configuration = newValue
            titlesDidChange()
            guard let newValue else { return }
            if let title = newValue.title { setTitle(title, for: .normal) }
            if newValue.attributedTitle != old?.attributedTitle {
                setAttributedTitle(newValue.attributedTitle, for: .normal)
            }
            role = newValue.role
            buttonSize = newValue.buttonSize == .large ? .large : .regular
            setTitleColor(newValue.baseForegroundColor, for: .normal)
        }
    }
}
