import { expect, test } from 'vitest';
import { slugIn } from '../../src/client/features/page-settings/slug-in';

test('the slug is taken out of the address of a page', () => {
  const addresses = [
    'https://storyfolio.example/profile/anna-smith',
    ' http://127.0.0.1:3000/profile/anna-smith/ ',
    'storyfolio.example/profile/anna-smith?viewer=visitor',
    '/profile/anna-smith#skills',
    'https://storyfolio.example/profile/anna-smith/photos',
  ];
  expect(addresses.map(slugIn)).toEqual(addresses.map(() => 'anna-smith'));
});

test('anything else stays as it was typed', () => {
  const others = [
    'anna-smith',
    '',
    ' ',
    'Anna',
    'profile',
    'profile/',
    'https://storyfolio.example/profile/',
  ];
  expect(others.map(slugIn)).toEqual(others);
});
