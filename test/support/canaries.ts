import { expect } from 'vitest';
import { type SectionKey, sectionContracts } from '../../src/contracts/sections';
import type { TestApp, TestUser } from './app';
import { draftFor } from './section-samples';

const canary = (name: string) => `canary-${name}`;

/** The draft with a canary in each free text, at any depth. */
function withCanaries(value: unknown, accepts: (candidate: unknown) => boolean, name: string): unknown {
  if (typeof value === 'string') return accepts(canary(name)) ? canary(name) : value;
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      withCanaries(entry, (candidate) => accepts(value.with(index, candidate)), name),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([field, inner]) => {
    const fits = (candidate: unknown) => accepts({ ...value, [field]: candidate });
    return [field, withCanaries(inner, fits, `${name}-${field}`)];
  });
  return Object.fromEntries(entries);
}

/** Adds an entry to each section, a private one unless said otherwise, with a canary in each of its texts. */
export async function addCanaries({ db, rest }: TestApp, user: TestUser, isPublic = false): Promise<void> {
  for (const key of Object.keys(sectionContracts) as SectionKey[]) {
    const draft = { ...(await draftFor(key, db, user.profileId)), isPublic };
    const accepts = (candidate: unknown) => sectionContracts[key].draft.safeParse(candidate).success;
    const marked = withCanaries(draft, accepts, key);
    expect(JSON.stringify(marked), key).toContain('canary-');
    const { path } = sectionContracts[key];
    const { status } = await rest(`POST /profile/${user.profileId}/${path}`, marked, user);
    expect(status, key).toBe(201);
  }
}
