import { expect, test } from 'vitest';
import { planFor } from '../../src/client/features/video-intro/shrink-plan';

const tenMegabytes = 10 * 1024 * 1024;
const of = (seconds: number, width = 3840, height = 2160) =>
  planFor({ seconds, width, height, soundRate: 96_000 }, tenMegabytes);

test('a video is encoded as large as it looks good in ten megabytes, in even sides', () => {
  expect(of(20)).toEqual({ bitrate: 2_500_000, width: 1280, height: 720 });
  expect(of(100)).toEqual({ bitrate: 658_974, width: 854, height: 480 });
  expect(of(100, 2160, 3840)).toMatchObject({ width: 480, height: 854 });
  expect(of(300)).toMatchObject({ width: 640, height: 360 });
  expect(of(20, 321, 241)).toMatchObject({ width: 322, height: 242 });
});

test.each([20, 60, 100, 200, 300])('one of %i seconds fits', (seconds) => {
  const plan = of(seconds);
  expect(((plan?.bitrate ?? 0) + 96_000) * seconds).toBeLessThan(tenMegabytes * 8);
});

test('one that would be a blur is not made', () => {
  expect(of(600)).toBeUndefined();
});
