#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Lists the API breaks since the commit in Scripts/api-baseline.txt. CHANGELOG.md
# must list each of them under "### Breaking changes", with what to write
# instead: an item has one or more of the messages printed here, in backquotes
# and word by word, and at least three words of its own beside them. An item
# that names no break fails, too. `check-api.sh COMMIT` compares with another
# commit.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

baseline=${1:-$(sed -n 's/^commit: //p' Scripts/api-baseline.txt)}
git cat-file -e "$baseline^{commit}" 2>/dev/null ||
    fail "The commit $baseline is not in this clone. Clone the repository with its history."
git merge-base --is-ancestor "$baseline" HEAD ||
    fail "The commit $baseline is not an ancestor of HEAD. Write such a commit to Scripts/api-baseline.txt."

# Prints the items under "### Breaking changes", each as one line.
items() {
    awk '/^#/ { if (item) print item; item = ""; inside = /^### Breaking changes/; next }
        inside && /^- / { if (item) print item; item = substr($0, 3); next }
        inside && item && /^ +[^ ]/ { sub(/^ +/, ""); item = item " " $0 }
        END { if (item) print item }' CHANGELOG.md
}

# Prints the messages in items on standard input: what is in backquotes and
# starts as the compiler starts to name a declaration.
messages() {
    grep -oE '`[^`]+`' | tr -d '`' | grep -E '^[a-z]+ .+ (has|is|was|are) ' || true
}

# Prints what items on standard input lack.
complaints() {
    local item words
    while read -r item; do
        words=$(sed -E 's/`[^`]*`//g' <<<"$item" | grep -oE '[A-Za-z]{2,}' | wc -l)
        if [ -z "$(messages <<<"$item")" ]; then
            echo "has no message of a break in backquotes: $item"
        elif [ "$words" -lt 3 ]; then
            echo "does not say what to write instead: $item"
        fi
    done
}

code=0
output=$(swift package $SWIFT_FLAGS diagnose-api-breaking-changes "$baseline" 2>&1) || code=$?
breaks=$(sed -n 's/^.*API breakage: //p' <<<"$output" | sort -u)
if ! grep -q 'detected in SeltzerBase' <<<"$output"; then
    echo "$output" | tail -n 30 >&2
    fail "The two interfaces could not be compared: see the output above."
fi
if [ "$code" -ne 0 ] && [ -z "$breaks" ]; then
    echo "$output" | tail -n 30 >&2
    fail "The comparison ended with exit code $code, and named no break."
fi

written=$(items | messages | sort -u)
unwritten=$(comm -23 <(echo "$breaks") <(echo "$written") | grep . || true)
stale=$(comm -13 <(echo "$breaks") <(echo "$written") | grep . || true)
incomplete=$(items | complaints)
if [ -n "$breaks" ]; then echo "Breaks since $baseline:" && sed 's/^/    /' <<<"$breaks"; fi
if [ -n "$unwritten" ]; then
    echo "Missing in CHANGELOG.md, under \"### Breaking changes\", with what to write instead:"
    sed 's/^/    /' <<<"$unwritten"
fi
if [ -n "$stale" ]; then
    echo "In CHANGELOG.md, but not a break. Remove:" && sed 's/^/    /' <<<"$stale"
fi
if [ -n "$incomplete" ]; then
    echo "In CHANGELOG.md, but incomplete. Complete:" && sed 's/^/    /' <<<"$incomplete"
fi
if [ -n "$unwritten$stale$incomplete" ]; then exit 1; fi
echo "$(grep -c . <<<"$breaks" || true) breaks since $baseline; CHANGELOG.md lists all of them."
