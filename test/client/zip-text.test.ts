import { expect, test } from 'vitest';
import { consequencesOf, namesOf, resultText, titleOf } from '../../src/client/features/cv-import/zip-text';

const none = { photos: 0, hasPortrait: false, hasVideo: false, cvs: 0, publicCvs: 0 };

test('only what a zip holds is named', () => {
  expect(titleOf({ ...none, hasPortrait: true, hasVideo: true, cvs: 1 })).toBe('Photos, video and CVs');
  expect(titleOf({ ...none, cvs: 2 })).toBe('CVs');
  expect(namesOf({ ...none, photos: 2, hasVideo: true, cvs: 1 })).toBe(
    '2 photos, a video introduction and 1 CV',
  );
  expect(namesOf(none)).toBe('');
});

test('what is replaced, and what visitors will see, is said before', () => {
  const textOf = (cvs: number, publicCvs: number) => consequencesOf({ ...none, cvs, publicCvs }).join();
  expect(textOf(2, 1)).toContain('2 CVs, of which 1 can be downloaded by visitors.');
  expect(textOf(1, 1)).toContain('The CV can be downloaded by visitors.');
  expect(textOf(3, 0)).toContain('The CVs are private.');
  const [video] = consequencesOf({ ...none, hasVideo: true });
  expect(video).toMatch(/shown on your page.*replaces the present one/);
  expect(consequencesOf(none)).toEqual([]);
});

test('the answer says what was added, what was there, and what is left', () => {
  const answer = { added: 0, hasPortrait: false, hasVideo: false, cvs: 0, known: 0, left: 0, rejected: [] };
  expect(resultText({ ...answer, cvs: 2, known: 1, left: 3 })).toBe(
    'Added 2 CVs. 1 file you had already. 3 files still to come.',
  );
  expect(resultText(answer)).toBe('Nothing new was added.');
});
