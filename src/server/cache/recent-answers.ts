import { LRUCache } from 'lru-cache';
import type { AnsweredWrites } from './answered-writes';

/** How long an answer holds without asking again, in milliseconds: what another process writes shows this late at most. */
const holdsMs = 1_000;

interface Answer<T> {
  value: Promise<T | undefined>;
  /** The value itself, once it is here. */
  known?: T;
  askedAt: number;
  /** How many writes this process had answered by then. */
  writes: number;
}

/**
 * What the database has answered for each key in the last second, shared by all who ask. What was found is kept, what was
 * not found never is. A write of this process ends all of it before the write is answered, so its next reader asks again.
 */
export class RecentAnswers<T extends object | null> {
  readonly #writes: AnsweredWrites;
  readonly #ask: (key: string) => Promise<T | undefined>;
  readonly #answers: LRUCache<string, Answer<T>>;

  /** @param max the most keys that are kept */
  constructor(writes: AnsweredWrites, max: number, ask: (key: string) => Promise<T | undefined>) {
    this.#writes = writes;
    this.#ask = ask;
    this.#answers = new LRUCache({ max });
  }

  /** The answer for a key that still holds, or a new one. */
  find(key: string): Promise<T | undefined> {
    const recent = this.#recent(key);
    if (recent) return recent.value;
    const answer: Answer<T> = {
      askedAt: performance.now(),
      writes: this.#writes.count,
      value: this.#ask(key),
    };
    this.#answers.set(key, answer);
    const forget = () => {
      if (this.#answers.peek(key) === answer) this.#answers.delete(key);
    };
    answer.value.then((value) => {
      if (value === undefined) forget();
      else answer.known = value;
    }, forget);
    return answer.value;
  }

  /** The value of a key, if it holds and is here already. */
  recall(key: string): T | undefined {
    return this.#recent(key)?.known;
  }

  /** The latest value of a key, which may no longer hold. */
  lastKnown(key: string): T | undefined {
    return this.#answers.peek(key)?.known;
  }

  #recent(key: string): Answer<T> | undefined {
    const answer = this.#answers.get(key);
    const holds = answer?.writes === this.#writes.count && performance.now() < answer.askedAt + holdsMs;
    return holds ? answer : undefined;
  }
}
