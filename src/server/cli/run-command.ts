import { explainFailure } from '../process/start-failure';

/** The exit code of a command that could not do its work. */
const failed = 2;
const exitCodes = { SIGINT: 130, SIGTERM: 143 };

/**
 * Runs a command until it ends or Ctrl+C, and reports a failure in one sentence.
 * @param work receives the stop signal; returns the exit code
 */
export async function runCommand(work: (signal: AbortSignal) => Promise<number>): Promise<void> {
  const stop = new AbortController();
  for (const [name, code] of Object.entries(exitCodes)) process.on(name, () => stop.abort(code));
  try {
    process.exitCode = await work(stop.signal);
  } catch (error) {
    process.exitCode = failed;
    if (!stop.signal.aborted) return console.error(explainFailure(error));
    console.error('Stopped before it was done.');
    // Pending work would keep the process alive.
    process.exit(stop.signal.reason);
  }
}
