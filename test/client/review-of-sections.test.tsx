import { beforeAll, expect, test } from 'vitest';
import { PointingProvider } from '../../src/client/features/cv-import/pointing';
import { SectionReview } from '../../src/client/features/cv-import/section-review';
import { newReview } from '../../src/client/features/cv-import/stored-review';
import { type ExistingPortfolio, useExisting } from '../../src/client/features/cv-import/use-existing';
import { type ReadAgain, useReadAgain } from '../../src/client/features/cv-import/use-read-again';
import { type Review, useReview } from '../../src/client/features/cv-import/use-review';
import { sectionUi } from '../../src/client/sections/definitions/index.ts';
import { importableSections, type Proposal } from '../../src/contracts/cv-import';
import { sectionContracts } from '../../src/contracts/sections';
import { readDocument } from '../../src/reading/read-document';
import { type ExistingEntries, findDuplicates } from '../../src/routers/cv-import/find-duplicates';
import { type TestUser, useTestApp } from '../support/app';
import { until, useClientPage } from '../support/client-page';
import { nothingRead } from '../support/proposals';
import { roundTrips } from '../support/round-trips';
import { draftFor } from '../support/section-samples';

const app = useTestApp();
const page = useClientPage(app);
const { exported } = roundTrips(app);

let user: TestUser;
let proposal: Proposal;

beforeAll(async () => {
  user = await app().newUser();
  const existing: Record<string, object[]> = {};
  for (const key of importableSections) {
    const draft = await draftFor(key, app().db, user.profileId);
    const path = `/profile/${user.profileId}/${sectionContracts[key].path}`;
    expect((await app().rest(`POST ${path}`, draft, user)).status).toBe(201);
    existing[key] = (await app().rest(`GET ${path}`, undefined, user)).body;
  }
  // Read here, as the server's thread does not start beside a simulated browser.
  const read = await readDocument(Buffer.from(await exported(user)), 'file');
  proposal = { ...read, sections: findDuplicates(read.sections, existing as ExistingEntries) };
});

function Board({ existing }: { existing: ExistingPortfolio }) {
  const key = { userId: user.profileId, section: 'cvImport', entryId: 'file' } as const;
  const { sections, choose, match, withdraw } = useReview(
    key,
    newReview({ filename: 'a.json', proposal }),
    existing,
  );
  return (
    <PointingProvider>
      {importableSections.map((section) => (
        <SectionReview
          key={section}
          section={section}
          items={existing.items[section] as never}
          entries={sections[section]}
          choose={choose}
          match={match}
          withdraw={withdraw}
          onEdit={() => undefined}
        />
      ))}
    </PointingProvider>
  );
}

function Screen() {
  const { data } = useExisting();
  return data && <Board existing={data} />;
}

test('every section is reviewed under its name, and what is there already is recognised', async () => {
  page.show(<Screen />, user);
  await until(() =>
    expect(document.querySelectorAll('section[aria-labelledby^=review-of]')).toHaveLength(
      importableSections.length,
    ),
  );
  const shown = [...document.querySelectorAll('section[aria-labelledby^=review-of]')].map((section) => ({
    title: section.querySelector('h2')?.textContent,
    isKnown: section.textContent?.includes('already.'),
    progress: section.querySelector('header > p')?.textContent,
  }));
  expect(shown).toEqual(
    importableSections.map((key) => ({
      title: `${sectionUi[key].review.title} 1`,
      isKnown: true,
      progress: expect.stringMatching(/^1 skipped/),
    })),
  );
});

const skill = (name: string, more: Partial<Proposal['sections']['skills'][number]> = {}) => ({
  values: { name, category: 'Other' as const },
  confidence: 0.9,
  lines: [],
  uncertain: [],
  printed: {},
  ...more,
});

