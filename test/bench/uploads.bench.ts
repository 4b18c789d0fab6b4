import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { bench, describe } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { form } from '../support/gallery-uploads';
import { grantPlan } from '../support/plans';

const app = useTestApp();
const pdf = Buffer.concat([makePdf(['x']), Buffer.alloc(10 * 1024 * 1024 - 1000)]);
const body = form([{ name: 'cv.pdf', content: pdf }], 'cv');
const atOnce = 20;

let user: TestUser | undefined;
let uploads: Promise<void>[] = [];
let isGoingOn = false;

async function prepare(): Promise<TestUser> {
  if (user) return user;
  user = await app().newUser();
  await grantPlan(app().db, user.accountId, 'business');
  await app().app.listen({ host: '127.0.0.1', port: 0 });
  return user;
}

function upload({ token }: TestUser): Promise<void> {
  const { port } = app().app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({
      port,
      method: 'POST',
      path: '/api/profile/demo-profile-1/cv',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=edge',
        'content-length': body.length,
      },
    });
    request.on('error', reject).on('response', (response) => response.resume().on('end', resolve));
    request.end(body);
  });
}

async function startUploads(): Promise<void> {
  const owner = await prepare();
  isGoingOn = true;
  uploads = Array.from({ length: atOnce }, async () => {
    while (isGoingOn) await upload(owner);
  });
}

async function stopUploads(): Promise<void> {
  isGoingOn = false;
  await Promise.all(uploads);
}

describe('a list of skills', () => {
  const list = async () => {
    const owner = await prepare();
    await app().rest(`GET /profile/${owner.profileId}/skills`);
  };
  bench('while idle', list);
  bench(`during ${atOnce} uploads of 10 MB, sent by the same process`, list, {
    setup: startUploads,
    teardown: stopUploads,
    time: 2_000,
  });
});
