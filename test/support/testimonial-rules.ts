import type { InjectOptions } from 'fastify';
import type { ProcedureRule, RouteRule } from './access-rule';
import type { World } from './access-world';
import { makePhonePhoto } from './images';
import {
  approved,
  askFor,
  confirm,
  confirmLinkOf,
  multipartTo,
  press,
  requestOf,
  wordsSample,
  writing,
} from './testimonials';

const byRequest = async ({ app, owner }: World) => ({ id: (await askFor(app, owner)).id });

/** An address of its own for each, so that each has mails of its own. */
let people = 0;
function person() {
  people += 1;
  return { ...wordsSample, email: `author-${people}@navy.example` };
}

async function decidable({ app, owner }: World) {
  const request = await askFor(app, owner);
  await confirm(app, request, person());
  const { version } = await requestOf(app, owner, request);
  return { id: request.id, versionId: version.id };
}

/** The access rules of the calls about requests for testimonials. */
export const testimonialRules: Record<string, ProcedureRule> = {
  'testimonialRequests.list': {
    access: 'owner',
    input: ({ owner }) => ({ profileId: owner.profileId }),
  },
  'testimonialRequests.create': {
    access: 'owner',
    input: ({ owner }) => ({ profileId: owner.profileId, name: 'Grace Hopper' }),
  },
  'testimonialRequests.remind': {
    access: 'owner',
    input: async ({ app, owner }) => ({ id: (await askFor(app, owner, { email: person().email })).id }),
  },
  'testimonialRequests.revoke': { access: 'owner', input: byRequest },
  'testimonialRequests.approve': { access: 'owner', input: decidable },
  'testimonialRequests.decline': { access: 'owner', input: decidable },
};

/** A route that whoever has the secret of its address may use. */
const bySecret = (request: (world: World) => Promise<Partial<InjectOptions>>): RouteRule => ({
  access: 'anyone',
  request,
});

const asked =
  (ending = '') =>
  async ({ app, owner }: World) => ({ url: new URL((await askFor(app, owner)).url).pathname + ending });

async function confirmLink({ app, owner }: World): Promise<string> {
  const request = await askFor(app, owner);
  await app.app.inject(await writing(app, request, person()));
  return confirmLinkOf(app, request);
}

const own = async ({ app, owner }: World, ending = '') =>
  (await confirm(app, await askFor(app, owner), person())) + ending;

/** The access rules of the pages of authors and of the page that checks what they wrote. */
export const authorRules: Record<string, RouteRule> = {
  'GET /testimonial/{token}': bySecret(asked()),
  'POST /testimonial/{token}': bySecret(async ({ app, owner }) =>
    writing(app, await askFor(app, owner), person()),
  ),
  'GET /testimonial/{token}/sent': bySecret(asked('/sent')),
  'GET /testimonial/{token}/refuse': bySecret(asked('/refuse')),
  'POST /testimonial/{token}/refuse': bySecret(async ({ app, owner }) =>
    press(`${(await askFor(app, owner)).url}/refuse`),
  ),
  'GET /testimonial/{token}/link': bySecret(asked('/link')),
  'POST /testimonial/{token}/link': bySecret(async ({ app, owner }) => {
    const request = await askFor(app, owner);
    await confirm(app, request, person());
    return press(`${request.url}/link`);
  }),
  'GET /testimonial/confirm/{token}': bySecret(async (world) => ({
    url: new URL(await confirmLink(world)).pathname,
  })),
  'POST /testimonial/confirm/{token}': bySecret(async (world) => press(await confirmLink(world))),
  'GET /testimonial/mine/{token}': bySecret(async (world) => ({ url: new URL(await own(world)).pathname })),
  'POST /testimonial/mine/{token}': bySecret(async (world) => multipartTo(await own(world), person())),
  'GET /testimonial/mine/{token}/photo': bySecret(async (world) => {
    const link = await confirm(
      world.app,
      await askFor(world.app, world.owner),
      person(),
      await makePhonePhoto(),
    );
    return { url: `${new URL(link).pathname}/photo` };
  }),
  'GET /testimonial/mine/{token}/withdraw': bySecret(async (world) => ({
    url: new URL(await own(world, '/withdraw')).pathname,
  })),
  'POST /testimonial/mine/{token}/withdraw': bySecret(async (world) => press(await own(world, '/withdraw'))),
  'GET /testimonial-check/{file}': {
    access: 'readers',
    request: async ({ app, owner }) => ({ url: (await approved(app, owner, person())).checkUrl }),
  },
  'GET /.well-known/testimonial-keys.json': {
    access: 'anyone',
    request: async () => ({ url: '/.well-known/testimonial-keys.json' }),
  },
};
