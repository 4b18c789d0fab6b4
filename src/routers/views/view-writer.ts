import type { Kysely } from 'kysely';
import { readSettings } from '../../../db/queries/settings';
import type { DB } from '../../../db/tables.gen';
import { type GrowthAnswer, growViews, type ReportedProgress } from '../../../db/views/grow-views';
import { addPartition, monthOf } from '../../../db/views/partitions';
import { type RecordedView, type ReportedView, recordViews } from '../../../db/views/record-views';
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

/** What became of a report. */
type Outcome = { entry: Entry; answer: Answer } | { entry: Entry; error: unknown };

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
      if (this.#isWriting) return;
      this.#isWriting = true;
      // What has arrived already belongs to the same batch.
      setImmediate(() => void this.#writeWaiting());
    });
  }

  async #writeWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, largestBatch);
      // Separate, so that views that are stored are not written again if their progress cannot be.
      const outcomes = [
        ...(await this.#settle(batch.filter(({ report }) => 'view' in report))),
        ...(await this.#settle(batch.filter(({ report }) => 'progress' in report))),
      ];
      // By then the next batch has been sent, so that the database works while answers are sent and reports are read.
      setImmediate(() => {
        for (const outcome of outcomes) deliver(outcome);
      });
    }
    this.#isWriting = false;
  }

  /** Writes the batch. Reports that cannot be stored are refused one by one. @returns the outcome of each report */
  async #settle(batch: Entry[]): Promise<Outcome[]> {
    if (batch.length === 0) return [];
    try {
      const answers = await this.#write(batch.map(({ report }) => report));
      return batch.map((entry, index) => ({ entry, answer: answers[index] }));
    } catch (error) {
      const isAboutAll = batch.length === 1 || toRefusal(error)?.code === 'SERVICE_UNAVAILABLE';
      if (isAboutAll) return batch.map((entry) => ({ entry, error }));
      const outcomes: Outcome[] = [];
      for (const entry of batch) outcomes.push(...(await this.#settle([entry])));
      return outcomes;
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
    const views = reports.flatMap((report) => ('view' in report ? [report.view] : []));
    const progress = reports.flatMap((report) => ('progress' in report ? [report.progress] : []));
    const recorded = views.length === 0 ? [] : await again(() => recordViews(this.#db, views));
    if (recorded.includes(undefined)) await refuseInMaintenance(this.#db);
    const grown = progress.length === 0 ? [] : await again(() => this.#grow(progress));
    return reports.map((report) => ('view' in report ? recorded.shift() : grown.shift()));
  }

  #grow(progress: ReportedProgress[]): Promise<GrowthAnswer[]> {
    return this.#db.transaction().execute(async (tx) => {
      await refuseInMaintenance(tx);
      return growViews(tx, progress);
    });
  }
}

function deliver(outcome: Outcome): void {
  if ('error' in outcome) outcome.entry.reject(outcome.error);
  else outcome.entry.resolve(outcome.answer);
}

/** @throws MaintenanceRefusal with the admin's message */
async function refuseInMaintenance(db: Kysely<DB>): Promise<void> {
  const { isMaintenanceOn, maintenanceMessage } = await readSettings(db);
  if (isMaintenanceOn) throw new MaintenanceRefusal(maintenanceMessage);
}

/** Retries if another process came in between. */
async function again<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (toRefusal(error)?.code !== 'CONFLICT' || attempt === attempts) throw error;
    }
  }
}
