import type { EmployerContactStatus } from '../../../src/contracts/employer-contact';
import { Chance } from './chance';
import type { Reader, Reading, SearchStep } from './search-steps';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The search takes ninety days; its zone goes to summer time on the 37th. */
const searchDays = 90;
export const searchBegin = Date.UTC(2026, 1, 20, 8);
export const searchEnd = searchBegin + searchDays * day;
export const searchZone = 'Europe/Berlin';

const employerCount = 60;

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
type Browser = Pick<Reader, 'device' | 'userAgent'>;
const browsers: [Browser, ...Browser[]] = [
  { device: 'desktop', userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36` },
  { device: 'mobile', userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${chromium} Mobile Safari/537.36` },
  { device: 'desktop', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  {
    device: 'mobile',
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${apple} Version/18.0 Mobile/15E148 Safari/604.1`,
  },
  {
    device: 'tablet',
    userAgent: `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${apple} Version/16.6 Mobile/15E148 Safari/604.1`,
  },
];

/** How an application goes, in statuses, with the days from one to the next. */
const courses: [EmployerContactStatus[], ...EmployerContactStatus[][]] = [
  [],
  ['contacted'],
  ['contacted', 'rejected'],
  ['contacted', 'in_progress', 'interview', 'rejected'],
  ['contacted', 'responded', 'interview', 'offer', 'declined'],
  ['in_progress', 'contacted', 'responded'],
  ['contacted', 'responded', 'archived'],
  ['archived'],
  ['interview', 'contacted', 'interview'],
];

/** Plans a job search: the same one for the same seed, in the order of time, never two steps at once. */
export function planSearch(seed: number): SearchStep[] {
  const planner = new Planner(new Chance(seed));
  for (let number = 0; number < employerCount; number += 1) planner.addEmployer(number);
  planner.addEdges();
  planner.addReaders();
  planner.addWriters();
  return planner.steps.sort((one, other) => one.at - other.at);
}

class Planner {
  readonly steps: SearchStep[] = [];
  readonly #chance: Chance;
  #taken = 0;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** An instant of its own on a day of the search. */
  #on(days: number): number {
    this.#taken += 1;
    return (
      searchBegin + Math.floor(days) * day + this.#chance.below(12) * hour + this.#taken * 1_000 + this.#taken
    );
  }

  /** Somebody whom the owner adds, with what becomes of it. */
  addEmployer(number: number): void {
    const chance = this.#chance;
    const employer = `Employer ${number}`;
    // The borders of the trend's periods are left free.
    const begins = chance.pick(
      [...Array(80).keys()].filter((on) => ![29, 30, 31, 59, 60, 61].includes(on)) as [number],
    );
    this.steps.push({ at: this.#on(begins), does: 'add', employer, email: `${number}@employer.example` });
    let on = begins;
    const course =
      number === 0
        ? (['contacted', 'responded', 'interview', 'offer', 'hired'] as const)
        : chance.pick(courses);
    for (const to of course) {
      on += 1 + chance.below(4);
      if (on >= searchDays) return;
      if (to === 'responded' && chance.happens(0.5))
        this.steps.push({ at: this.#on(on), does: 'reply', employer });
      else this.steps.push({ at: this.#on(on), does: 'move', employer, to });
      if (to === 'interview') this.#addRound(employer, on);
      if (chance.happens(0.3))
        this.steps.push({ at: this.#on(on), does: 'note', employer, text: `After ${to}` });
    }
    if (course.length < 2 && chance.happens(0.7)) this.#addPlan(employer, number, on + 1);
  }

  #addRound(employer: string, on: number): void {
    const date = new Date(searchBegin + (on + 3) * day).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const outcome = this.#chance.pick([null, 'They liked the second case']);
    this.steps.push({ at: this.#on(on + 1), does: 'meet', employer, date, kind: 'Video call', outcome });
  }

  /** Each on a day of its own, so that the list of what is due has one order. */
  #addPlan(employer: string, number: number, on: number): void {
    if (on + 2 >= searchDays) return;
    const due = new Date(searchBegin + (60 + number) * day).toISOString().slice(0, 'YYYY-MM-DD'.length);
    this.steps.push({ at: this.#on(on), does: 'plan', employer, action: `Call ${employer}`, on: due });
    if (this.#chance.happens(0.3))
      this.steps.push({ at: this.#on(on + 1), does: 'plan', employer, action: null, on: null });
  }

  /** Contacts that are added at the very edges of months, as the zone has them. */
  addEdges(): void {
    const edges = [
      Date.UTC(2026, 1, 28, 22, 59, 59, 999),
      Date.UTC(2026, 1, 28, 23),
      Date.UTC(2026, 2, 31, 21, 59, 59, 999),
      Date.UTC(2026, 2, 31, 22),
    ];
    for (const [number, at] of edges.entries()) {
      this.steps.push({ at, does: 'add', employer: `Edge ${number}`, email: null });
    }
  }

  /** Employers who get a link: what they read, who else does, and what raises a hint. */
  addReaders(): void {
    const often = this.#addLink('Often', 40);
    for (const hours of [0, 20, 47]) this.#addOpen(often, 42, hours, readerOf(1));
    const quiet = this.#addLink('Quiet', 44);
    this.#addOpen(quiet, 46, 0, readerOf(2));
    const silent = this.#addLink('Downloads', 83);
    this.#addOpen(silent, 84, 0, readerOf(3), { downloads: ['cv'] });
    const answered = this.#addLink('Answers', 20);
    this.#addOpen(answered, 21, 0, readerOf(4), { downloads: ['cv', 'pdf'] });
    this.steps.push({ at: this.#on(26), does: 'move', employer: 'Answers', to: 'interview' });
    this.steps.push({ at: this.#on(35), does: 'move', employer: 'Answers', to: 'offer' });
    const passed = this.#addLink('Passes on', 85);
    this.#addOpen(passed, 86, 0, readerOf(5));
    this.#addOpen(passed, 86, 2, readerOf(6));
    const hidden = this.#addLink('Unmeasured', 86);
    this.#addOpen(hidden, 87, 0, readerOf(7), {}, true);
    const crawled = this.#addLink('Crawled', 86);
    this.steps.push({ at: this.#on(87), does: 'crawl', link: crawled, userAgent: 'Twitterbot/1.0' });
    this.steps.push({ at: this.#on(88), does: 'revoke', link: crawled });
  }

  #addLink(employer: string, on: number): string {
    const at = this.#on(on);
    const link = `link for ${employer}`;
    this.steps.push({
      at,
      does: 'add',
      employer,
      email: `${employer.replace(' ', '-').toLowerCase()}@read.example`,
    });
    this.steps.push({ at: at + 1, does: 'link', employer, link });
    return link;
  }

  #addOpen(
    link: string,
    on: number,
    hours: number,
    reader: Reader,
    more: Partial<Reading> = {},
    optsOut = false,
  ): void {
    this.#taken += 1;
    const at = searchBegin + on * day + hours * hour + 13 * hour + this.#taken;
    const about = 5 + this.#chance.below(60);
    const reading: Reading = {
      seconds: about + 30,
      sections: { about, workExperience: 12 },
      downloads: [],
      ...more,
    };
    this.steps.push({ at, does: 'open', link, reader, reading, optsOut });
  }

  /** Visitors who write: twice from one address before and after the owner answered, and through a link. */
  addWriters(): void {
    const email = 'ada@writes.example';
    this.steps.push({
      at: this.#on(50),
      does: 'message',
      email,
      text: 'First',
      employer: 'Writer',
      through: null,
    });
    // Anybody can type any address.
    this.steps.push({
      at: this.#on(52),
      does: 'message',
      email,
      text: 'Second',
      employer: 'Unproven',
      through: null,
    });
    this.steps.push({ at: this.#on(54), does: 'reply', employer: 'Writer' });
    this.steps.push({
      at: this.#on(56),
      does: 'message',
      email,
      text: 'Third',
      employer: 'Writer',
      through: null,
    });
    const link = this.#addLink('Writes back', 84);
    this.#addOpen(link, 85, 0, readerOf(8));
    this.steps.push({
      at: searchBegin + 85 * day + 13 * hour + 10 * minute,
      does: 'message',
      email: 'somebody.else@writes.example',
      text: 'Through the link',
      employer: 'Writes back',
      through: { link, reader: readerOf(8) },
    });
  }
}

/** A reader in a network of their own. */
function readerOf(number: number): Reader {
  const browser = browsers[number % browsers.length] ?? browsers[0];
  return { address: `198.51.${number}.7`, ...browser };
}
