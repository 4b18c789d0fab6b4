import type { Kysely, Transaction } from 'kysely';
import { readSettings } from '../../../db/queries/settings';
import type { DB } from '../../../db/tables.gen';
import { type GrowthAnswer, growViews, type ReportedProgress } from '../../../db/views/grow-views';
import { addPartition, monthOf } from '../../../db/views/partitions';
import { type RecordedView, type ReportedView, recordViews } from '../../../db/views/record-views';
import { SumChanges } from '../../../db/views/sum-changes';
import { BusyRefusal, toRefusal } from '../errors';
import { MaintenanceRefusal } from '../system/maintenance-refusal';

/** The most reports written in one transaction. */
const largestBatch = 500;
/** The most reports that wait for their transaction: some seconds of work. */
const mostWaiting = 5_000;
/** How often a batch that another process came in between is written again. */
const attempts = 5;

type Report = { view: ReportedView } | { progress: ReportedProgress };
type Answer = RecordedView | GrowthAnswer | undefined;

interface Entry {
  report: Report;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Writes views in groups: what arrives while a transaction is under way is written by the next one, so that the cost of a
 * view falls as the load rises. A call returns after the commit.
 */
export class ViewWriter {
  readonly #db: Kysely<DB>;
  readonly #waiting: Entry[] = [];
  readonly #months = new Set<string>();
  #isWriting = false;

  constructor(db: Kysely<DB>) {
    this.#db = db;
  }

  /** @returns the view, new or under way; undefined if the sender may not read the profile */
  async record(view: ReportedView): Promise<RecordedView | undefined> {
    const answer = await this.#add({ view });
    return typeof answer === 'string' ? undefined : answer;
  }

  async grow(progress: ReportedProgress): Promise<GrowthAnswer> {
    const answer = await this.#add({ progress });
    return typeof answer === 'string' ? answer : 'unknown';
  }

  #add(report: Report): Promise<Answer> {
    if (this.#waiting.length >= mostWaiting) return Promise.reject(new BusyRefusal());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ report, resolve, reject });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) await this.#settle(this.#waiting.splice(0, largestBatch));
    this.#isWriting = false;
  }

  /** Writes the batch. What cannot be stored is refused alone. */
  async #settle(batch: Entry[]): Promise<void> {
    try {
      const answers = await this.#write(batch.map(({ report }) => report));
      batch.forEach(({ resolve }, index) => {
        resolve(answers[index]);
      });
    } catch (error) {
      const isAboutAll = batch.length === 1 || toRefusal(error)?.code === 'SERVICE_UNAVAILABLE';
      if (isAboutAll) for (const { reject } of batch) reject(error);
      else for (const entry of batch) await this.#settle([entry]);
    }
  }

  async #write(reports: Report[]): Promise<Answer[]> {
    for (const month of new Set(
      reports.flatMap((report) => ('view' in report ? monthOf(report.view.at) : [])),
    )) {
      if (this.#months.has(month)) continue;
      await this.#db.transaction().execute((tx) => addPartition(tx, month));
      this.#months.add(month);
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#db.transaction().execute((tx) => writeReports(tx, reports));
      } catch (error) {
        if (toRefusal(error)?.code !== 'CONFLICT' || attempt === attempts) throw error;
      }
    }
  }
}

/** @returns an answer to each */
async function writeReports(tx: Transaction<DB>, reports: Report[]): Promise<Answer[]> {
  const { isMaintenanceOn, maintenanceMessage } = await readSettings(tx);
  if (isMaintenanceOn) throw new MaintenanceRefusal(maintenanceMessage);
  const sums = new SumChanges();
  const answers: Answer[] = reports.map(() => undefined);
  const views = reports.flatMap((report, index) => ('view' in report ? { index, view: report.view } : []));
  const growth = reports.flatMap((report, index) =>
    'progress' in report ? { index, progress: report.progress } : [],
  );
  if (views.length > 0) {
    const recorded = await recordViews(
      tx,
      views.map(({ view }) => view),
      sums,
    );
    views.forEach(({ index }, position) => {
      answers[index] = recorded[position];
    });
  }
  if (growth.length > 0) {
    const grown = await growViews(
      tx,
      growth.map(({ progress }) => progress),
      sums,
    );
    growth.forEach(({ index }, position) => {
      answers[index] = grown[position];
    });
  }
  await sums.write(tx);
  return answers;
}
