#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Lists the API breaks since the commit in Scripts/api-baseline.txt. Two files
# must list each of them. Scripts/api-breaks.txt has the messages printed here,
# word by word, in groups. Documentation/Migration.md has a row for each group,
# with at least three words beside its code that say what to write instead. A
# message that is no break fails, and so does a group or a row without its
# counterpart. `check-api.sh COMMIT` compares with another commit, and
# `check-api.sh --texts` compares only the two files, without a build.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

list=Scripts/api-breaks.txt
page=Documentation/Migration.md
release=$(sed -n 's/^release: //p' "$list")
if [ -z "$release" ]; then fail "$list names no release. Write a line such as \"release: 1.0.0\"."; fi

# Prints the groups of the list: lines without indentation.
groups() {
    grep -vE '^(#|release: | |$)' "$list" || true
}

# Prints the messages of the list: indented lines.
messages() {
    sed -nE 's/^ +//p' "$list"
}

# Prints the rows of the page for the release.
rows() {
    awk -v heading="## $release" '/^## / { inside = $0 == heading }
        inside && /^\| / && !/^\| instead of \|/' "$page"
}

# Prints the first cells of rows on standard input.
first_cells() {
    awk -F ' [|] ' '{ sub(/^\| /, "", $1); print $1 }'
}

# Prints groups without messages, messages without a group, and repeated groups.
list_complaints() {
    awk '/^(#|release: |$)/ { next }
        /^ / { if (group == "") print "is in no group: " $0; count++; next }
        { if (group != "" && !count) print "has no message: " group
            if (seen[$0]++) print "is listed twice: " $0
            group = $0; count = 0 }
        END { if (group != "" && !count) print "has no message: " group }' "$list"
}

# Prints rows that do not say what to write instead.
row_complaints() {
    local row words
    rows | while read -r row; do
        words=$(sed -E 's/`[^`]*`//g' <<<"$row" | grep -oE '[A-Za-z]{2,}' | wc -l)
        if [ "$words" -lt 3 ]; then echo "does not say what to write instead: $row"; fi
    done
}

# Prints the heading $1 and the lines $2, if there are any, and notes the failure.
failed=0
report() {
    if [ -n "$2" ]; then
        echo "$1"
        sed 's/^/    /' <<<"$2"
        failed=1
    fi
}

# Prints the lines that only the first ($2) or only the second text ($3) has.
only_in() {
    comm "$1" <(sort -u <<<"$2") <(sort -u <<<"$3") | grep . || true
}

report "Groups of $list without a row in $page, under \"## $release\":" \
    "$(only_in -23 "$(groups)" "$(rows | first_cells)")"
report "Rows of $page, under \"## $release\", without a group in $list:" \
    "$(only_in -13 "$(groups)" "$(rows | first_cells)")"
report "In $list, but incomplete. Complete:" "$(list_complaints)"
report "In $page, but incomplete. Complete:" "$(row_complaints)"
if [ "${1:-}" = --texts ]; then
    if [ "$failed" -ne 0 ]; then exit 1; fi
    echo "$list and $page agree: $(messages | grep -c . || true) breaks in $(groups | grep -c . || true) rows."
    exit 0
fi

baseline=${1:-$(sed -n 's/^commit: //p' Scripts/api-baseline.txt)}
git cat-file -e "$baseline^{commit}" 2>/dev/null ||
    fail "The commit $baseline is not in this clone. Clone the repository with its history."
git merge-base --is-ancestor "$baseline" HEAD ||
    fail "The commit $baseline is not an ancestor of HEAD. Write such a commit to Scripts/api-baseline.txt."

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

if [ -n "$breaks" ]; then echo "Breaks since $baseline:" && sed 's/^/    /' <<<"$breaks"; fi
report "Missing in $list. Add each to a group, and what to write instead to $page:" \
    "$(only_in -23 "$breaks" "$(messages)")"
report "In $list, but not a break. Remove:" "$(only_in -13 "$breaks" "$(messages)")"
if [ "$failed" -ne 0 ]; then exit 1; fi
echo "$(grep -c . <<<"$breaks" || true) breaks since $baseline; $list and $page have all of them."
