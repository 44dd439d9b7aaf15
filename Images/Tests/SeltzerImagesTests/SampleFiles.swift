// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Small files of each format, as ImageMagick wrote them, and PNG files built by hand.
enum SampleFiles {
    /// Returns the bytes of hexadecimal digits.
    static func bytes(_ digits: String) -> [UInt8] {
        var bytes: [UInt8] = [], high: UInt8?
        for digit in digits.compactMap(\.hexDigitValue) {
            if let first = high { bytes.append(first << 4 | UInt8(digit)) }
            high = high == nil ? UInt8(digit) : nil
        }
        return bytes
    }

    /// 16 × 8 pixels, from red at the top to blue.
    static let baselineJPEG = bytes(
        """
        ffd8ffe000104a46494600010100000100010000ffdb004300050304040403050404040505050607\
        0c08070707070f0b0b090c110f1212110f111113161c1713141a1511111821181a1d1d1f1f1f1317\
        2224221e241c1e1f1effdb0043010505050706070e08080e1e1411141e1e1e1e1e1e1e1e1e1e1e1e\
        1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1effc0\
        0011080008001003011100021101031101ffc4001500010100000000000000000000000000000007\
        ffc400171000030100000000000000000000000000001562a1ffc400150101010000000000000000\
        0000000000000007ffc400161100030000000000000000000000000000001762ffda000c03010002\
        110311003f0083bfbd288a682aaceb0fef429a033acfffd9
        """)

    /// The same in several scans.
    static let progressiveJPEG = bytes(
        """
        ffd8ffe000104a46494600010100000100010000ffdb004300050304040403050404040505050607\
        0c08070707070f0b0b090c110f1212110f111113161c1713141a1511111821181a1d1d1f1f1f1317\
        2224221e241c1e1f1effdb0043010505050706070e08080e1e1411141e1e1e1e1e1e1e1e1e1e1e1e\
        1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1effc2\
        0011080008001003012200021101031101ffc4001500010100000000000000000000000000000006\
        ffc4001501010100000000000000000000000000000506ffda000c030100021003100000018317e8\
        ff00ffc4001510010100000000000000000000000000000013ffda0008010100010502baefffc400\
        17110003010000000000000000000000000000041552ffda0008010301013f01beee8fffc4001711\
        0003010000000000000000000000000000041652ffda0008010201013f019c4307ffc40014100100\
        000000000000000000000000000010ffda0008010100063f023fffc4001510010100000000000000\
        000000000000000071ffda0008010100013f21b5bfffda000c0301000200030000001003ffc40016\
        110003000000000000000000000000000000f0f1ffda0008010301013f107d3fffc4001711000301\
        000000000000000000000000000011d1f0ffda0008010201013f10d943ffc4001610000300000000\
        000000000000000000000011f0ffda0008010100013f10b65b3fffd9
        """)

    /// 8 × 8 red pixels in four inks.
    static let printJPEG = bytes(
        """
        ffd8ffee000e41646f626500640000000002ffdb0043000302020302020303030304030304050805\
        050404050a070706080c0a0c0c0b0a0b0b0d0e12100d0e110e0b0b1016101113141515150c0f1718\
        16141812141514ffdb00430103040405040509050509140d0b0d1414141414141414141414141414\
        141414141414141414141414141414141414141414141414141414141414141414141414ffc00014\
        080008000804011100021101031101041100ffc40015000101000000000000000000000000000008\
        09ffc40014100100000000000000000000000000000000ffc4001501010100000000000000000000\
        000000000709ffc40014110100000000000000000000000000000000ffda000e0401000211031104\
        00003f00441cd2a954dfffd9
        """)

    /// 8 × 8 pixels, from black to white.
    static let grayJPEG = bytes(
        """
        ffd8ffe000104a46494600010100000100010000ffdb00430006040506050406060506070706080a\
        100a0a09090a140e0f0c1017141818171416161a1d251f1a1b231c1616202c20232627292a29191f\
        2d302d283025282928ffc0000b080008000801011100ffc400140001000000000000000000000000\
        00000001ffc400171000030100000000000000000000000000001864a2ffda0008010100003f0017\
        98f27fffd9
        """)

