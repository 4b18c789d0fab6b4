import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, vi } from 'vitest';

/** The product as an operator starts it, from the build. */
export interface Product {
  child: ChildProcess;
  /** Everything that it has written. */
  output(): string;
}

export interface ReadyProduct extends Product {
  /** Its address. */
  origin: string;
}

const running: ChildProcess[] = [];
const folders: string[] = [];

/** After each test, stops what it has started. */
export function stopProductsAfterEach(): void {
  afterEach(async () => {
    for (const child of running.splice(0)) await stopProduct(child, 'SIGTERM');
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });
}

/** An empty data directory. */
export async function newDataDirectory(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-start-'));
  folders.push(folder);
  return folder;
}

/** @param wrapper a program, with its arguments, that starts the product */
export function launchProduct(env: Record<string, string>, wrapper: string[] = []): Product {
  const [program = '', ...args] = [...wrapper, './start.sh'];
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  running.push(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  return { child, output: () => output };
}

/** Starts the product and waits until it is ready. */
export async function startProduct(
  dataDirectory: string,
  env: Record<string, string> = {},
  wrapper: string[] = [],
): Promise<ReadyProduct> {
  const { child, output } = launchProduct({ DATA_DIR: dataDirectory, ...env }, wrapper);
  const ready = () => /"address":"(http:[^"]+)"/.exec(output())?.[1];
  await vi.waitFor(() => expect(ready(), output()).toBeDefined(), { timeout: 120_000, interval: 50 });
  return { child, output, origin: ready() ?? '' };
}

/** @returns the exit code; null if the signal itself ended it */
export async function stopProduct(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = await exited;
  return code;
}

/** Sends JSON, with the token or anonymously. */
export const post = (url: string, body: object, token?: string) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