test('skills are rows of one table, which says once what they lack; what is certain opens on press', async () => {
  const certificate = {
    ...skill(''),
    values: { name: 'Welding' },
    uncertain: ['name'],
    contradictions: ['Its date is in the future: 2031.'],
  };
  proposal = {
    ...nothingRead,
    sections: {
      ...nothingRead.sections,
      skills: [skill('Go'), skill('SQL', { uncertain: ['name'] })],
      certifications: [certificate, { ...skill(''), values: { name: 'Driving' } }],
    },
  };
  page.show(<Screen />, await app().newUser());
  const part = (name: string) => document.querySelector(`article[aria-label=${name}]`);
  await until(() => expect(part('SQL')?.textContent).toBe('SQL Other · Uncertain: Skill name'));
  expect(document.body.textContent?.match(/proficiency/gi)).toHaveLength(1);
  expect(document.body.textContent).toContain('No proficiency is given for 2 of 2 skills.');
  expect(part('Welding')?.hasAttribute('data-folded'), 'unsure').toBe(false);
  expect(part('Welding')?.textContent).toContain('Its date is in the future: 2031.');
  expect(part('Driving')?.textContent).toBe('Driving Incomplete: Issuer, Issue date, Category');
  const row = part('Driving')?.querySelector<HTMLElement>('[aria-expanded=false]');
  row?.click();
  await until(() => expect(part('Driving')?.hasAttribute('data-folded')).toBe(false));
  document.querySelector<HTMLElement>('[aria-label="Skip: Go"]')?.click();
  await until(() => expect(part('Go')?.getAttribute('data-state')).toBe('skipped'));
});

test('of what asks, the first is shown in full; the others are rows until the focus comes to them', async () => {
  const unsure = (name: string) => ({ ...skill(''), values: { name }, uncertain: ['name'] });
  proposal = {
    ...nothingRead,
    sections: { ...nothingRead.sections, certifications: [unsure('Welding'), unsure('Driving')] },
  };
  page.show(<Screen />, await app().newUser());
  const part = (name: string) => document.querySelector<HTMLElement>(`article[aria-label=${name}]`);
  await until(() => expect(part('Welding')?.hasAttribute('data-folded')).toBe(false));
  expect(part('Driving')?.hasAttribute('data-folded')).toBe(true);
  part('Driving')?.focus();
  await until(() => expect(part('Driving')?.hasAttribute('data-folded')).toBe(false));
});

let board: { review: Review; again: ReadAgain };

function Texts({ existing }: { existing: ExistingPortfolio }) {
  const key = { userId: user.profileId, section: 'cvImport', entryId: 'texts' } as const;
  const review = useReview(key, newReview({ filename: 'a.json', proposal }), existing);
  board = { review, again: useReadAgain(review) };
  return null;
}

function TextsScreen() {
  const { data } = useExisting();
  return data && <Texts existing={data} />;
}

test('texts that are selected are added to the description of an entry, which stays as unsure as it was', async () => {
  const line = { text: 'Ran the night shift.', page: 2 };
  const job = {
    ...skill(''),
    values: { company: 'Harbour House', position: 'Carer', description: 'Care.' },
    uncertain: ['company'],
  };
  proposal = {
    ...nothingRead,
    sections: { ...nothingRead.sections, workExperience: [job], skills: [skill('Go')] },
    unplaced: [
      { text: 'Trained eleven.', page: 2, lines: [] },
      { text: line.text, page: 2, lines: [line] },
    ],
  };
  page.show(<TextsScreen />, await app().newUser());
  await until(() => expect(board?.again.entries.map(({ name }) => name)).toEqual(['Carer at Harbour House']));
  board.again.select(1, true);
  await until(() => expect(board.again.selected).toEqual([1]));
  board.again.select(0, true);
  await until(() => expect(board.again.selected).toEqual([1, 0]));
  const [carer] = board.again.entries;
  if (carer) board.again.appendTo(carer);
  await until(() => expect(board.again.selected).toEqual([]));
  expect(board.review.entries[0]).toMatchObject({
    values: { description: 'Care.\nTrained eleven.\nRan the night shift.', company: 'Harbour House' },
    uncertain: ['company'],
    isEdited: false,
    lines: [line],
  });
  // The owner's own words stay, too.
  board.review.edit(carer?.id ?? '', { ...board.review.entries[0]?.values, description: 'Mine.' });
  await until(() => expect(board.review.entries[0]?.values.description).toBe('Mine.'));
  const [mine] = board.review.entries;
  if (mine) board.review.append(mine, [0]);
  await until(() => expect(board.review.entries[0]?.values.description).toBe('Mine.\nTrained eleven.'));
});
