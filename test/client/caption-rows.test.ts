import { describe, expect, test } from 'vitest';
import {
  type CaptionRow,
  contentOf,
  faultsOf,
  nextRow,
  noCaptions,
  rowsOf,
} from '../../src/client/features/video-intro/caption-rows';
import { parseVtt } from '../../src/contracts/web-vtt';

const row = (from: string, to: string, words: string): CaptionRow => ({ key: from + to, from, to, words });
const withoutKeys = (rows: CaptionRow[] | undefined) => rows?.map(({ from, to, words }) => [from, to, words]);

describe('captions as rows', () => {
  test('are written in the order of their times, without those that say nothing', () => {
    const rows = [row('1:05', '1:10.5', 'Later'), row('0', '4', 'Hello'), row('0:04', '0:08', ' ')];
    const content = contentOf(rows);
    expect(content).toBe('WEBVTT\n\n00:00.000 --> 00:04.000\nHello\n\n01:05.000 --> 01:10.500\nLater');
    expect(parseVtt(content).faults).toEqual([]);
    expect(withoutKeys(rowsOf(content))).toEqual([
      ['0:00', '0:04', 'Hello'],
      ['1:05', '1:10.5', 'Later'],
    ]);
  });

  test('keep every character, two lines and long videos', () => {
    const words = 'R&D <3 --> &lt;\nsecond line';
    const content = contentOf([row('1:02:03.004', '1:02:05', `${words}\n\n`)]);
    expect(parseVtt(content).faults).toEqual([]);
    expect(withoutKeys(rowsOf(content))).toEqual([['1:02:03.004', '1:02:05', words]]);
  });

  test.each([
    ['faults', 'WEBVTT\n\n00:00 --> 00:02\nx'],
    ['settings', 'WEBVTT\n\n00:00.000 --> 00:02.000 align:start\nx'],
    ['markup', 'WEBVTT\n\n00:00.000 --> 00:02.000\n<i>x</i>'],
    ['notes', 'WEBVTT\n\nNOTE of mine\n\n00:00.000 --> 00:02.000\nx'],
    ['a title', 'WEBVTT - Me\n\n00:00.000 --> 00:02.000\nx'],
  ])('do not hold %s', (_, content) => {
    expect(rowsOf(content)).toBeUndefined();
  });

  test('drop the numbers that converted files have', () => {
    const content = 'WEBVTT\n\n1\n00:00.000 --> 00:02.000\nx\n\n2\n00:02.000 --> 00:03.000\ny\n';
    expect(withoutKeys(rowsOf(content))).toEqual([
      ['0:00', '0:02', 'x'],
      ['0:02', '0:03', 'y'],
    ]);
  });

  test('say which time is none', () => {
    const faults = faultsOf([
      row('soon', '4', 'x'),
      row('1:75', '4', 'x'),
      row('4', '', 'x'),
      row('4', '0:04', 'x'),
      row('no', 'time', ''),
      row('0:04', '0:05', 'x'),
    ]);
    expect([...faults.values()]).toEqual([
      { from: 'A time such as 1:05' },
      { from: 'A time such as 1:05' },
      { to: 'A time such as 1:05' },
      { to: 'After its start' },
    ]);
  });

  test('begin with one, and go on at the place of the player or after the last one', () => {
    expect(withoutKeys(rowsOf(noCaptions))).toEqual([['0:00', '0:04', '']]);
    expect(withoutKeys([nextRow([row('0', '4', 'x')], 2)])).toEqual([['0:04', '0:08', '']]);
    expect(withoutKeys([nextRow([row('0', '4', 'x')], 9.25)])).toEqual([['0:09.25', '0:13.25', '']]);
  });
});
