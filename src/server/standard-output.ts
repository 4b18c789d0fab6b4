// Whoever reads the log may go away, such as a terminal that is closed; what is written then is lost, and nothing else.
process.stdout.on('error', () => {});

/** Where the log goes. The logger's own stream never ends a process whose terminal is gone: it tries for ever. */
export const standardOutput = { write: (line: string) => void process.stdout.write(line) };
