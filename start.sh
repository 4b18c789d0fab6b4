#!/bin/sh
# Starts the built server: for npm start, the image and the service of systemd alike. What bounds its memory has to be
# there before the process is, so it stands here.
set -eu
export NODE_ENV=production
# The C library gives each thread a heap of its own, and keeps what is freed there. So threads share two, and what is
# large, such as the rows of a photo, goes back to the system at once.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-131072}"
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}"
# On a machine with memory to spare, garbage would stay around for long; what is in use is some 50 MB. So little is
# collected sooner by one thread than by several, which would wait for each other where all processors are busy.
# Nothing starts out in the old generation, not even what usually ends up there (pretenuring): a row of the database
# that did kept its text alive until the next major collection, which made every minor one take twice as long.
exec node --single-threaded-gc --max-semi-space-size=8 --initial-old-space-size=64 --heap-growing-percent=60 --no-allocation-site-pretenuring "$(dirname "$0")/dist/server/main.js" "$@"
