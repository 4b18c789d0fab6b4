import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';

const app = useTestApp();

async function unprintableOf(bio: string) {
  const user = await app().newUser();
  await app().rest(`PATCH /profile/${user.profileId}`, { bio }, user);
  return (await app().rest(`GET /profile/${user.profileId}/unprintable`, undefined, user)).body;
}

test('owners are told which characters no font of their documents has', async () => {
  expect(await unprintableOf('Zoë builds “bridges” – for €5.')).toEqual({ characters: [], others: 0 });
  expect(await unprintableOf('अभियंता 🎉')).toEqual({ characters: [], others: 0 });
  expect(await unprintableOf('a \u0378\u0379 b')).toEqual({ characters: ['\u0378', '\u0379'], others: 0 });
});

test('at most thirty are named', async () => {
  const unassigned = Array.from({ length: 35 }, (_, index) => String.fromCodePoint(0x1fc00 + index));
  const { characters, others } = await unprintableOf(unassigned.join(' '));
  expect([characters.length, others]).toEqual([30, 5]);
});

test('letters that are taken for printed without a look are all in the fonts', async () => {
  const codes = [
    ...Array.from({ length: 0x17f - 0xa0 }, (_, index) => 0xa1 + index).filter((code) => code !== 0xad),
    ...[0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2018, 0x2019, 0x201a, 0x201c, 0x201d, 0x201e],
    ...[0x2022, 0x2026, 0x2212, 0x20ac],
  ];
  // With a letter that is looked at.
  expect(await unprintableOf(`अ ${String.fromCodePoint(...codes)}`)).toEqual({ characters: [], others: 0 });
});
