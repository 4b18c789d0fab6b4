import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Design, defaultDesign, type PageSection } from '../../src/contracts/design';
import { furtherParts } from '../../src/contracts/portfolio-parts';
import { type TestUser, useTestApp } from '../support/app';
import { uploadsTo } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { previewOf } from '../support/page-previews';

const app = useTestApp();
const { upload } = uploadsTo(app);

const hiding = (...hidden: PageSection[]): Design => ({
  ...defaultDesign,
  sections: defaultDesign.sections.map(({ key }) => ({ key, isShown: !hidden.includes(key) })),
});

const pathOf = ({ profileId }: TestUser) => `/profile/${profileId}/design`;
const get = (user: TestUser) => app().rest(`GET ${pathOf(user)}`, undefined, user);
const save = (user: TestUser, design: Design, updatedAt?: string | null) =>
  app().rest(`PUT ${pathOf(user)}/draft`, { design, updatedAt }, user);
const publish = (user: TestUser) => app().rest(`POST ${pathOf(user)}/publish`, {}, user);
const undo = (user: TestUser) => app().rest(`POST ${pathOf(user)}/publish/undo`, {}, user);
const discard = (user: TestUser) => app().rest(`DELETE ${pathOf(user)}/draft`, undefined, user);

const page = (user: TestUser, { reader }: { reader?: TestUser } = {}) =>
  app().app.inject({
    url: `/profile/${user.slug}`,
    headers: reader ? { authorization: `Bearer ${reader.token}` } : {},
  });

async function versionOf({ profileId }: TestUser): Promise<number> {
  const profile = app().db.selectFrom('profiles').select('publicVersion').where('id', '=', profileId);
  return (await profile.executeTakeFirstOrThrow()).publicVersion;
}

describe('the design of a page', () => {
  test('is the usual one at first; what is saved stays a draft until it is published', async () => {
    const user = await app().newUser();
    const first = await get(user);
    expect(first).toEqual({
      status: 200,
      body: {
        published: defaultDesign,
        draft: defaultDesign,
        isChanged: false,
        updatedAt: null,
        undoableUntil: null,
      },
    });
    const version = await versionOf(user);
    const design: Design = { ...defaultDesign, theme: 'document', accent: '#0A7F5A', colorScheme: 'dark' };
    const saved = (await save(user, design, null)).body;
    const stored = { ...design, accent: '#0a7f5a' };
    expect(saved).toMatchObject({ draft: stored, published: defaultDesign, isChanged: true });
    expect(await versionOf(user)).toBe(version);

    const published = (await publish(user)).body;
    expect(published).toMatchObject({ draft: stored, published: stored, isChanged: false });
    expect(published.undoableUntil).not.toBeNull();
    expect(await versionOf(user)).toBeGreaterThan(version);
    expect((await get(user)).body).toEqual(published);
    expect((await publish(user)).body).toEqual(published);
  });

  test('goes back to the published one, or to the one published before', async () => {
    const user = await app().newUser();
    await save(user, { ...defaultDesign, theme: 'swiss' });
    await publish(user);
    await save(user, hiding('facts'));
    expect((await discard(user)).body).toMatchObject({ draft: { theme: 'swiss' }, isChanged: false });

    const undone = (await undo(user)).body;
    expect(undone).toMatchObject({
      published: defaultDesign,
      draft: { theme: 'swiss' },
      undoableUntil: null,
    });
    expect((await undo(user)).status).toBe(404);
    await publish(user);
    const publishedAt = sql<string>`now() - interval '11 minutes'`;
    await app().db.updateTable('profileDesigns').set({ publishedAt }).execute();
    expect((await get(user)).body.undoableUntil).toBeNull();
    expect((await undo(user)).status).toBe(404);
  });

  test('keeps a newer draft when the publication before it is undone', async () => {
    const user = await app().newUser();
    await save(user, { ...defaultDesign, theme: 'swiss' });
    await publish(user);
    await save(user, { ...defaultDesign, theme: 'sidebar' });
    expect((await undo(user)).body).toMatchObject({
      published: defaultDesign,
      draft: { theme: 'sidebar' },
      isChanged: true,
    });
  });

  test('can still go back after a draft was published that is like the published one', async () => {
    const user = await app().newUser();
    const design: Design = { ...defaultDesign, theme: 'swiss' };
    await save(user, design);
    await publish(user);
    await save(user, design);
    expect((await publish(user)).body).toMatchObject({ published: design, isChanged: false });
    expect((await undo(user)).body).toMatchObject({ published: defaultDesign, draft: design });
  });

  test('is changed from the version named only', async () => {
    const user = await app().newUser();
    const { updatedAt } = (await save(user, hiding('facts'), null)).body;
    expect((await save(user, hiding('about'), null)).status).toBe(409);
    expect((await save(user, hiding('about'), updatedAt)).status).toBe(200);
    expect((await save(user, hiding('video'), updatedAt)).status).toBe(409);
    expect((await app().rest(`POST ${pathOf(user)}/publish`, { updatedAt }, user)).status).toBe(409);
  });

  test('may leave out further lists, which are shown in their usual places', async () => {
    const user = await app().newUser();
    const isFurther = (key: string) => furtherParts.some((part) => part.key === key);
    const sections = defaultDesign.sections.filter(({ key }) => !isFurther(key));
    const { body } = await save(user, { ...defaultDesign, sections });
    expect(body.draft).toEqual(defaultDesign);
    const [first, ...others] = sections.toReversed();
    if (!first) throw new Error('There are no sections.');
    const reversed = (await save(user, { ...defaultDesign, sections: [...others, first] })).body.draft;
    const keys: string[] = reversed.sections.map(({ key }: { key: string }) => key);
    expect(keys[keys.indexOf('workExperience') + 1]).toBe('projects');
  });

  test('lists every section once, and names colors and themes that exist', async () => {
    const user = await app().newUser();
    const { sections } = defaultDesign;
    const refused = [
      { ...defaultDesign, sections: sections.slice(1) },
      { ...defaultDesign, sections: [...sections.slice(1), sections[1]] },
      { ...defaultDesign, theme: 'neon' },
      { ...defaultDesign, accent: 'red' },
      { ...defaultDesign, accent: '#12345678' },
      { ...defaultDesign, extra: true },
    ];
    for (const design of refused) {
      expect((await app().rest(`PUT ${pathOf(user)}/draft`, { design }, user)).status).toBe(400);
    }
  });
});

