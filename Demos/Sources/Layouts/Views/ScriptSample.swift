// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A paragraph in a script: the first article of the Universal Declaration of Human Rights if it
/// exists in the script.
struct ScriptSample {
    let name: String
    let text: String

    static let all = [
        ScriptSample(
            name: "Latin",
            text:
                "All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood."
        ),
        ScriptSample(
            name: "Japanese",
            text:
                "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。人間は、理性と良心とを授けられており、互いに同胞の精神をもって行動しなければならない。"
        ),
        ScriptSample(
            name: "Chinese", text: "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。"),
        ScriptSample(
            name: "Thai, by clusters",
            text:
                "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ"
        ),
        ScriptSample(
            name: "Hebrew, in logical order",
            text:
                "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה ובמצפון, לפיכך חובה עליהם לנהוג איש ברעהו ברוח של אחווה."
        ),
        ScriptSample(
            name: "Devanagari",
            text:
                "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है। उन्हें बुद्धि और अन्तरात्मा की देन प्राप्त है और परस्पर उन्हें भाईचारे के भाव से बर्ताव करना चाहिए।"
        ),
        ScriptSample(
            name: "Emoji",
            text: "👩‍👩‍👧‍👦 family, 👍🏽 thumb, 🇯🇵🇫🇷🇧🇷 flags, ❤️ heart, 🧑‍🚀🚀🌍 a way to go, 🏳️‍🌈 and so forth"),
    ]
}