    /// 4 × 4 pixels, four frames of 0.1, 0.1, 0.25 and 0.01 s, shown three times: red; blue in the middle, removed; lime at the top left, undone; yellow at the bottom right.
    static let movingGIF = bytes(
        """
        47494638396104000400f00000ff000000000021f904000a00000021ff0b4e45545343415045322e\
        3003010200002c0000000004000400000204848f09050021f904080a0000002c0100010002000200\
        800000ff000000020284510021f9040c190000002c00000000020002008000ff0000000002028451\
        0021f90404010000002c030003000100010080ffff0000000002024401003b
        """)

    /// 4 × 4 red pixels.
    static let interlacedGIF = bytes(
        """
        47494638396104000400f00000ff000000000021f90400000000002c000000000400040040020484\
        8f0905003b
        """)

    /// 8 × 8 pixels, from red to blue, without loss.
    static let stillWebP = bytes(
        """
        524946464c000000574542505650384c3f0000002f07c001003f001084ff6d130281140ed30281c4\
        9ff15c9e7f82499a6a3b4607e7830121245b492185145248218514f2b7d88be87f7cbceae254bb5a\
        98d50000
        """)

    /// 4 × 4 pixels, two frames of 0.2 s, red and blue, without an end.
    static let movingWebP = bytes(
        """
        52494646c000000057454250565038580a00000002000000030000030000414e494d06000000ffff\
        ffff0000414e4d4648000000000000000000030000030000c80000025650382030000000d001009d\
        012a0400040002003425a00274ba01f80003b000fef0c40bff20b96175c8d7ff203fe407fc80fff8\
        f2000000414e4d4644000000000000000000030000030000c8000000565038202c0000009401009d\
        012a0400040000003425a00274ba00039800fef9936fff901fff901fff901fff203fe2177b203000\
        524946463c000000574542505650382030000000d001009d012a0400040002003425a00274ba01f8\
        0003b000fef0c40bff20b96175c8d7ff203fe407fc80fff8f2000000
        """)

    /// All of these files.
    static let all = [
        baselineJPEG, progressiveJPEG, printJPEG, grayJPEG, movingGIF, interlacedGIF, stillWebP,
        movingWebP, png(width: 3, height: 2, pixels: Array(repeating: 200, count: 24)),
    ]

    // MARK: PNG

    /// Returns a PNG file whose pixels are not compressed, four bytes each.
    ///
    /// - Parameters:
    ///   - width: The width in the header, which may lie.
    ///   - height: The height in the header.
    ///   - pixels: The bytes of the rows.
    ///   - rowWidth: The true width of a row; nil for the width.
    static func png(width: Int, height: Int, pixels: [UInt8], rowWidth: Int? = nil) -> [UInt8] {
        let length = max(1, rowWidth ?? width) * 4
        var rows: [UInt8] = []
        for start in stride(from: 0, to: pixels.count, by: length) {
            rows += [0] + pixels[start..<min(start + length, pixels.count)]
        }
        let header = word(width) + word(height) + [8, 6, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", header) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
    }

    private static func word(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        let content = Array(name.utf8) + bytes
        return word(bytes.count) + content + word(Int(checksum(content)))
    }

    /// Returns bytes in the format of zlib, without compression.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var (low, high) = (1, 0)
        for byte in bytes {
            low = (low + Int(byte)) % 65_521
            high = (high + low) % 65_521
        }
        for start in stride(from: 0, to: max(1, bytes.count), by: 65_535) {
            let piece = bytes[start..<min(start + 65_535, bytes.count)]
            let isLast: UInt8 = start + 65_535 >= bytes.count ? 1 : 0
            let count = UInt16(piece.count)
            result += [isLast, UInt8(count & 255), UInt8(count >> 8)]
            result += [UInt8(~count & 255), UInt8(~count >> 8)] + piece
        }
        return result + word(high << 16 | low)
    }

    /// The checksum of PNG (CRC-32).
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var value: UInt32 = ~0
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return ~value
    }
}
