import { type EmployerContactStatus, funnelSteps } from '../../../src/contracts/employer-contact';
import { searchEnd, searchZone } from './plan-search';
import type { Reader, SearchStep } from './search-steps';

/** A line of a timeline, as the script knows it. */
export type TrueEvent = { at: string; kind: string } & Record<string, unknown>;

/** An employer, as the script knows them. */
export interface TrueContact {
  status: EmployerContactStatus;
  isConfirmed: boolean;
  action: string | null;
  on: string | null;
  /** Oldest first. */
  events: TrueEvent[];
}

interface TrueLink {
  employer: string;
  opens: number;
  readers: Reader[];
}

const day = 24 * 60 * 60_000;

/** What is true after the steps of a job search. Knows nothing of how the product works it out. */
export class TrueSearch {
  readonly contacts = new Map<string, TrueContact>();
  readonly links = new Map<string, TrueLink>();

  constructor(steps: SearchStep[]) {
    for (const step of steps) this.#take(step);
  }

  #take(step: SearchStep): void {
    const at = new Date(step.at).toISOString();
    switch (step.does) {
      case 'add':
        this.#add(step.employer, 'interested', at, step.email !== null);
        return;
      case 'message':
        if (!this.contacts.has(step.employer)) this.#add(step.employer, 'new', at, false);
        this.#tell(step.employer, {
          at,
          kind: 'message',
          text: step.text,
          label: step.through?.link ?? null,
        });
        return;
      case 'move':
        this.#move(step.employer, step.to, at);
        return;
      case 'reply':
        this.#tell(step.employer, { at, kind: 'mail' });
        this.#move(step.employer, 'responded', at);
        this.#contact(step.employer).isConfirmed = true;
        return;
      case 'note':
        this.#tell(step.employer, { at, kind: 'note', text: step.text });
        return;
      case 'meet':
        this.#tell(step.employer, {
          at,
          kind: 'round',
          date: step.date,
          round: step.kind,
          outcome: step.outcome,
        });
        return;
      case 'plan': {
        const contact = this.#contact(step.employer);
        contact.action = step.action;
        contact.on = step.on;
        this.#tell(step.employer, {
          at,
          kind: 'next-action',
          nextAction: step.action,
          nextActionOn: step.on,
        });
        return;
      }
      case 'link':
        this.links.set(step.link, { employer: step.employer, opens: 0, readers: [] });
        this.#tell(step.employer, { at, kind: 'link-made', label: step.link });
        return;
      case 'revoke':
        this.#tell(this.#link(step.link).employer, { at, kind: 'link-revoked', label: step.link });
        return;
      case 'open':
        this.#open(step, at);
        return;
      case 'crawl':
        return;
    }
  }

  #open(step: Extract<SearchStep, { does: 'open' }>, at: string): void {
    const link = this.#link(step.link);
    link.opens += 1;
    if (step.optsOut) return;
    if (!link.readers.some(({ address }) => address === step.reader.address)) link.readers.push(step.reader);
    const reader = 1 + link.readers.findIndex(({ address }) => address === step.reader.address);
    const { seconds, sections, downloads } = step.reading;
    this.#tell(link.employer, {
      at,
      kind: 'link-opened',
      label: step.link,
      reader,
      device: step.reader.device,
      seconds,
      sections: Object.entries(sections)
        .map(([section, time]) => ({ section, seconds: time }))
        .sort((one, other) => other.seconds - one.seconds),
      downloads,
    });
  }

  #add(employer: string, status: EmployerContactStatus, at: string, isConfirmed: boolean): void {
    const begin = { at, kind: 'status', from: null, to: status };
    this.contacts.set(employer, { status, isConfirmed, action: null, on: null, events: [begin] });
  }

  #move(employer: string, to: EmployerContactStatus, at: string): void {
    const contact = this.#contact(employer);
    if (contact.status === to) return;
    contact.events.push({ at, kind: 'status', from: contact.status, to });
    contact.status = to;
  }

  #tell(employer: string, event: TrueEvent): void {
    this.#contact(employer).events.push(event);
  }

  #contact(employer: string): TrueContact {
    const contact = this.contacts.get(employer);
    if (!contact) throw new Error(`The script has no employer ${employer}.`);
    return contact;
  }

  #link(name: string): TrueLink {
    const link = this.links.get(name);
    if (!link) throw new Error(`The script has no link ${name}.`);
    return link;
  }

  /** How many contacts have each status. */
  board(): Partial<Record<EmployerContactStatus, number>> {
    const board: Partial<Record<EmployerContactStatus, number>> = {};
    for (const { status } of this.contacts.values()) board[status] = (board[status] ?? 0) + 1;
    return board;
  }

  figures() {
    const begins = [...this.contacts.values()].map(({ events }) => Date.parse(events[0]?.at ?? ''));
    const within = (from: number, to: number) =>
      begins.filter((at) => at > searchEnd - from * day && at <= searchEnd - to * day).length;
    const [latest, before] = [within(30, 0), within(60, 30)];
    const responses = this.#responseDays();
    return {
      total: this.contacts.size,
      new: this.board().new ?? 0,
      responded: this.board().responded ?? 0,
      responseCases: responses.length,
      medianResponseDays: responses.length < 5 ? null : Math.round(median(responses) * 10) / 10,
      monthlyTrend: before === 0 ? null : Math.round((100 * (latest - before)) / before),
      months: this.#months(begins),
      funnel: this.#funnel(),
      due: this.#due(),
    };
  }

  #responseDays(): number[] {
    return [...this.contacts.values()].flatMap(({ events }) => {
      const [begin] = events;
      const response = events.find(({ kind, to }) => kind === 'status' && to === 'responded');
      return begin && response ? [(Date.parse(response.at) - Date.parse(begin.at)) / day] : [];
    });
  }

  /** Those with contacts; the product lists the empty ones too. */
  #months(begins: number[]): Record<string, number> {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: searchZone,
      year: 'numeric',
      month: '2-digit',
    });
    const months: Record<string, number> = {};
    for (const at of begins) {
      const month = format.format(at);
      months[month] = (months[month] ?? 0) + 1;
    }
    return months;
  }

  #funnel() {
    const steps: readonly unknown[] = funnelSteps;
    const furthest = [...this.contacts.values()].map(({ events }) =>
      Math.max(0, ...events.map(({ to }) => steps.indexOf(to))),
    );
    return funnelSteps.map((step, index) => ({
      step,
      count: furthest.filter((came) => came >= index).length,
    }));
  }

  #due() {
    return [...this.contacts]
      .flatMap(([employerName, { action, on }]) =>
        action ? [{ employerName, nextAction: action, nextActionOn: on ?? '' }] : [],
      )
      .sort((one, other) => (one.nextActionOn < other.nextActionOn ? -1 : 1));
  }
}

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
