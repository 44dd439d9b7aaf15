// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Decoders of pictures. The errors of libpng and libjpeg jump with longjmp, which Swift code must not
// see, so all calls of these libraries are here.

#ifndef CIMAGECODECS_H
#define CIMAGECODECS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The result of a decoder.
typedef enum {
    CI_OK,
    /// The bytes are damaged, or end too early.
    CI_BROKEN,
    /// The picture has more pixels than allowed.
    CI_TOO_MANY_PIXELS,
    /// The moving picture has more frames, or needs more memory than allowed.
    CI_TOO_LONG,
    CI_NO_MEMORY,
    CI_CANCELLED,
} ci_result;

/// The limits that a decoder checks before it decodes, and the smallest useful size.
typedef struct {
    uint64_t pixels;
    uint64_t frames;
    /// The bytes of all frames together, after they were made smaller; also the pixels of all frames
    /// before.
    uint64_t bytes;
    /// A picture may be made smaller while it is read, but to no side below these; 0 for full size.
    uint32_t width, height;
} ci_limits;

/// The receiver of the pictures.
typedef struct {
    void *context;
    /// Reports the size that the file states, before anything is decoded, and that of a frame that is
    /// too large.
    void (*size)(void *context, uint32_t width, uint32_t height);
    /// Takes a picture: red, green, blue and opacity of each pixel, and the time to show it in ms.
    void (*frame)(void *context, const uint8_t *rgba, uint32_t width, uint32_t height, uint32_t delay);
    /// Tells how often a moving picture is shown: 0 for no end.
    void (*repeats)(void *context, uint32_t count);
    bool (*is_cancelled)(void *context);
} ci_receiver;

/// Each decodes all bytes of a file.
ci_result ci_read_png(const uint8_t *bytes, size_t count, const ci_limits *limits, const ci_receiver *receiver);
ci_result ci_read_jpeg(const uint8_t *bytes, size_t count, const ci_limits *limits, const ci_receiver *receiver);
ci_result ci_read_gif(const uint8_t *bytes, size_t count, const ci_limits *limits, const ci_receiver *receiver);
ci_result ci_read_webp(const uint8_t *bytes, size_t count, const ci_limits *limits, const ci_receiver *receiver);

#endif
