import { excerpt } from './text';

/** A cue: its text, and its start and end in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** An error in a caption file. */
export interface VttFault {
  /** Counted from 1. */
  line: number;
  message: string;
}

export interface ParsedVtt {
  cues: Cue[];
  faults: VttFault[];
}

const timing = /^\s*(\S+)\s+-->\s+(\S+)(\s.*)?$/;
const time = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
const setting = /^(vertical|line|position|size|align|region):\S+$/;
const tag = /<[^>]*>?/g;
const knownTag = /^<\/?(c|i|b|u|v|ruby|rt|lang)((\.[^\s.<>&]+)*)(\s[^<>]*)?>$/;
const timeTag = /^<((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})>$/;

/** Parses a WebVTT file and reports all its errors. */
export function parseVtt(content: string): ParsedVtt {
  const lines = content.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const cues: Cue[] = [];
  const faults: VttFault[] = [];
  if (!/^WEBVTT([ \t].*)?$/.test(lines[0] ?? '')) {
    faults.push({ line: 1, message: 'The first line must be WEBVTT.' });
  }
  for (const block of blocksOf(lines)) {
    if (block.line > 1) readBlock(block, cues, faults);
    else faults.push(...headFaults(block));
  }
  if (cues.length === 0 && faults.length === 0) {
    faults.push({
      line: lines.length,
      message: 'Add a caption, such as 00:00.000 --> 00:04.000 with a text below.',
    });
  }
  return { cues, faults };
}

interface Block {
  /** Number of its first line. */
  line: number;
  lines: string[];
}

/** The blocks between blank lines; the WEBVTT header is the first. */
function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let current: Block | undefined;
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') {
      current = undefined;
    } else if (current) {
      current.lines.push(text);
    } else {
      current = { line: index + 1, lines: [text] };
      blocks.push(current);
    }
  }
  return blocks;
}

function headFaults({ lines }: Block): VttFault[] {
  const at = lines.findIndex((text) => text.includes('-->'));
  return at < 1 ? [] : [{ line: at + 1, message: 'Leave a blank line before the first caption.' }];
}

function readBlock({ line, lines }: Block, cues: Cue[], faults: VttFault[]): void {
  const [first = ''] = lines;
  // Notes, styles and regions are left to the browser, which loads nothing for them.
  if (/^NOTE(\s|$)/.test(first) || (cues.length === 0 && /^(STYLE|REGION)\s*$/.test(first))) return;
  const at = first.includes('-->') ? 0 : 1;
  const cue = readTiming(lines[at] ?? '');
  if (typeof cue === 'string') {
    faults.push({ line: line + Math.min(at, lines.length - 1), message: cue });
    return;
  }
  const before = cues.at(-1);
  if (before && cue.start < before.start) {
    faults.push({ line: line + at, message: 'Captions must stand in the order of their times.' });
  }
  const text = lines.slice(at + 1);
  if (text.length === 0) faults.push({ line: line + at, message: 'Write the caption below its times.' });
  for (const [index, content] of text.entries()) {
    const message = faultOf(content);
    if (message) faults.push({ line: line + at + 1 + index, message });
  }
  cues.push({ ...cue, text: text.join('\n') });
}

/** @returns the error in the line, if any */
function readTiming(text: string): Pick<Cue, 'start' | 'end'> | string {
  const match = timing.exec(text);
  if (!match) return 'Write the times as 00:00.000 --> 00:04.000.';
  const [, from = '', to = '', settings = ''] = match;
  const [start, end] = [secondsOf(from), secondsOf(to)];
  if (start === undefined || end === undefined) {
    return `${quoted(start === undefined ? from : to)} is not a time. Write it as 00:04.000 or 01:00:04.000.`;
  }
  if (end <= start) return 'The end of a caption must be after its start.';
  const unknown = settings.split(/\s+/).find((word) => word !== '' && !setting.test(word));
  return unknown === undefined ? { start, end } : `${quoted(unknown)} is not a setting of captions.`;
}

/** The part of a word by which its place is found. */
const quoted = (word: string) => excerpt(word, 40);

const secondsPerMinute = 60;
const secondsPerHour = 3600;

function secondsOf(text: string): number | undefined {
  const match = time.exec(text);
  if (!match) return undefined;
  const [, hours = '0', minutes, seconds, thousandths] = match;
  const whole = Number(hours) * secondsPerHour + Number(minutes) * secondsPerMinute + Number(seconds);
  return whole + Number(thousandths) / 1000;
}

function faultOf(text: string): string | undefined {
  if (text.includes('-->')) return 'Leave a blank line between captions.';
  const unknown = [...text.matchAll(tag)].find(([found]) => !knownTag.test(found) && !timeTag.test(found));
  return unknown && `${quoted(unknown[0])} is not a tag of captions. For a plain < write &lt;.`;
}

/** A WebVTT timestamp: '00:04.000', with hours only if needed. */
export function vttTime(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const whole = Math.floor(thousandths / 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const hours = Math.floor(whole / secondsPerHour);
  const rest = `${two((whole % secondsPerHour) / secondsPerMinute)}:${two(whole % secondsPerMinute)}`;
  const fraction = String(thousandths % 1000).padStart(3, '0');
  return `${hours > 0 ? `${two(hours)}:` : ''}${rest}.${fraction}`;
}
