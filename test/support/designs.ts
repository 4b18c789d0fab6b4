import { type Design, defaultDesign, type PageSection } from '../../src/contracts/design';
import type { TestApp, TestUser } from './app';

/** Gives the page a design as its owner does: saved as a draft, then published. */
export async function publishDesign(app: TestApp, user: TestUser, change: Partial<Design>): Promise<void> {
  const path = `/profile/${user.profileId}/design`;
  const draft = await app.rest(`PUT ${path}/draft`, { design: { ...defaultDesign, ...change } }, user);
  const published = await app.rest(`POST ${path}/publish`, {}, user);
  if (draft.status !== 200 || published.status !== 200)
    throw new Error(JSON.stringify([draft.body, published.body]));
}

/** The sections of a design that hides one of them. */
export const withoutSection = (hidden: PageSection): Design['sections'] =>
  defaultDesign.sections.map(({ key }) => ({ key, isShown: key !== hidden }));
