import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { type SectionKey, sectionContracts } from '../../src/contracts/sections';
import { type TestUser, useTestApp } from '../support/app';
import { differencesOf, listOperations } from '../support/list-operations';
import { draftFor, sectionSamples } from '../support/section-samples';

const app = useTestApp();
const listed = 'api-contract.txt';

interface Operation {
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

const readDocument = async (): Promise<Document> => (await app().rest('GET /openapi.json')).body;

describe('the OpenAPI document', () => {
  test('is valid', async () => {
    const result = await new Validator().validate({ ...(await readDocument()) });
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  test('has the operations and fields of the committed listing', async () => {
    const listing = listOperations((await app().rest('GET /openapi.json')).body);
    const differences = differencesOf(
      await readFile(path.join(import.meta.dirname, listed), 'utf8'),
      listing,
    );
    const hint = 'Run this test with -u where the contract is meant to change.';
    await expect(listing, `${hint}\n${differences}\n`).toMatchFileSnapshot(listed);
  });

  test('lets a strict client send the specified bodies, including the profile', async () => {
    const { paths, components } = await readDocument();
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addFormat('idn-email', true);
    const user = await app().newUser();
    for (const key of Object.keys(sectionContracts) as SectionKey[]) {
      const { path } = sectionContracts[key];
      const draft = await draftFor(key, app().db, user.profileId);
      const body = {
        ...draft,
        profileId: 'demo-profile-1',
        ...(key === 'certifications' && { isVerified: true }),
      };
      for (const route of [`post /api/profile/{profileId}/${path}`, `patch /api/${path}/{id}`]) {
        const [method = '', address = ''] = route.split(' ');
        const { requestBody } = paths[address]?.[method] ?? {};
        const schema = requestBody?.content['application/json']?.schema;
        expect(ajv.validate({ ...schema, components }, body), `${route}: ${ajv.errorsText()}`).toBe(true);
        expect(ajv.validate({ ...schema, components }, { ...body, unheardOf: 1 }), route).toBe(false);
      }
      expect((await app().rest(`POST /profile/demo-profile-1/${path}`, body, user)).status, path).toBe(201);
    }
  });

  test('describes the actual answers', async () => {
    const { paths, components } = await readDocument();
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addFormat('idn-email', true);
    const user = await app().newUser();

    const check = async (
      route: string,
      body?: unknown,
      as?: TestUser,
      values: Record<string, string> = {},
    ) => {
      const [method = '', path = ''] = route.split(' ');
      const url = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? user.profileId);
      const answer = await app().rest(`${method} ${url}`, body, as);
      const { responses } = paths[`/api${path}`]?.[method.toLowerCase()] ?? { responses: {} };
      const response = responses[answer.status] ?? responses[`${Math.floor(answer.status / 100)}XX`];
      expect(response, `${route} answered ${answer.status}: ${JSON.stringify(answer.body)}`).toBeDefined();
      const schema = { ...response?.content?.['application/json']?.schema, components };
      const matches = ajv.validate(schema, answer.body);
      expect(matches, `${route} ${answer.status}: ${ajv.errorsText()}`).toBe(true);
      return answer;
    };

    await check('GET /auth/me', undefined, user);
    await check('GET /auth/me');
    await check('POST /auth/login', { email: user.email, password: 'a long enough phrase' });
    await check('POST /auth/login', { email: user.email });
    await check('GET /profile', undefined, user);
    await check('PATCH /profile/{profileId}', { bio: 'x' }, user);
    await check('PATCH /profile/{profileId}', { bio: 'x' });
    await check('GET /profile/{profileId}/dashboard', undefined, user);
    await check('GET /profile/{profileId}/cv', undefined, user);
    for (const key of Object.keys(sectionContracts) as SectionKey[]) {
      const { path } = sectionContracts[key];
      const { change } = sectionSamples[key];
      const draft = await draftFor(key, app().db, user.profileId);
      const { body } = await check(`POST /profile/{profileId}/${path}`, draft, user);
      await check(`POST /profile/{profileId}/${path}`, { nonsense: 1 }, user);
      await check(`GET /profile/{profileId}/${path}`, undefined, user);
      await check(`PATCH /${path}/{id}`, change, user, { id: body.id });
      await check(`PUT /profile/{profileId}/${path}/order`, { ids: [body.id] }, user);
      await check(`DELETE /${path}/{id}`, undefined, user, { id: body.id });
      await check(`POST /${path}/{id}/restore`, undefined, user, { id: body.id });
      await check(`DELETE /${path}/{id}`, undefined, undefined, { id: body.id });
    }
    await check('POST /auth/logout', undefined, user);
  });
});
