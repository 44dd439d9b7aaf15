// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The weeks of territories, for C libraries that do not know them.
///
/// The source is `weekData` of the Unicode CLDR (https://cldr.unicode.org), as Babel 2.19 has it.
enum WeekTerritories {
    private static var sunday: String {
        """
        AG AO AS BD BR BS BT BW BZ CA CO CV DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP \
        PA PE PH PK PR PT PY SA SG ST SV TH TL TT TW UM US VE VI WS YE ZA ZW
        """
    }
    private static var saturday: String { "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY" }
    private static var fourDays: String {
        """
        AD AO AT AX BE BG CH CV CZ DE DK EE ES FI FJ FO FR GB GF GG GI GP GR HU IE IM IS IT JE LI LT LU MC MQ NL NO PL \
        PT RE RU SE SJ SK SM ST TL VA
        """
    }

    /// Returns the first day of the week in a territory, such as `US`; Monday for an unknown one.
    static func firstWeekday(of territory: String) -> Weekday {
        if territory == "MV" { return .friday }
        if contains(sunday, territory) { return .sunday }
        return contains(saturday, territory) ? .saturday : .monday
    }

    /// Returns the number of days that the first week of a year has at least in a territory, such as `US`.
    static func minimumDaysInFirstWeek(of territory: String) -> Int {
        contains(fourDays, territory) ? 4 : 1
    }

    private static func contains(_ list: String, _ territory: String) -> Bool {
        list.split(separator: " ").contains { $0 == territory }
    }
}
