import { expect, test } from 'vitest';
import { restoreText } from '../../src/client/features/versions/restore-text';

const nothing = { sections: [], cvs: [], madePublic: [], shownAgain: [] };
const section = { section: 'skills' as const, missing: [], changed: [], isReordered: false };
const entry = (title: string) => ({ id: title, title });
const missing = (title: string) => ({ ...entry(title), isNewer: false });

test('restoring says what goes to the bin, what becomes private and what becomes public', () => {
  const always =
    'Your page becomes what it was then, and what it is now is kept as a version. Who can see it stays as it is.';
  expect(restoreText(nothing)).toBe(always);
  const text = restoreText({
    sections: [{ ...section, added: [entry('Excel')], missing: [missing('Word'), missing('Access')] }],
    cvs: [
      { id: '1', title: 'new.pdf', origin: 'none', copy: 'public' },
      { id: '2', title: 'old.pdf', origin: 'public', copy: 'none' },
    ],
    madePublic: ['One', '', 'Three', 'Four', 'Five', 'Six', 'Seven'],
    shownAgain: ['About', 'Video Intro'],
  });
  expect(text).toBe(
    [
      always,
      '1 entry added since will go to the bin.',
      '2 entries removed since will come back, as public as before.',
      'These CVs become private: “new.pdf”.',
      'These are private now and become public: “One”, an entry without a title, “Three”, “Four”, “Five” and 2 more.',
      'No longer hidden: About, Video Intro.',
    ].join(' '),
  );
});
