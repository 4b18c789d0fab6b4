import { emptyReading } from '../../src/reading/empty-reading';
import type { ReadDate, Reading } from '../../src/reading/reading';

const odd = [
  '\u0000',
  '\ud800',
  '\udc00',
  '\u202e',
  '\n',
  '\t',
  '\u2028',
  '\r\n',
  '  ',
  '\f',
  'é',
  '漢',
  '😀',
  '"',
  ',',
];

/** Figures that follow from a seed, from 0 up to 1. */
function figures(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A reading of anything at all, and the words in its texts, each of which occurs once. */
export function randomReading(seed: number): { reading: Reading; words: string[] } {
  const next = figures(seed);
  const words: string[] = [];
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const pick = <T>(from: readonly T[]): T => from[upTo(from.length - 1)] as T;
  const word = () => {
    const made = `w${words.length}x${'abc'.repeat(upTo(2))}`;
    words.push(made);
    return made;
  };
  const text = () => {
    const parts = Array.from(
      { length: pick([1, 1, 2, 5, 30, 30, 900, 1, 2, 3, 4, 5, 6]) },
      () => word() + (next() < 0.1 ? pick(odd) : ''),
    );
    return parts.join(' ');
  };
  const maybe = <T>(make: () => T): T | undefined => (next() < 0.7 ? make() : undefined);
  const list = <T>(make: () => T, most = 4): T[] =>
    Array.from({ length: next() < 0.1 ? 10 * most : upTo(most) }, make);
  const date = (): ReadDate => ({
    year: pick([0, 12, 1899, 1900, 1999, 2018, 2019, 2020, 2199, 2200, 99999]),
    month: maybe(() => 1 + upTo(11)),
    day: maybe(() => 1 + upTo(30)),
  });
  const sourced = () => ({ confidence: next() * 3 - 1, lines: list(() => ({ page: 1, text: 'line' })) });
  const period = () => ({
    start: maybe(date),
    end: maybe(() => (next() < 0.3 ? ('present' as const) : date())),
  });
  const doubtful = () => list(() => pick(['company', 'degree', 'startDate']));

  const reading: Reading = {
    ...emptyReading(),
    name: maybe(() => ({ ...sourced(), value: text() })),
    jobTitle: maybe(() => ({ ...sourced(), value: text() })),
    location: maybe(() => ({ ...sourced(), value: text() })),
    summary: maybe(() => ({ ...sourced(), value: text() })),
    contacts: list(() => ({
      ...sourced(),
      type: pick(['email', 'phone', 'website', 'social'] as const),
      value: pick([text, () => `${word()}@example.com`, () => `www.example.com/${word()}`])(),
      label: maybe(word),
    })),
    addresses: list(() => ({
      ...sourced(),
      street: maybe(text),
      city: maybe(text),
      state: maybe(text),
      postalCode: maybe(text),
      country: maybe(text),
    })),
    work: list(() => ({
      ...sourced(),
      ...period(),
      company: maybe(text),
      position: maybe(text),
      location: maybe(text),
      description: maybe(text),
      achievements: list(text),
      technologies: list(text),
      doubtful: doubtful(),
    })),
    education: list(() => ({
      ...sourced(),
      ...period(),
      institution: maybe(text),
      degree: maybe(() => `${pick(['B.Sc. ', 'Diplom ', '', 'MBA, '])}${text()}`),
      fieldOfStudy: maybe(text),
      location: maybe(text),
      grade: maybe(text),
      honours: maybe(text),
      description: maybe(text),
      coursework: list(text),
      activities: list(text),
      achievements: list(text),
      doubtful: doubtful(),
    })),
    certifications: list(() => ({
      ...sourced(),
      name: text(),
      issuer: maybe(text),
      date: maybe(date),
      expiry: maybe(date),
      credentialId: maybe(text),
      url: maybe(() => pick([text, () => `https://example.com/${word()}`])()),
      description: maybe(text),
      doubtful: doubtful(),
    })),
    skills: list(
      () => ({
        ...sourced(),
        name: text(),
        group: maybe(text),
        level: maybe(text),
        years: maybe(() => pick([-1, 0, 2.5, 50, 51, Number.NaN, Number.POSITIVE_INFINITY])),
      }),
      21,
    ),
    facts: list(() => ({ ...sourced(), value: text() })),
    testimonials: list(() => ({
      ...sourced(),
      name: text(),
      role: maybe(text),
      company: maybe(text),
      content: maybe(text),
    })),
    leftOut: [],
    unplaced: list(() => ({ text: text(), page: maybe(() => 1) ?? null, heading: maybe(text), lines: [] })),
    headings: [],
  };
  return { reading, words };
}
