"""Another system than this one: what Tongbao finds of ``os``, ``signal`` and ``socket`` is only what Windows has too.

Written as ``sitecustomize`` into a folder of ``PYTHONPATH`` it takes the names away in every process of a program. The
standard library and foreign packages keep them, which are made for the system that they are on. Files with time
zones are gone for all of them.
"""

import os
import sys
from pathlib import Path

SITECUSTOMIZE = '''
import asyncio, builtins, sys, types

GONE = {
    "os": """nice fork forkpty getuid geteuid getgid getegid setuid setgid getgroups getpgid getpgrp getsid setsid
        killpg sched_getaffinity sched_setaffinity sched_yield chown fchown lchown fchmod mkfifo mknod uname wait
        getloadavg
        waitid wait3 wait4 posix_spawn register_at_fork openpty ttyname sync statvfs O_DIRECTORY O_NOFOLLOW O_SYNC
        getpriority setpriority WNOHANG confstr sysconf getresuid initgroups ctermid pread pwrite sendfile""",
    "signal": """SIGKILL SIGUSR1 SIGUSR2 SIGHUP SIGQUIT SIGWINCH SIGALRM SIGCHLD SIGPIPE SIGSTOP SIGCONT SIGTSTP alarm
        setitimer pause sigwait pthread_sigmask pthread_kill siginterrupt""",
    "socket": "AF_UNIX SO_REUSEPORT socketpair send_fds recv_fds",
    "time": "tzset",
}
ABSENT = {"fcntl", "pwd", "grp", "resource", "termios", "tty", "pty", "readline", "posix", "uvloop", "curses"}
real, found = builtins.__import__, {}


def without(module):
    if module.__name__ not in found:
        copy = types.ModuleType(module.__name__)
        gone = set(GONE[module.__name__].split())
        copy.__dict__.update({name: value for name, value in vars(module).items() if name not in gone})
        found[module.__name__] = copy
    return found[module.__name__]


def imported(name, globals=None, locals=None, fromlist=(), level=0):
    if level == 0 and str((globals or {}).get("__name__", "")).partition(".")[0] == "tongbao":
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        if name in GONE:
            return without(real(name, globals, locals, fromlist, level))
    return real(name, globals, locals, fromlist, level)


def no_signals(*_):
    raise NotImplementedError


builtins.__import__ = imported
asyncio.SelectorEventLoop.add_signal_handler = no_signals
sys.modules["uvloop"] = None
'''


def environment(folder: Path, **more: str) -> dict[str, str]:
    """The environment of programs on that other system; ``folder`` is an empty one for what that takes."""
    (folder / "sitecustomize.py").write_text(SITECUSTOMIZE, "utf-8")
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    return {**os.environ, "PYTHONPATH": path, "PYTHONTZPATH": "", "LC_ALL": "C", **more}
