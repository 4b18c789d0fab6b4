import { expect, test } from 'vitest';
import type { Sending } from '../../src/client/api/send-file';
import { useUpload } from '../../src/client/api/use-upload';
import { until, useClientPage } from '../support/client-page';

const page = useClientPage();

/** Starts an upload that ends when it is told to. */
async function startUpload() {
  const upload = page.run(useUpload);
  await until(() => expect(upload()).toBeDefined());
  let end: (result: string) => void = () => undefined;
  let sending: Sending | undefined;
  const result = upload().run((given) => {
    sending = given;
    return new Promise<string>((resolve, reject) => {
      end = resolve;
      given.signal.addEventListener('abort', () => reject(given.signal.reason));
    });
  });
  await until(() => expect(upload().share).toBe(0));
  return { upload, result, end, sending: () => sending };
}

test('an upload says what share of it has been sent until it ends', async () => {
  const { upload, result, end, sending } = await startUpload();
  sending()?.onProgress?.(0.5);
  await until(() => expect(upload().share).toBe(0.5));
  end('stored');
  expect(await result).toBe('stored');
  await until(() => expect(upload().share).toBeUndefined());
});

test('a second upload is not started while the first one runs, but after it', async () => {
  const { upload, result, end } = await startUpload();
  expect(await upload().run(async () => 'second')).toBeUndefined();
  end('stored');
  await result;
  expect(await upload().run(async () => 'third')).toBe('third');
});

test('an upload is cancelled by its button, and another can follow', async () => {
  const { upload, result, sending } = await startUpload();
  upload().cancel();
  await expect(result).rejects.toThrow();
  expect(sending()?.signal.aborted).toBe(true);
  await until(() => expect(upload().share).toBeUndefined());
  expect(await upload().run(async () => 'second')).toBe('second');
});

test('an upload is cancelled when its screen is left', async () => {
  const { result, sending } = await startUpload();
  page.reload();
  await expect(result).rejects.toThrow();
  expect(sending()?.signal.aborted).toBe(true);
});
