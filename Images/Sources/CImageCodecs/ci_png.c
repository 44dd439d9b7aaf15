// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#include "ci_shrinker.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const uint8_t *bytes;
    size_t count, place;
} source;

static void read_bytes(png_structp png, png_bytep target, png_size_t length) {
    source *file = png_get_io_ptr(png);
    if (length > file->count - file->place) { png_error(png, "truncated"); }
    memcpy(target, file->bytes + file->place, length);
    file->place += length;
}

static void fail(png_structp png, png_const_charp message) {
    (void)message;
    longjmp(png_jmpbuf(png), 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

// Everything that is freed at the end, also after a jump.
typedef struct {
    png_structp png;
    png_infop info;
    ci_shrinker shrinker;
    uint8_t *rows;
} reading;

static void make_rgba(reading *now) {
    png_set_expand(now->png);
    png_set_strip_16(now->png);
    png_set_gray_to_rgb(now->png);
    png_set_filler(now->png, 0xFF, PNG_FILLER_AFTER);
}

// An interlaced picture has its rows in several passes, so all of its pixels are held at once.
static ci_result read_interlaced(reading *now, uint32_t width, uint32_t height, int passes,
                                 const ci_limits *limits, const ci_receiver *receiver) {
    size_t length = (size_t)width * 4;
    if ((uint64_t)length * height > limits->bytes) { return CI_TOO_LONG; }
    now->rows = calloc(height, length);
    if (now->rows == NULL) { return CI_NO_MEMORY; }
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < height; y++) {
            if (y % 64 == 0 && receiver->is_cancelled(receiver->context)) { return CI_CANCELLED; }
            png_read_row(now->png, now->rows + y * length, NULL);
        }
    }
    ci_shrinker_add_all(&now->shrinker, now->rows, height);
    return CI_OK;
}

static ci_result read_rows(reading *now, uint32_t width, uint32_t height, const ci_receiver *receiver) {
    now->rows = malloc((size_t)width * 4);
    if (now->rows == NULL) { return CI_NO_MEMORY; }
    for (uint32_t y = 0; y < height; y++) {
        if (y % 64 == 0 && receiver->is_cancelled(receiver->context)) { return CI_CANCELLED; }
        png_read_row(now->png, now->rows, NULL);
        ci_shrinker_add(&now->shrinker, now->rows);
    }
    ci_shrinker_add_all(&now->shrinker, now->rows, 0);
    return CI_OK;
}

static ci_result read_picture(reading *now, const ci_limits *limits, const ci_receiver *receiver) {
    png_read_info(now->png, now->info);
    uint32_t width = png_get_image_width(now->png, now->info);
    uint32_t height = png_get_image_height(now->png, now->info);
    receiver->size(receiver->context, width, height);
    ci_result result = ci_shrinker_begin(&now->shrinker, width, height, limits);
    if (result != CI_OK) { return result; }
    make_rgba(now);
    int passes = png_set_interlace_handling(now->png);
    png_read_update_info(now->png, now->info);
    if (png_get_rowbytes(now->png, now->info) != (size_t)width * 4) { return CI_BROKEN; }
    result = passes > 1 ? read_interlaced(now, width, height, passes, limits, receiver)
                        : read_rows(now, width, height, receiver);
    if (result != CI_OK) { return result; }
    // The end has the checksum of the pixels.
    png_read_end(now->png, NULL);
    receiver->frame(receiver->context, now->shrinker.rgba, now->shrinker.width, now->shrinker.height, 0);
    return CI_OK;
}

ci_result ci_read_png(const uint8_t *bytes, size_t count, const ci_limits *limits, const ci_receiver *receiver) {
    source file = {bytes, count, 0};
    // After a jump, automatic variables that changed have no defined value, and this object has.
    reading *now = calloc(1, sizeof *now);
    if (now == NULL) { return CI_NO_MEMORY; }
    ci_result result = CI_NO_MEMORY;
    now->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
    if (now->png != NULL) { now->info = png_create_info_struct(now->png); }
    if (now->info != NULL) {
        if (setjmp(png_jmpbuf(now->png)) != 0) {
            result = CI_BROKEN;
        } else {
            png_set_read_fn(now->png, &file, read_bytes);
            png_set_user_limits(now->png, 0x7FFFFFFF, 0x7FFFFFFF);
            // Texts and profiles may unpack to any size, and show nothing.
            png_set_chunk_cache_max(now->png, 16);
            png_set_chunk_malloc_max(now->png, 1 << 20);
            png_set_keep_unknown_chunks(now->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
            result = read_picture(now, limits, receiver);
        }
    }
    if (now->png != NULL) { png_destroy_read_struct(&now->png, &now->info, NULL); }
    ci_shrinker_end(&now->shrinker);
    free(now->rows);
    free(now);
    return result;
}
