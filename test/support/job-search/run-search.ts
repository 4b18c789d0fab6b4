import type { Answer, TestApp, TestUser } from '../app';
import type { Reader, SearchStep, StepOf } from './search-steps';

interface Made {
  id: string;
}

interface MadeLink extends Made {
  token: string;
}

/** Does the steps of a job search through the interface, at their times. */
export class SearchRunner {
  readonly #server: TestApp;
  readonly #owner: TestUser;
  readonly #setTime: (at: number) => void;
  readonly #links = new Map<string, MadeLink>();
  readonly contacts = new Map<string, string>();

  /** @param setTime sets the clock of the server; milliseconds */
  constructor(server: TestApp, owner: TestUser, setTime: (at: number) => void) {
    this.#server = server;
    this.#owner = owner;
    this.#setTime = setTime;
  }

  async run(steps: SearchStep[]): Promise<void> {
    for (const step of steps) {
      this.#setTime(step.at);
      await this.#take(step);
    }
  }

  async #take(step: SearchStep): Promise<void> {
    switch (step.does) {
      case 'add': {
        const fields = { employerName: step.employer, employerEmail: step.email };
        const { id } = await this.#write(`POST /profile/${this.#owner.profileId}/employer-contacts`, fields);
        this.contacts.set(step.employer, id);
        return;
      }
      case 'message':
        return this.#sendMessage(step);
      case 'move':
        await this.#write(`PATCH ${this.#pathOf(step.employer)}`, { status: step.to });
        return;
      case 'reply':
        await this.#write(`POST ${this.#pathOf(step.employer)}/reply`, {});
        return;
      case 'note':
        await this.#write(`POST ${this.#pathOf(step.employer)}/notes`, { text: step.text });
        return;
      case 'meet': {
        const { date, kind, outcome } = step;
        await this.#write(`POST ${this.#pathOf(step.employer)}/rounds`, { date, kind, outcome });
        return;
      }
      case 'plan': {
        const fields = { nextAction: step.action, nextActionOn: step.on };
        await this.#write(`PATCH ${this.#pathOf(step.employer)}`, fields);
        return;
      }
      case 'link': {
        const fields = { label: step.link, employerContactId: this.contacts.get(step.employer) };
        const link = await this.#write(`POST /profile/${this.#owner.profileId}/links`, fields);
        this.#links.set(step.link, { id: link.id, token: link.token });
        return;
      }
      case 'revoke':
        await this.#write(`DELETE /links/${this.#link(step.link).id}`);
        return;
      case 'open':
        return this.#open(step);
      case 'crawl':
        await this.#visit(step.link, { address: '198.51.200.1', userAgent: step.userAgent });
        return;
    }
  }

  async #sendMessage({ employer, email, text, through }: StepOf<'message'>): Promise<void> {
    const answer = await this.#server.app.inject({
      method: 'POST',
      url: `/api/profile/${this.#owner.profileId}/contact-requests`,
      payload: { name: employer, email, message: text },
      ...(through && (await this.#visit(through.link, through.reader))),
    });
    if (answer.statusCode !== 201) throw new Error(`A message: ${answer.statusCode} ${answer.body}`);
    if (this.contacts.has(employer)) return;
    const listed = await this.#write(`GET /profile/${this.#owner.profileId}/employer-contacts`);
    this.contacts.set(
      employer,
      listed.find(({ employerName }: { employerName: string }) => employerName === employer).id,
    );
  }

  /** As a browser does: the page, the view once it was really seen, and what was read when it is left. */
  async #open({ at, link, reader, reading, optsOut }: StepOf<'open'>): Promise<void> {
    this.#setTime(at - 2_000);
    const visit = await this.#visit(link, reader, optsOut ? { 'sec-gpc': '1' } : {});
    this.#setTime(at);
    const view = await this.#server.app.inject({
      method: 'POST',
      url: `/api/profile/${this.#owner.profileId}/view`,
      payload: { source: 'direct', referrer: '', link: this.#link(link).token, viewerName: 'Claimed' },
      ...visit,
    });
    this.#setTime(at + 5 * 60_000);
    const { id } = view.json();
    const url = `/api/views/${id}/progress`;
    const progress = await this.#server.app.inject({ method: 'POST', url, payload: reading, ...visit });
    if (progress.statusCode !== 200) throw new Error(`Progress: ${progress.statusCode} ${progress.body}`);
  }

  /** Reads the page through a link. @returns what the reader's browser sends from then on */
  async #visit(
    link: string,
    { address, userAgent }: Omit<Reader, 'device'>,
    more: Record<string, string> = {},
  ) {
    const headers = { 'user-agent': userAgent, ...more };
    const url = `/profile/${this.#owner.slug}?v=${this.#link(link).token}`;
    const { cookies } = await this.#server.app.inject({ url, headers, remoteAddress: address });
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { remoteAddress: address, headers: { ...headers, ...(cookie && { cookie }) } };
  }

  async #write(route: string, body?: unknown): Promise<Answer['body']> {
    const answer = await this.#server.rest(route, body, this.#owner);
    if (answer.status >= 300) throw new Error(`${route}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  #pathOf(employer: string): string {
    return `/employer-contacts/${this.contacts.get(employer)}`;
  }

  #link(name: string): MadeLink {
    const link = this.#links.get(name);
    if (!link) throw new Error(`There is no link ${name}.`);
    return link;
  }
}
