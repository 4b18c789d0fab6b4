import { expect, test } from 'vitest';
import { typeRefusalOf, unreadableRefusal } from '../../src/client/features/gallery/check-image';
import {
  everything,
  type GalleryImage,
  imagesIn,
  type SortKey,
} from '../../src/client/features/gallery/gallery-view';
import { splitTags } from '../../src/contracts/gallery-upload';

const image = (id: string, changes: Partial<GalleryImage>): GalleryImage => ({
  id,
  profileId: 'p',
  imageUrl: `/api/files/${id}`,
  caption: '',
  category: 'personal',
  metadata: {},
  translations: {},
  width: 4,
  height: 3,
  size: 1,
  placeholder: '',
  isPublic: true,
  sortOrder: 1,
  createdAt: '2025-06-01T10:00:00.000Z',
  updatedAt: '2025-06-01T10:00:00.000Z',
  ...changes,
});

const images = [
  image('a', {
    caption: 'zebra',
    category: 'travel',
    size: 30,
    sortOrder: 3,
    metadata: { date: '2020-01-01' },
  }),
  image('b', {
    caption: 'Apple',
    category: 'work',
    size: 10,
    sortOrder: 1,
    metadata: { tags: ['Fruit salad'] },
  }),
  image('c', {
    caption: 'Mango 10',
    category: 'travel',
    size: 20,
    sortOrder: 2,
    createdAt: '2025-06-02T10:00:00.000Z',
    metadata: { date: null },
  }),
  image('d', { caption: 'Mango 9', size: 40, sortOrder: 4, metadata: { date: '2025-06-02' } }),
];
const shown = (view: Partial<typeof everything>) =>
  imagesIn(images, { ...everything, ...view })
    .map(({ id }) => id)
    .join('');

test.each<[SortKey, string]>([
  ['newest', 'cdba'],
  ['oldest', 'abdc'],
  ['name', 'bdca'],
  ['size', 'dacb'],
  ['category', 'dcab'],
  ['custom', 'bcad'],
])('sorts by %s', (sort, expected) => {
  expect(shown({ sort })).toBe(expected);
});

test('filters by category', () => {
  expect(shown({ category: 'travel', sort: 'custom' })).toBe('ca');
  expect(shown({ category: 'education' })).toBe('');
});

test.each([
  ['ZEB', 'a'],
  ['  mango ', 'cd'],
  ['fruit', 'b'],
  ['salad', 'b'],
  ['nothing', ''],
])('finds %s in captions and tags', (search, expected) => {
  expect(shown({ search })).toBe(expected);
});

test('search and category combine', () => {
  expect(shown({ search: 'mango', category: 'travel' })).toBe('c');
});

test('does not change the given list', () => {
  const before = images.map(({ id }) => id);
  shown({ sort: 'size' });
  expect(images.map(({ id }) => id)).toEqual(before);
});

test('splits tags as typed', () => {
  expect(splitTags(' sea, ,two words ,, x')).toEqual(['sea', 'two words', 'x']);
  expect(splitTags('')).toEqual([]);
});

test('refuses files with the specified messages, and says what a browser without HEIC can do', () => {
  expect(typeRefusalOf({ name: 'a.gif', type: 'image/gif' })).toEqual({
    title: 'Invalid file type',
    message: 'a.gif is not a supported image format',
  });
  expect(typeRefusalOf({ name: 'a.WEBP', type: '' })).toBeUndefined();
  expect(typeRefusalOf({ name: 'a.HEIC', type: '' })).toBeUndefined();
  expect(unreadableRefusal({ name: 'a.HEIC', type: '' })).toEqual({
    title: 'Invalid file type',
    message:
      'a.HEIC is not a supported image format here: this browser cannot read HEIC. Choose it in Safari, or save it as JPEG first',
  });
});
