import { afterEach, expect, test, vi } from 'vitest';
import {
  keepImported,
  keyOf,
  newReview,
  readReview,
  restoreImported,
  saveReview,
} from '../../src/client/features/cv-import/stored-review';
import { dropDraftWithParts, readDraft, saveDraft } from '../../src/client/sections/form/draft-store';
import { clearDrafts } from '../../src/client/session/local-storage';
import { nothingRead } from '../support/proposals';

const key = { userId: 'ada', section: 'skills', entryId: 'new' } as const;
const part = { ...key, entryId: 'new/part' };
const stored = () => Object.values<string>(localStorage).join();

/** Stands for a full storage: the one of these tests has no limit, and a spy on it stays. */
function fillStorage() {
  const setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const full = new Proxy(localStorage, {
    get: (storage, name) => (name === 'setItem' ? setItem : Reflect.get(storage, name)),
  });
  vi.stubGlobal('localStorage', full);
}

afterEach(() => {
  vi.unstubAllGlobals();
  clearDrafts();
});

test('a draft that the browser has no room for is kept with each change, and stored once there is room', () => {
  saveDraft(key, { values: { name: 'Steering' } });
  fillStorage();
  saveDraft(key, { values: { name: 'Steering, rowing' } });
  expect(readDraft(key)?.values).toEqual({ name: 'Steering, rowing' });
  expect(stored()).not.toContain('rowing');
  vi.unstubAllGlobals();
  saveDraft(key, { values: { name: 'Rowing' } });
  expect(stored()).toContain('Rowing');
  expect(readDraft(key)?.values).toEqual({ name: 'Rowing' });
});

test('what is dropped is gone, whether the browser has stored it or not', () => {
  saveDraft(key, { values: { name: 'Steering' } });
  fillStorage();
  for (const each of [key, part]) saveDraft(each, { values: { name: 'Rowing' } });
  dropDraftWithParts(key);
  expect([readDraft(key), readDraft(part), stored()]).toEqual([undefined, undefined, '']);
});

test('signing out deletes what the browser has not stored as well', () => {
  fillStorage();
  saveDraft(key, { values: { name: 'Steering' } });
  clearDrafts();
  expect(readDraft(key)).toBeUndefined();
});

test('a review that the browser has no room for comes back if its import is undone', () => {
  fillStorage();
  const review = {
    ...newReview({ filename: 'profile.json', proposal: nothingRead }),
    choices: { 'page-design': 'add' as const },
  };
  saveReview(keyOf('ada', 'file'), review);
  expect(readReview(keyOf('ada', 'file'))).toEqual(review);
  keepImported('ada', { undoId: 'first', document: 'file', review });
  expect(readReview(keyOf('ada', 'file'))).toBeUndefined();
  expect(restoreImported('ada', 'first')).toBe('file');
  expect(readReview(keyOf('ada', 'file'))).toEqual(review);
});
