import { expect, test } from 'vitest';
import { readPortfolioJson, readPublicPortfolio, readWholePortfolio } from '../../db/public-projection';
import { typesetDocument } from '../../src/server/typesetter/typeset-document';
import { type TestUser, useTestApp } from '../support/app';
import { addCanaries } from '../support/canaries';
import { makeImage } from '../support/images';
import { sendTo } from '../support/zip-imports';

const app = useTestApp();

async function newPortfolio(): Promise<TestUser> {
  const user = await app().newUser();
  await addCanaries(app(), user);
  const path = `/profile/${user.profileId}`;
  await app().rest(`POST ${path}/facts`, { fact: 'I climb.', isPublic: true }, user);
  for (const [folder, field] of [
    ['portrait', 'portrait'],
    ['gallery/upload', 'images'],
  ] as const) {
    const content = await makeImage('png');
    expect((await sendTo(app(), folder, { by: user, field, content })).status).toBe(201);
  }
  return user;
}

test('the JSON of a portfolio is the portfolio, with what is needed to pass it on', async () => {
  const { db } = app();
  const { profileId } = await newPortfolio();
  const cases = [
    [await readPortfolioJson(db, profileId, { isWhole: true }), await readWholePortfolio(db, profileId)],
    [
      await readPortfolioJson(db, profileId, { isWhole: false, alsoHidden: ['facts'] }),
      await readPublicPortfolio(db, profileId, { alsoHidden: ['facts'] }),
    ],
  ] as const;
  for (const [read, portfolio] of cases) {
    if (!(read && portfolio?.portrait)) throw new Error('There is no portfolio.');
    const { cv, ...rest } = portfolio;
    expect(JSON.parse(read.json)).toEqual(rest);
    expect(read.design).toEqual(rest.design);
    expect(read.portraitUrl).toBe(portfolio.portrait.url);
    expect(read.imageUrls).toEqual(rest.gallery.map(({ imageUrl }) => imageUrl));
    expect(read.imageUrls).not.toEqual([]);
  }
  expect(cases[1][0]?.json).not.toContain('canary');
});

test('a document of a profile that has gone while it waited is none', async () => {
  expect(await typesetDocument(async () => undefined, {})).toBeUndefined();
});
