import { type ChildProcess, spawn } from 'node:child_process';

/** Starts the build, for scripts that end it, on a database or else the embedded one, and waits until it is ready. */
export async function startProduct(
  connectionString: string | undefined,
  folder: string,
  env: Record<string, string>,
): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn('sh', ['start.sh'], {
    env: {
      PATH: process.env.PATH,
      ...(connectionString && { DATABASE_URL: connectionString }),
      DATA_DIR: folder,
      PORT: '0',
      SEED_DEMO: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output = (output + chunk).slice(-100_000);
      const address = /"address":"(http:[^"]+)"/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(output)));
  });
  return { child, origin };
}
