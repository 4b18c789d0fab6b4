import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { defaultDesign, type Theme, themes } from '../../../src/contracts/design';
import { findChromium } from '../../support/chromium';
import { startProduct } from '../../support/killed-product';
import { type Figure, judge, median } from '../speed/figures';

// `npm run bench:lighthouse` judges the page of the demo profile in each theme as Lighthouse sees it on a phone, after
// `npm run build`. Lighthouse is fetched when it is asked for, because nothing else needs its 180 MB. The exit code is 1
// if a figure misses its goal.

const lighthouse = 'lighthouse@13.5.0';
/** Lighthouse's own advice: single runs differ by what else the machine does. */
const runs = 5;
const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];
type Scores = Record<Category, number>;
/** Runs of a theme that Lighthouse may break off because it could not record them. */
const mostBroken = 2;
/** The themes named on the command line; all if none is. */
const wanted = themes.filter((theme) => process.argv.length === 2 || process.argv.includes(theme));

const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-lighthouse-'));
const { child, origin } = await startProduct(undefined, folder, { SEED_DEMO: 'true' });
try {
  const token = await signIn();
  const figures: Figure[] = [];
  for (const theme of wanted) {
    await publish(theme, token);
    const scores = await recordedRuns();
    console.log(`${theme}: performance ${scores.map(({ performance }) => performance).join(', ')}`);
    figures.push(...figuresOf(theme, scores));
  }
  if (!judge(figures)) process.exitCode = 1;
} finally {
  child.kill();
  await once(child, 'exit');
  await rm(folder, { recursive: true, force: true });
}

async function call<T>(method: string, address: string, body: object, token = ''): Promise<T> {
  const answer = await fetch(`${origin}/api${address}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function signIn(): Promise<string> {
  const password = (await readFile(path.join(folder, 'demo-password.txt'), 'utf8')).trim();
  const account = { email: 'demo@storyfolio.example', password };
  const { session } = await call<{ session: { token: string } }>('POST', '/auth/login', account);
  return session.token;
}

async function publish(theme: Theme, token: string): Promise<void> {
  const design = '/profile/demo-profile-1/design';
  await call('PUT', `${design}/draft`, { design: { ...defaultDesign, theme } }, token);
  await call('POST', `${design}/publish`, {}, token);
}

/** A run that Lighthouse breaks off says nothing about the page, so it is told, and made again. */
async function recordedRuns(): Promise<Scores[]> {
  const scores: Scores[] = [];
  let broken = 0;
  while (scores.length < runs) {
    try {
      scores.push(await scoresOf());
    } catch (error) {
      broken += 1;
      if (broken > mostBroken) throw error;
      console.log((error as { stderr?: string }).stderr ?? error);
    }
  }
  return scores;
}

/**
 * One run, on the phone and the connection that Lighthouse simulates. It is waited for without blocking, so that
 * connections which the server closes meanwhile are not used again.
 * @returns 0 to 100 for each category
 */
async function scoresOf(): Promise<Scores> {
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${categories}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, `${origin}/profile/demo-profile-1`, ...options],
    {
      maxBuffer: 100 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: findChromium(), PUPPETEER_SKIP_DOWNLOAD: '1' },
    },
  );
  const report: { categories: Record<Category, { score: number }> } = JSON.parse(stdout);
  return Object.fromEntries(
    categories.map((name) => [name, Math.round(report.categories[name].score * 100)]),
  ) as Scores;
}

function figuresOf(theme: Theme, scores: Scores[]): Figure[] {
  return categories.map((name) => ({
    what: `${theme}: ${name}`,
    value: median(scores.map((score) => score[name])),
    goal: { atLeast: goals[name] },
  }));
}
