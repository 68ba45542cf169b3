/* A disk that takes its time: every fsync and fdatasync lasts SLOW_FSYNC_MS longer, as on many small VPS.
 *
 *   cc -shared -fPIC -O2 -o slow_fsync.so slow_fsync.c -ldl
 *   SLOW_FSYNC_MS=4 LD_PRELOAD=./slow_fsync.so some-server
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

typedef int (*sync_call)(int);

static void dawdle(void) {
    const char *text = getenv("SLOW_FSYNC_MS");
    double ms = text ? atof(text) : 0;
    struct timespec pause = {(time_t)(ms / 1000), (long)(ms * 1e6) % 1000000000L};
    nanosleep(&pause, NULL);
}

int fsync(int file) {
    dawdle();
    return ((sync_call)dlsym(RTLD_NEXT, "fsync"))(file);
}

int fdatasync(int file) {
    dawdle();
    return ((sync_call)dlsym(RTLD_NEXT, "fdatasync"))(file);
}
