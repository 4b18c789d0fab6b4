import { expect } from 'vitest';
import { importableSections } from '../../src/contracts/cv-import';
import { sectionContracts } from '../../src/contracts/sections';
import type { TestApp, TestUser } from './app';
import { sendTo } from './zip-imports';

interface ReadEntry {
  values: Record<string, unknown>;
}

/** Carries whole profiles from one account to another. */
export function roundTrips(app: () => TestApp) {
  /** The JSON that the owner saves. */
  async function exported({ slug, token }: TestUser): Promise<string> {
    const headers = { authorization: `Bearer ${token}` };
    const form = await app().app.inject({ url: `/profile/${slug}.json`, headers });
    expect(form.statusCode).toBe(200);
    return form.body;
  }

  /** What a file proposes for a profile, or why it is refused. */
  const readFile = (by: TestUser, content: Buffer) =>
    sendTo(app(), 'cv/import', { by, field: 'file', content });

  /** Reads a file into a profile, and accepts all that it proposes. @returns what undoes it */
  async function importInto(user: TestUser, content: Buffer): Promise<string> {
    const read = await readFile(user, content);
    expect(read.status, JSON.stringify(read.body)).toBe(200);
    const { profile, sections, warnings, unplaced, keepsOrder, page } = read.body;
    expect([warnings, unplaced]).toEqual([[], []]);
    const texts = Object.entries<{ value: string } | null>(profile).flatMap(([field, text]) =>
      text ? [[field, text.value]] : [],
    );
    const entries = Object.entries<ReadEntry[]>(sections).map(([key, list]) => [
      key,
      list.map(({ values }) => ({ values })),
    ]);
    const { status, body } = await app().rest(
      `POST /profile/${user.profileId}/cv/import/accept`,
      { profile: Object.fromEntries(texts), sections: Object.fromEntries(entries), keepsOrder, page },
      user,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body.undoId;
  }

  /** Who can find a page, and its design. */
  async function pageOf(user: TestUser) {
    const { published } = (await app().rest(`GET /profile/${user.profileId}/design`, undefined, user)).body;
    const { visibility } = (await app().rest('GET /profile', undefined, user)).body;
    return { visibility, published };
  }

  /** Every field of every entry, except those that depend on where it is stored. */
  async function contentOf(user: TestUser) {
    const lists = await Promise.all(
      importableSections.map(async (key) => {
        const { path } = sectionContracts[key];
        const { body } = await app().rest(`GET /profile/${user.profileId}/${path}`, undefined, user);
        const stored = ['id', 'profileId', 'createdAt', 'updatedAt'];
        const entries: object[] = body.map((entry: object) =>
          Object.fromEntries(Object.entries(entry).filter(([field]) => !stored.includes(field))),
        );
        return [key, entries] as const;
      }),
    );
    const { body } = await app().rest('GET /profile', undefined, user);
    const { displayName, jobTitle, location, availability, bio } = body;
    const profile = { displayName, jobTitle, location, availability, bio };
    return { ...Object.fromEntries(lists), profile, page: await pageOf(user) };
  }

  return { exported, readFile, importInto, pageOf, contentOf };
}
