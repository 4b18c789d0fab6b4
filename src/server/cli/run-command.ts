import { explainFailure } from '../start-failure';

/** What a command ends with where it could not do what it is for. */
const failed = 2;
const exitCodes = { SIGINT: 130, SIGTERM: 143 };

/**
 * Runs a command to its end, or to Ctrl+C, and says in a sentence why it failed.
 * @param work gets the signal that asks it to stop; returns the exit code
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
    // What is still under way would keep the process.
    process.exit(stop.signal.reason);
  }
}
