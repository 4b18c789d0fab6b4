// If the reader of the log is gone, such as a closed terminal, only the log is lost.
process.stdout.on('error', () => {});

/** The destination of the log. The logger's own stream retries forever, so a process without its terminal would never end. */
export const standardOutput = { write: (line: string) => void process.stdout.write(line) };
