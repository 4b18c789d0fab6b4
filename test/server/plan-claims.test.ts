import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { defaultDesign, design, themes, typePairings } from '../../src/contracts/design';
import { inPounds, plans, subscriptionTiers, withVat } from '../../src/contracts/plans';
import { featureCategories, planFeatures, premiumFeatures } from '../../src/contracts/premium-features';

/** A file below test/, and the name of a test in it. */
type Proof = [file: string, name: string];

const exactLimits: Proof = [
  'server/plan-limits.test.ts',
  'holds exactly what the plan holds, under 12 parallel requests to two servers',
];

/** What proves each claim. */
const proofs: Record<string, Proof[]> = {
  portfolios: [
    ['server/portfolios.test.ts', 'has one portfolio, adds others, renames them and switches'],
    [
      'server/portfolio-limits.test.ts',
      'is held exactly by fifty creations, copies and restorations at once on two servers',
    ],
  ],
  entries: [
    exactLimits,
    ['server/plan-limits.test.ts', 'holds more in the plan %s'],
    ['routers/sections.test.ts', 'holds exactly its limit under parallel creation'],
  ],
  themes: [
    ['server/contrast.test.ts', 'can be read on both papers'],
    ['server/plan-claims.test.ts', 'every theme goes with every pairing, in light and in dark'],
    ['server/design.test.ts', 'lists every section once, and names colors and themes that exist'],
  ],
  accent: [['server/contrast.test.ts', 'can be read on both papers with any accent']],
  order: [
    ['e2e/design.test.ts', 'orders the sections by keyboard'],
    [
      'server/design.test.ts',
      'is kept from strangers wherever they look, and from nobody before it is published',
    ],
  ],
  'cv-import': [
    [
      'server/cv-import.test.ts',
      'adds the entries of all sections after those that are there, in their order, with the profile',
    ],
  ],
  video: [
    ['server/video.test.ts', 'the public page shows the video while there is one'],
    ['server/video-captions.test.ts', 'are added, served, shown on the public page, changed and removed'],
  ],
  domains: [
    ['routers/domains.test.ts', 'verifies the domain on demand'],
    ['server/own-domains.test.ts', 'is the canonical address, there and at the usual one'],
    ['server/plan-account-limits.test.ts', 'are as many as the plan %s holds, under 50 parallel requests'],
  ],
  address: [
    [
      'server/public-page.test.ts',
      'redirects from an old address for 90 days, during which nobody else can take it',
    ],
  ],
  'named-links': [
    ['routers/links.test.ts', 'answers with the token, the addresses and what was chosen'],
    [
      'server/shared-page.test.ts',
      'shows a private page, with words to the reader, and counts one open once it reports that it is seen',
    ],
  ],
  privacy: [
    [
      'server/public-page.test.ts',
      'shows every section of a public profile, and nothing that is private or removed',
    ],
    ['server/public-page.test.ts', 'shows a private profile to nobody but its owner'],
    ['server/public-page.test.ts', 'keeps an unlisted profile out of search engines'],
  ],
  analytics: [
    ['routers/views.test.ts', 'once per visitor, and again for another browser, network or profile'],
    [
      'routers/views-privacy.test.ts',
      'no table, log or answer tells a visitor’s address or user agent, or what a body claims',
    ],
  ],
  'link-opens': [
    [
      'routers/link-views.test.ts',
      'what is read lands on the timeline and in analytics, with the names of the contact',
    ],
  ],
  'employer-contacts': [
    [
      'routers/employer-contacts.test.ts',
      'lists each status with its time, and since when the last one applies',
    ],
    ['routers/employer-contacts.test.ts', 'holds notes that can be changed and deleted'],
    ['routers/employer-contacts.test.ts', 'tells next actions that are set, moved and done'],
    ['routers/employer-contacts.test.ts', 'holds interview rounds, each change of which names its version'],
  ],
  digest: [
    [
      'routers/digest.test.ts',
      'the digest says what the screen of analytics says of the same week, over a change to summer time',
    ],
  ],
  storage: [
    ['server/storage-limit.test.ts', 'may be used up to its last byte'],
    ['server/storage-limit.test.ts', '%s with %i bytes more'],
  ],
  pdf: [
    [
      'server/profile-pdf.test.ts',
      'strangers get the public part as PDF without contact details, and the owner everything',
    ],
    [
      'server/form-canaries.test.ts',
      'the search finds what is there: an owner gets all of it in each form with words',
    ],
  ],
  'open-formats': [
    ['server/exports.test.ts', 'is sent to strangers with its type, its tag and a name'],
    ['documents/json-resume.test.ts', 'is valid by the schema of version 1.0.0, whatever the texts'],
  ],
  'account-export': [
    ['server/account-data.test.ts', 'contains everything that the owner can see, including files'],
  ],
  api: [
    ['server/openapi.test.ts', 'has the operations and fields of the committed listing'],
    ['server/openapi.test.ts', 'describes the actual answers'],
  ],
  'search-engines': [
    ['server/public-page.test.ts', 'tells search engines and link previews who this is'],
    ['e2e/themes.test.ts', 'say who this is on the first screen, without JavaScript'],
    [
      'server/found-by-search.test.ts',
      'the sitemap lists the public pages, with the day of their last change',
    ],
  ],
  'social-image': [
    ['server/profile-pdf.test.ts', 'the picture of a page is 1200 pixels by 630, and the page names it'],
  ],
  'qr-code': [
    [
      'e2e/share-screen.test.ts',
      'the QR code leads to the page, on screen, as PNG and as SVG, with the name under it',
    ],
  ],
  downgrade: [
    ['server/plan-limits.test.ts', 'keeps everything after a downgrade, and takes all changes but additions'],
  ],
};

