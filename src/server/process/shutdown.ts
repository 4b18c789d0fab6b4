/** Where the shutdown is reported; the server's log, once there is one. */
export interface ShutdownLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
  fatal(details: object, message: string): void;
}

type Close = () => unknown;

/** Shuts the process down in order. */
export interface Shutdown {
  /** Aborted when the shutdown begins. */
  readonly signal: AbortSignal;
  /** Closes this at shutdown, in reverse order of registration; immediately if it has begun already. */
  defer(close: Close): void;
  /** Runs this last, even after the time limit: for what would outlive the process. */
  deferToEnd(close: Close): void;
  logTo(log: ShutdownLog): void;
  /** Shuts down now; does nothing if that has begun already. */
  end(exitCode: number): void;
}

const signals = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const;
/** npm forwards signals that the terminal has sent to us as well; supervisors signal groups, some with two signals. */
const sameSignalMs = 2_000;
/** Supervisors such as Docker kill after 10 s. */
const limitMs = 8_500;

/** Used until there is another log. */
const stderrLog: ShutdownLog = {
  info: () => {},
  warn: (_details, message) => console.error(message),
  error: (details, message) => console.error(message, details),
  fatal: (details, message) => console.error(message, details),
};

/**
 * Our own, because close-with-grace exits at once at a second signal, which npm and supervisors send unasked, and has
 * nothing that runs after the time limit, when the embedded database has yet to be stopped.
 *
 * Handles signals from now on. The first one closes everything in order; another one more than two seconds
 * later, or the time limit, skips to what must be done in any case. An uncaught error shuts down likewise.
 */
export function openShutdown(): Shutdown {
  const stopping = new AbortController();
  const hurry = new AbortController();
  const hurried = new Promise<void>((resolve) => hurry.signal.addEventListener('abort', () => resolve()));
  const deferred: Close[] = [];
  const last: Close[] = [];
  let log: ShutdownLog = stderrLog;
  let exitCode = 0;
  let endsSince = 0;

  async function attempt(close: Close): Promise<void> {
    try {
      await close();
    } catch (error) {
      exitCode = 1;
      log.error({ err: error }, 'a part of the server failed to stop');
    }
  }

  /** @param newestFirst is emptied */
  async function closeAll(newestFirst: Close[]): Promise<void> {
    for (let close = newestFirst.pop(); close; close = newestFirst.pop()) await attempt(close);
  }

  function skipAhead(reason: string): void {
    exitCode = 1;
    log.warn({}, reason);
    hurry.abort();
  }

  function end(code: number): void {
    exitCode = Math.max(exitCode, code);
    if (!stopping.signal.aborted) void run();
  }

  async function run(): Promise<void> {
    endsSince = Date.now();
    stopping.abort(new Error('The process is ending.'));
    const limit = setTimeout(
      () => skipAhead('stopping takes too long: what is still under way is cut off'),
      limitMs,
    );
    await Promise.race([closeAll(deferred), hurried]);
    clearTimeout(limit);
    await closeAll(last);
    process.exit(exitCode);
  }

  for (const name of signals) {
    process.on(name, () => {
      if (!stopping.signal.aborted) {
        log.info({ signal: name }, 'stopping');
        end(0);
      } else if (Date.now() - endsSince > sameSignalMs && !hurry.signal.aborted) {
        skipAhead(`${name} again: what is still under way is cut off`);
      }
    });
  }
  for (const name of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(name, (error: unknown) => {
      log.fatal({ err: error }, 'stopping after an error that nobody caught');
      end(1);
    });
  }

  return {
    signal: stopping.signal,
    defer: (close) => void (stopping.signal.aborted ? attempt(close) : deferred.push(close)),
    deferToEnd: (close) => void (stopping.signal.aborted ? attempt(close) : last.push(close)),
    logTo: (better) => {
      log = better;
    },
    end,
  };
}
