import { parseVtt, vttTime } from '../../../contracts/web-vtt';

/** A caption as it is typed: its times as clocks, its words without markup. */
export interface CaptionRow {
  key: string;
  from: string;
  to: string;
  words: string;
}

const captionSeconds = 4;

/** A caption file without captions. */
export const noCaptions = 'WEBVTT';

/** A caption without words from this second on, or after the last of these. */
export function nextRow(rows: CaptionRow[], seconds: number): CaptionRow {
  const start = Math.max(seconds, secondsOf(rows.at(-1)?.to ?? '') ?? 0);
  return rowOf(start, start + captionSeconds, '');
}

const rowOf = (start: number, end: number, words: string): CaptionRow => ({
  key: crypto.randomUUID(),
  from: clockOf(start),
  to: clockOf(end),
  words,
});

/** The rows of a caption file; undefined if it has faults, or anything that rows do not hold. */
export function rowsOf(content: string): CaptionRow[] | undefined {
  if (content.trim() === noCaptions) return [nextRow([], 0)];
  const { cues, faults } = parseVtt(content.trim());
  if (faults.length > 0 || cues.some(({ text }) => /[<>]/.test(text))) return undefined;
  const rows = cues.map(({ start, end, text }) => rowOf(start, end, unescaped(text)));
  const kept = linesOf(content).filter((line) => !/^\d+$/.test(line));
  const isWhole = kept[0]?.trim() === noCaptions && linesOf(contentOf(rows)).length === kept.length;
  return isWhole && !kept.some(hasSettings) ? rows : undefined;
}

const linesOf = (content: string) => content.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
const hasSettings = (line: string) => /-->\s+\S+\s+\S/.test(line);

/** Rows as a caption file, in the order of their times; those without words are left out. */
export function contentOf(rows: CaptionRow[]): string {
  const blocks = filledOf(rows)
    .toSorted((one, other) => (secondsOf(one.from) ?? 0) - (secondsOf(other.from) ?? 0))
    .map(({ from, to, words }) => `${timeOf(from)} --> ${timeOf(to)}\n${escaped(words)}`);
  return [noCaptions, ...blocks].join('\n\n');
}

const filledOf = (rows: CaptionRow[]) => rows.filter(({ words }) => words.trim() !== '');

/** What is wrong with rows, by their keys. */
export function faultsOf(rows: CaptionRow[]): Map<string, { from?: string; to?: string }> {
  const faults = filledOf(rows).flatMap(({ key, from, to }): [string, { from?: string; to?: string }][] => {
    const [start, end] = [secondsOf(from), secondsOf(to)];
    if (start === undefined) return [[key, { from: notATime }]];
    if (end === undefined) return [[key, { to: notATime }]];
    return end > start ? [] : [[key, { to: 'After its start' }]];
  });
  return new Map(faults);
}

const notATime = 'A time such as 1:05';
const clock = /^(?:(?:(\d{1,3}):)?([0-5]?\d):)?([0-5]?\d(?:[.,]\d{1,3})?)$/;

/** '1:05' in seconds; undefined if it is no time. */
function secondsOf(text: string): number | undefined {
  const match = clock.exec(text.trim());
  if (!match) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}

/** Seconds as '1:05', '1:05.25' or '1:00:05'. */
function clockOf(seconds: number): string {
  const [, hours = '', minutes, rest, fraction = ''] =
    /^(?:(\d+):)?(\d\d):(\d\d)\.(\d\d\d)$/.exec(vttTime(seconds)) ?? [];
  const parts = fraction.replace(/0{1,3}$/, '');
  const start = hours ? `${Number(hours)}:${minutes}` : `${Number(minutes)}`;
  return `${start}:${rest}${parts && `.${parts}`}`;
}

/** As a caption file has it; what is no time stays as it was typed. */
function timeOf(text: string): string {
  const seconds = secondsOf(text);
  return seconds === undefined ? text : vttTime(seconds);
}

/** Words as a caption file has them, without the blank lines that would end the caption. */
const escaped = (words: string) =>
  linesOf(words).join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0' };
const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|nbsp);/g, (_, name: string) => characters[name] ?? '');