describe('a hidden section', () => {
  test('is kept from strangers wherever they look, and from nobody before it is published', async () => {
    const user = await app().newUser();
    const { profileId } = user;
    await app().rest(
      `PATCH /profile/${profileId}`,
      { displayName: 'Ada King', bio: 'Canary of the bio.' },
      user,
    );
    await app().rest(`POST /profile/${profileId}/facts`, { fact: 'Canary of the facts.' }, user);
    await app().rest(
      `POST /profile/${profileId}/skills`,
      { name: 'Flying', category: 'Other', proficiency: 'Expert' },
      user,
    );
    const photo = (await upload([{ name: 'sea.png', content: await makeImage('png') }], user)).body.images[0];
    const lists = async (reader?: TestUser) => [
      (await app().rest(`GET /profile/${profileId}/facts`, undefined, reader)).body.length,
      (
        await app().app.inject({
          url: photo.imageUrl,
          headers: reader ? { authorization: `Bearer ${reader.token}` } : {},
        })
      ).statusCode,
    ];

    await save(user, hiding('about', 'facts', 'gallery'));
    expect((await page(user)).body).toContain('Canary of the facts.');
    const draft = (await previewOf(app(), user, { design: 'draft' })).body;
    expect(draft).not.toContain('Canary');
    expect(draft).not.toContain(photo.imageUrl);

    await publish(user);
    for (const body of [(await page(user)).body, (await page(user, { reader: user })).body]) {
      expect(body).not.toContain('Canary');
      expect(body).not.toContain(photo.imageUrl);
      expect(body).toContain('Flying');
    }
    expect(await lists()).toEqual([0, 404]);
    expect(await lists(user)).toEqual([1, 200]);
    await undo(user);
    expect((await page(user)).body).toContain('Canary of the facts.');
    expect(await lists()).toEqual([1, 200]);
  });

  test('can be hidden and shown at once, whatever else is being tried out or undone', async () => {
    const user = await app().newUser();
    await app().rest(`POST /profile/${user.profileId}/facts`, { fact: 'Canary of the facts.' }, user);
    const show = (key: string, isShown: boolean, who = user) =>
      app().rest(`PUT ${pathOf(user)}/sections/${key}`, { isShown }, who);
    await save(user, { ...defaultDesign, theme: 'swiss' });
    await publish(user);
    await save(user, { ...defaultDesign, theme: 'sidebar' });

    const { sections } = hiding('facts');
    expect((await show('facts', false)).body).toMatchObject({
      published: { theme: 'swiss', sections },
      draft: { theme: 'sidebar', sections },
    });
    expect((await page(user)).body).not.toContain('Canary');
    expect((await undo(user)).body.published).toEqual({ ...defaultDesign, sections });
    expect((await page(user)).body).not.toContain('Canary');
    await show('facts', true);
    expect((await page(user)).body).toContain('Canary');
    expect((await show('hobbies', false)).status).toBe(400);
    expect((await show('facts', false, await app().newUser())).status).toBe(404);
    expect((await page(user)).body).toContain('Canary');
  });

  test('does not list a page that shows nothing else', async () => {
    const user = await app().newUser();
    await app().rest(`PATCH /profile/${user.profileId}`, { displayName: 'Ada King' }, user);
    await app().rest(`POST /profile/${user.profileId}/facts`, { fact: 'I play the cello.' }, user);
    expect((await page(user)).headers['x-robots-tag']).toBeUndefined();
    await save(user, hiding('facts'));
    await publish(user);
    expect((await page(user)).headers['x-robots-tag']).toBe('noindex');
  });
});
