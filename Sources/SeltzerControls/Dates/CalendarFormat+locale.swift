// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The format of the user's language, as the C library knows it.
extension CalendarFormat {
    /// The format that the environment names in `LC_ALL`, `LC_TIME` or `LANG`.
    ///
    /// It is ``iso8601`` for the locales `C` and `POSIX`, without a locale, and if the system does not have the locale.
    /// Each call reads the system again.
    public static var current: CalendarFormat {
        for name in ["LC_ALL", "LC_TIME", "LANG"] {
            guard let value = getenv(name), value.pointee != 0 else { continue }
            return CalendarFormat(localeName: String(cString: value)) ?? .iso8601
        }
        return .iso8601
    }

    /// Creates the format of a locale, such as `de_CH.UTF-8`; nil if the system does not have it.
    ///
    /// The locales `C` and `POSIX` have the format ``iso8601``.
    public init?(localeName name: String) {
        let language = name.prefix { $0 != "." && $0 != "@" }
        self = .iso8601
        guard language != "C", language != "POSIX" else { return }
        guard let locale = newlocale(Self.timeMask, name, nil) else { return nil }
        defer { freelocale(locale) }
        read(LocaleTexts(locale))
        readWeek(
            LocaleTexts(locale),
            territory: language.split(separator: "_").last.map(String.init) ?? "")
    }

    /// The bit of `LC_TIME` in the mask of `newlocale`.
    private static var timeMask: Int32 {
        #if canImport(Darwin)
        LC_TIME_MASK
        #else
        1 << LC_TIME
        #endif
    }

    private mutating func read(_ texts: LocaleTexts) {
        if let names = texts.list(from: MON_1, count: 12) { monthNames = names }
        // Some languages have another form of the name beside a day.
        #if canImport(Glibc)
        if let names = texts.list(from: __ALTMON_1, count: 12) { monthNames = names }
        #endif
        if let names = texts.list(from: ABMON_1, count: 12) { shortMonthNames = names }
        if let names = texts.list(from: DAY_1, count: 7) { weekdayNames = names }
        if let names = texts.list(from: ABDAY_1, count: 7) { shortWeekdayNames = names }
        readDate(texts.text(D_FMT) ?? "")
        let am = texts.text(AM_STR) ?? "", pm = texts.text(PM_STR) ?? ""
        let time = texts.text(T_FMT) ?? ""
        guard !am.isEmpty, !pm.isEmpty else { return }
        (amSymbol, pmSymbol) = (am, pm)
        uses24HourClock = !["%r", "%I", "%l", "%p", "%P"].contains { time.contains($0) }
    }

    /// Reads the order and the separator from a format of `strftime`; leaves out formats with other parts.
    mutating func readDate(_ format: String) {
        var parts: [DatePart] = [], separators: [String] = [""], isCode = false
        for character in format {
            if isCode {
                switch character {
                case "-", "_", "0", "E", "O": continue
                case "d", "e": parts.append(.day)
                case "m": parts.append(.month)
                case "y", "Y": parts.append(.year)
                default: return
                }
                separators.append("")
                isCode = false
            } else if character == "%" {
                isCode = true
            } else {
                separators[separators.count - 1].append(character)
            }
        }
        var copy = self
        for order in DateOrder.allCases {
            copy.dateOrder = order
            guard copy.dateParts == parts, separators[1] == separators[2],
                !separators[1].isEmpty, separators[1].allSatisfy(Self.isSeparator)
            else { continue }
            dateOrder = order
            dateSeparator = separators[1]
        }
    }

    private static func isSeparator(_ character: Character) -> Bool {
        character.isPunctuation || character == " "
    }

    private mutating func readWeek(_ texts: LocaleTexts, territory: String) {
        #if canImport(Glibc)
        // The first day is counted from the day of a date that the locale names: a Sunday or a Monday.
        let base: Weekday = texts.word(_NL_TIME_WEEK_1STDAY) == 19_971_201 ? .monday : .sunday
        if let first = texts.byte(_NL_TIME_FIRST_WEEKDAY), (1...7).contains(first) {
            firstWeekday = base.adding(days: first - 1)
        }
        if let days = texts.byte(_NL_TIME_WEEK_1STWEEK), (1...7).contains(days) {
            minimumDaysInFirstWeek = days
        }
        #else
        firstWeekday = WeekTerritories.firstWeekday(of: territory)
        minimumDaysInFirstWeek = WeekTerritories.minimumDaysInFirstWeek(of: territory)
        #endif
    }
}

/// Reads the texts of a locale.
private struct LocaleTexts {
    let locale: locale_t

    init(_ locale: locale_t) { self.locale = locale }

    func text(_ item: some BinaryInteger) -> String? {
        guard let bytes = nl_langinfo_l(nl_item(item), locale) else { return nil }
        let text = String(validatingCString: bytes)
        return text.flatMap { $0.isEmpty ? nil : $0.harmlessForm }
    }

    /// Returns texts that follow one another; nil if one is missing or not UTF-8.
    func list(from item: some BinaryInteger, count: Int) -> [String]? {
        let texts = (0..<count).compactMap { text(Int(item) + $0) }
        return texts.count == count ? texts : nil
    }

    #if canImport(Glibc)
    /// Returns a number that the locale holds as the first byte of a text.
    func byte(_ item: some BinaryInteger) -> Int? {
        nl_langinfo_l(nl_item(item), locale).map { Int(UInt8(bitPattern: $0.pointee)) }
    }

    /// Returns a number that the locale holds in place of a pointer.
    func word(_ item: some BinaryInteger) -> Int {
        let pointer = nl_langinfo_l(nl_item(item), locale)
        return withUnsafeBytes(of: pointer) { Int($0.load(as: UInt32.self)) }
    }
    #endif
}