const claims = [true, false].map((areSold) => premiumFeatures(areSold));

describe('every claim', () => {
  test.each(premiumFeatures(true).map(({ id }) => id))('%s is proved by tests that there are', async (id) => {
    const own = proofs[id] ?? [];
    expect(own.length, `Name the test that proves “${id}”.`).toBeGreaterThan(0);
    for (const [file, name] of own) {
      const source = await readFile(`test/${file}`, 'utf8').catch(() => '');
      const calls = [`'${name}'`, `"${name}"`, `\`${name}\``].flatMap((text) => [
        `test(${text}`,
        `)(${text}`,
        `)(\n    ${text}`,
        `)(\n  ${text}`,
      ]);
      expect(
        calls.some((call) => source.includes(call)),
        `${file} has no test “${name}”, which proves “${id}”.`,
      ).toBe(true);
    }
  });

  test('is made once, in a category, whether plans are sold or not', () => {
    const [sold = [], unsold = []] = claims;
    const ids = sold.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(unsold.map(({ id }) => id)).toEqual(ids);
    expect(Object.keys(proofs).toSorted()).toEqual(ids.toSorted());
    expect(new Set(sold.map(({ category }) => category))).toEqual(new Set(featureCategories));
  });

  test('differs between the plans only where they differ, and nowhere but in storage if none is sold', () => {
    const differing = claims.map((list) =>
      list.filter(({ free, pro, business }) => free !== pro || pro !== business).map(({ id }) => id),
    );
    expect(differing).toEqual([['portfolios', 'entries', 'domains', 'storage'], ['storage']]);
  });

  test('says what the table says', () => {
    const cells = (areSold: boolean, id: string) => {
      const claim = premiumFeatures(areSold).find((each) => each.id === id);
      return subscriptionTiers.map((tier) => claim?.[tier]);
    };
    expect(cells(true, 'storage')).toEqual(['100 MB', '5 GB', 'Unlimited']);
    expect(cells(true, 'portfolios')).toEqual(['1', 'Unlimited', 'Unlimited']);
    expect(cells(true, 'domains')).toEqual([false, '3', '10']);
    expect(cells(true, 'entries')).toEqual(['1', 'All', 'All']);
    expect(cells(false, 'entries')).toEqual(['All', 'All', 'All']);
    expect(planFeatures('free', true)).toContain('Storage: 100 MB');
    expect(planFeatures('free', true)).toContain('PDF and Word');
    expect(planFeatures('free', true).join()).not.toContain('domain');
    expect(planFeatures('pro', true)).toContain('Your own domain: 3');
  });
});

test('every theme goes with every pairing, in light and in dark', () => {
  for (const theme of themes) {
    for (const typePairing of typePairings) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const choice = { ...defaultDesign, theme, typePairing, colorScheme };
        expect(design.parse(choice)).toEqual(choice);
      }
    }
  }
});

test('prices are shown with VAT, to the penny', () => {
  const shown = subscriptionTiers.map((tier) => inPounds(withVat(plans[tier].pricePence)));
  expect(shown).toEqual(['£0.00', '£11.99', '£35.99']);
  expect(inPounds(plans.pro.pricePence)).toBe('£9.99');
});
