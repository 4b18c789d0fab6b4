import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSessionRefusal, type SessionRefusal } from '../../src/client/api/session-refusals';
import { sendImage } from '../../src/client/features/gallery/send-image';
import { useTestApp } from '../support/app';

const app = useTestApp();

const refusals: SessionRefusal[] = [];
let stopListening = () => {};

beforeEach(async () => {
  await app().app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app().app.server.address() as AddressInfo;
  window.happyDOM.setURL(`http://127.0.0.1:${port}/gallery`);
  stopListening = onSessionRefusal((refusal) => void refusals.push(refusal));
});

afterEach(() => stopListening());

test('a photo that is sent after the session has ended says so', async () => {
  const image = {
    file: new File(['photo'], 'a.jpg', { type: 'image/jpeg' }),
    caption: '',
    category: 'work',
    tags: '',
  };
  // The document writes each refusal to its console.
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(sendImage(image, { signal: new AbortController().signal })).rejects.toMatchObject({
    status: 401,
  });
  expect(refusals).toEqual(['ended']);
  expect(log).toHaveBeenCalledOnce();
});
