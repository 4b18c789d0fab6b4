import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type InspectedVideo, inspectVideo } from '../../src/routers/video/inspect-video';
import { until } from '../support/until';
import { makeMov, makeSignedMp4, makeWebm } from '../support/videos';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-inspect-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspect(content: Buffer, timeMs?: number) {
  const file = path.join(folder, 'video');
  await writeFile(file, content);
  return inspectVideo(file, async (inspected) => inspected, {}, timeMs === undefined ? {} : { timeMs });
}

test('a recording without a duration is repaired once', async () => {
  const inspected = await inspect(makeWebm());
  const mended = Buffer.from(inspected?.mended ?? []);
  expect(inspected).toMatchObject({ extension: 'webm', durationMs: 2001, width: 160, height: 90 });
  expect(await inspect(mended)).toEqual({ extension: 'webm', durationMs: 2001, width: 160, height: 90 });
});

test('the next file is inspected once the previous one is released', async () => {
  const file = path.join(folder, 'recording');
  await writeFile(file, makeWebm());
  let holders = 0;
  const hold = async ({ mended }: InspectedVideo) => {
    holders += 1;
    await writeFile(`${file}-${randomUUID()}`, mended ?? '');
    return holders--;
  };
  const answers = await Promise.all(Array.from({ length: 5 }, () => inspectVideo(file, hold)));
  expect(answers).toEqual([1, 1, 1, 1, 1]);
});

test('the remains of a truncated recording are kept', async () => {
  const inspected = await inspect(makeWebm().subarray(0, 12_000));
  expect(inspected?.durationMs).toBeLessThan(1500);
  expect(inspected?.mended?.byteLength).toBeGreaterThan(1000);
});

test('a file that sends its parser into an endless loop is given up, and the next one is read', async () => {
  expect(await inspect(Buffer.concat([makeWebm(), Buffer.alloc(1000)]), 500)).toBeUndefined();
  expect(await inspect(makeMov())).toEqual({
    extension: 'mov',
    durationMs: 2000,
    width: 160,
    height: 90,
  });
});

test('location and device metadata of a video is erased, and every other byte stays', async () => {
  const place = '+51.5007-000.1246/';
  const note = Buffer.from(`----meta${place}`);
  note.writeUInt32BE(note.length);
  const recorded = Buffer.concat([makeSignedMp4(), note]);
  expect(recorded.includes('udta')).toBe(true);

  const inspected = await inspect(recorded);
  const erased = Buffer.from(inspected?.mended ?? []);
  expect(erased).toHaveLength(recorded.length);
  for (const text of [place, 'udta', 'meta']) expect(erased.includes(text), text).toBe(false);
  expect(await inspect(erased)).toEqual({ extension: 'mp4', durationMs: 2000, width: 160, height: 90 });
});

test('the video thread ends when idle, and the next video starts another', async () => {
  const file = path.join(folder, 'video');
  await writeFile(file, makeMov());
  const use = async ({ extension }: InspectedVideo) => extension;
  const started: Worker[] = [];
  const note = (worker: Worker) => started.push(worker);
  process.on('worker', note);
  onTestFinished(() => void process.off('worker', note));
  const read = async () => expect(await inspectVideo(file, use, {}, { idleMs: 10 })).toBe('mov');
  // The previous thread must end for another one to start.
  await until(async () => {
    await read();
    expect(started).toHaveLength(1);
  });
  // A terminated thread has no id.
  await until(() => expect(started[0]?.threadId).toBe(-1));
  await read();
  expect(started).toHaveLength(2);
});
