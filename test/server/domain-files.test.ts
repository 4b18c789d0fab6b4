import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openResolver } from '../../src/server/adapters/dns-resolver';
import { newCv, newPhoto, preparedVideo, sampleCaptions, upload } from '../support/access-uploads';
import { newWorld, type World } from '../support/access-world';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { type DnsServer, startDnsServer } from '../support/dns-server';
import { makeImage } from '../support/images';
import { verifiedDomain } from '../support/made-domains';
import { duplicate } from '../support/portfolio-rules';
import { approved, wordsSample } from '../support/testimonials';
import { unzip } from '../support/unzip';

const site = useTestApp();
let dns: DnsServer;
let app: TestApp;
let world: World;
let paths: Record<string, string>;
let domainHost: string;
let otherHost: string;

const get = async (url: string, host: string) =>
  (await app.app.inject({ url, headers: { host } })).statusCode;

/** Public files of the owner's portfolio, of every kind. */
async function publicFiles(): Promise<Record<string, string>> {
  const { owner } = world;
  const photo = await newPhoto(world);
  const video = await preparedVideo(world);
  await app.rest(`PUT /profile/${owner.profileId}/video/${video}/captions`, sampleCaptions, owner);
  const portrait = await upload(world, 'portrait');
  const image = await makeImage('jpeg');
  const testimonial = await approved(app, owner, wordsSample, image);
  const { body } = await app.rest(`GET /profile/${owner.profileId}/testimonials`, undefined, owner);
  return {
    photo: photo.imageUrl,
    portrait: `/api/files/${portrait.id}`,
    author: body[0].photoUrl,
    cv: `/api/cv/${await newCv(world)}`,
    video: `/api/video/${video}`,
    poster: `/api/video/${video}/poster`,
    fallback: `/api/video/${video}/fallback`,
    captions: `/api/profile/${owner.profileId}/video/${video}/captions`,
    check: testimonial.checkUrl,
    'signed testimonial': `${testimonial.checkUrl}.json`,
  };
}

beforeAll(async () => {
  dns = await startDnsServer();
  app = await site().newServer({ dns: openResolver([dns.address]), publicUrl: 'https://portfolio.example' });
  world = await newWorld(app);
  paths = await publicFiles();
  domainHost = (await verifiedDomain(app, dns, world.owner)).host;
  otherHost = (await verifiedDomain(app, dns, world.other)).host;
});
afterAll(() => dns.stop());

describe('a public file', () => {
  test.each([
    'photo',
    'portrait',
    'author',
    'cv',
    'video',
    'poster',
    'fallback',
    'captions',
    'check',
    'signed testimonial',
  ])('%s is served at the domain of its own portfolio, and at no other', async (kind) => {
    const path = paths[kind] ?? '';
    expect(path).toMatch(/^\//);
    const hosts = ['portfolio.example', domainHost, otherHost];
    const statuses = await Promise.all(hosts.map((host) => get(path, host)));
    expect(statuses).toEqual([200, 200, 404]);
  });

  test('of another portfolio of the same account is not served at the domain of this one', async () => {
    const { owner } = world;
    const copy = await duplicate(app, owner);
    const { host } = await verifiedDomain(app, dns, copy);
    const photosOf = async (user: TestUser) =>
      (await app.rest(`GET /profile/${user.profileId}/gallery`, undefined, user)).body;
    const [[original], [copied]] = [await photosOf(owner), await photosOf(copy)];
    expect(await get(copied.imageUrl, host)).toBe(200);
    expect(await get(original.imageUrl, host)).toBe(404);
    expect(await get(copied.imageUrl, domainHost)).toBe(404);
    // The copy shows the same testimonial, with the photo that belongs to its origin.
    expect(await get(paths.author ?? '', host)).toBe(200);
    expect(await get(paths.check ?? '', host)).toBe(200);
  });

  test('and its refusal say nothing of the testimonials of others', async () => {
    const page = await app.app.inject({ url: paths.check ?? '', headers: { host: otherHost } });
    expect(page.body).not.toContain('Grace Hopper');
    const own = await app.app.inject({ url: paths.check ?? '', headers: { host: domainHost } });
    expect(own.body).toContain('Grace Hopper');
    const keys = await get('/.well-known/testimonial-keys.json', domainHost);
    expect(keys).toBe(200);
  });

  test('of a site that was saved there leads to the installation, whose addresses it has', async () => {
    const { owner } = world;
    const { rawPayload } = await app.app.inject({ url: '/profile.zip', headers: { host: domainHost } });
    const html = (await unzip(rawPayload)).get('index.html')?.toString() ?? '';
    expect(html).toContain(`href="https://portfolio.example/profile/${owner.slug}/contact"`);
    expect(html).not.toContain('href="https://portfolio.example/contact"');
  });
});
