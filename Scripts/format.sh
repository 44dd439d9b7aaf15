#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Rewrites all Swift sources in the style of .swift-format; with --lint only
# says where they differ, and fails if they do.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Tracked files and new ones, but nothing that was built.
git ls-files -z --cached --others --exclude-standard -- '*.swift' |
    if [ "${1:-}" = --lint ]; then
        xargs -0 swift format lint --strict --parallel
    else
        xargs -0 swift format format --in-place --parallel
    fi
