import { beforeAll, expect, vi } from 'vitest';
import type { TestSite } from './browser';
import { makePdf } from './documents';
import { restOf } from './section-screens';

/** Starts the thread that reads documents before the tests, because that takes longer than a page waits. */
export function startReaderFirst(site: () => TestSite): void {
  beforeAll(async () => {
    const { token } = await site().newAccount();
    const file = { name: 'cv.pdf', type: 'application/pdf', content: makePdf(['Ada King']) };
    const { id } = await restOf(site().origin, token).upload<{ id: string }>('cv', 'cv', [file]);
    const read = () =>
      fetch(`${site().origin}/api/profile/demo-profile-1/cv/${id}/import`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
    const expectRead = async () => expect((await read()).status).toBe(200);
    await vi.waitFor(expectRead, { timeout: 100_000, interval: 500 });
  });
}
