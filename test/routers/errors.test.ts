import { readFile } from 'node:fs/promises';
import net from 'node:net';
import { expect, test } from 'vitest';
import { toRefusal } from '../../src/routers/errors';

const nowhere = '/tmp/storyfolio-is-not-here';

test('a missing socket is a database that cannot be reached, a missing file is not', async () => {
  const unconnected = await new Promise((resolve) => net.connect(nowhere).on('error', resolve));
  expect(unconnected).toMatchObject({ code: 'ENOENT' });
  expect(toRefusal(unconnected)?.code).toBe('SERVICE_UNAVAILABLE');
  const unread = await readFile(nowhere).catch((error: unknown) => error);
  expect(unread).toMatchObject({ code: 'ENOENT' });
  expect(toRefusal(unread)).toBeUndefined();
});
