// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The initializers of a type, as the table of symbols of the program names them.
struct InitializerSymbols {
    /// An initializer.
    struct Initializer {
        /// A parameter.
        struct Parameter {
            /// The label; nil for none.
            let label: String?
            let hasDefault: Bool
        }

        let parameters: [Parameter]
        let canThrow: Bool
    }

    private let names: Set<String>

    /// Reads the symbols of the running program; nil if it has no table, for instance because it
    /// was stripped, or on a system with another format than ELF.
    static var ofProgram: InitializerSymbols? {
        SymbolFile(path: "/proc/self/exe")?.symbols().map(InitializerSymbols.init)
    }

    /// - Parameter names: The mangled names that begin with `$s`.
    init(_ names: Set<String>) { self.names = names }

    /// The initializers of a type that it does not inherit; nil if a name cannot be read.
    ///
    /// An initializer of a superclass that a class does not inherit has a symbol, too, but no entry
    /// in the table of methods of the class.
    func initializers(of type: Any.Type) -> [Initializer]? {
        guard let mangled = _mangledTypeName(type) else { return nil }
        let (start, end) = ("$s\(mangled)", type is AnyObject.Type ? "cfCTq" : "cfC")
        var result: [Initializer] = []
        for name in names where name.hasPrefix(start) && name.hasSuffix(end) {
            // The text before "fC"; the symbols of default arguments begin with it.
            let base = String(name.dropLast(end.count - 1))
            guard let words = Self.demangled("\(base)fC") else { return nil }
            let type = String(reflecting: type)
            let openings = ["\(type).init(", "\(type).__allocating_init("]
            // The name of a type inside of the type begins like its own.
            guard let opening = openings.first(where: words.hasPrefix) else { continue }
            let rest = words.dropFirst(opening.count)
            if let initializer = initializer(rest, base: base) { result.append(initializer) }
        }
        return result
    }

    /// Reads the rest of a declaration, such as `name: Swift.String, _: Swift.Int) -> Notes.Page`;
    /// nil for an initializer that is asynchronous or may fail.
    private func initializer(_ words: Substring, base: String) -> Initializer? {
        var (depth, parts, part) = (0, [String](), "")
        var rest = words
        while let character = rest.popFirst() {
            switch character {
            case "-" where rest.first == ">":
                rest.removeFirst()
                part += "->"
                continue
            case "(", "<", "[": depth += 1
            case ")" where depth == 0:
                return finish(parts + (part.isEmpty ? [] : [part]), rest, base)
            case ")", ">", "]": depth -= 1
            case "," where depth == 0:
                parts.append(part)
                part = ""
                continue
            default: break
            }
            part.append(character)
        }
        return nil
    }

    private func finish(_ parts: [String], _ rest: Substring, _ base: String) -> Initializer? {
        guard !rest.hasPrefix(" async"), !rest.hasSuffix("?") else { return nil }
        let parameters = parts.enumerated().map { number, part in
            let label = part.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let hasLabel = part.contains("\(label): ") && label != "_"
            let place = number == 0 ? "" : "\(number - 1)"
            let hasDefault = ["fc", "fC"].contains { names.contains("\(base)\($0)fA\(place)_") }
            return Initializer.Parameter(
                label: hasLabel ? String(label) : nil, hasDefault: hasDefault)
        }
        return Initializer(parameters: parameters, canThrow: rest.hasPrefix(" throws"))
    }

    /// Returns a mangled name as a declaration, by the function of Swift's runtime.
    private static func demangled(_ name: String) -> String? {
        typealias Demangle =
            @convention(c) (
                UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?,
                UnsafeMutablePointer<Int>?,
                UInt32
            ) -> UnsafeMutablePointer<CChar>?
        guard let address = dlsym(dlopen(nil, RTLD_LAZY), "swift_demangle") else { return nil }
        let demangle = unsafeBitCast(address, to: Demangle.self)
        guard let text = demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

/// A file in the format ELF.
private struct SymbolFile {
    private let descriptor: Int32

    init?(path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    /// Returns the names of Swift's symbols, and closes the file; nil if there is no table.
    func symbols() -> Set<String>? {
        defer { close(descriptor) }
        guard let header = bytes(at: 0, count: 64),
            header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2])
        else { return nil }
        let (start, size, count) = (
            header.number(at: 40, of: UInt64.self), header.number(at: 58, of: UInt16.self),
            header.number(at: 60, of: UInt16.self)
        )
        guard let sections = bytes(at: Int(start), count: Int(size) * Int(count)), size >= 64 else {
            return nil
        }
        for number in 0..<Int(count) {
            // A table of symbols names the section of its texts.
            let place = number * Int(size)
            guard sections.number(at: place + 4, of: UInt32.self) == 2 else { continue }
            let texts = Int(sections.number(at: place + 40, of: UInt32.self)) * Int(size)
            guard texts + 40 <= sections.count else { return nil }
            return bytes(
                at: Int(sections.number(at: texts + 24, of: UInt64.self)),
                count: Int(sections.number(at: texts + 32, of: UInt64.self))
            ).map(Self.names)
        }
        return nil
    }

    /// Returns the names of initializers and of their default arguments among texts that each end
    /// with a zero; there may be a million.
    private static func names(_ texts: [UInt8]) -> Set<String> {
        texts.withUnsafeBufferPointer { texts in
            var (result, place) = (Set<String>(), 0)
            while place < texts.count, let base = texts.baseAddress {
                let length = strnlen(
                    UnsafeRawPointer(base + place).assumingMemoryBound(to: CChar.self),
                    texts.count - place)
                let text = UnsafeBufferPointer(start: base + place, count: length)
                if isInitializer(text) { result.insert(String(decoding: text, as: UTF8.self)) }
                place += length + 1
            }
            return result
        }
    }

    private static func isInitializer(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count > 8, text[0] == 0x24, text[1] == 0x73, let last = text.last else {
            return false
        }
        // "cfC", "cfCTq" and "fA_" with a number before the line.
        switch last {
        case 0x43: return text[text.count - 2] == 0x66 && text[text.count - 3] == 0x63
        case 0x71: return text[text.count - 2] == 0x54 && text[text.count - 3] == 0x43
        case 0x5F: return text.suffix(6).contains(0x41)
        default: return false
        }
    }

    private func bytes(at offset: Int, count: Int) -> [UInt8]? {
        guard offset >= 0, (0...(1 << 30)).contains(count) else { return nil }
        var done = 0
        let result = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            while done < count, let base = buffer.baseAddress {
                let read = pread(descriptor, base + done, count - done, off_t(offset + done))
                guard read > 0 else { break }
                done += read
            }
            initialized = done
        }
        return done == count ? result : nil
    }
}

extension [UInt8] {
    fileprivate func number<Number: FixedWidthInteger>(at offset: Int, of: Number.Type) -> Number {
        withUnsafeBytes {
            Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Number.self))
        }
    }
}
