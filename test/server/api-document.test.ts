import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { appRouter } from '../../src/routers/app-router';
import type { ProcedureMeta } from '../../src/routers/rest-meta';
import { type ApiDocument, operationsOf, resolverOf } from '../../src/server/api-reference/document';
import { valuesByName } from '../../src/server/api-reference/example-values';
import { callGroups } from '../../src/server/api-reference/groups';
import { operationIdOf } from '../../src/server/api-reference/operation-ids';
import type { Access } from '../support/access-rule';
import { procedureRules, routeRules } from '../support/access-rules';
import { useTestApp } from '../support/app';

const app = useTestApp();

const readDocument = async (): Promise<ApiDocument> => (await app().rest('GET /openapi.json')).body;

function validator({ components }: ApiDocument) {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addFormat('idn-email', true);
  const pointing = (part: object) => JSON.parse(JSON.stringify(part).replaceAll('"#/', '"document#/'));
  ajv.addSchema(pointing({ $id: 'document', components: { schemas: components.schemas } }));
  const compiled = new Map<string, ValidateFunction>();
  return (schema: object, value: unknown) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(pointing(schema));
    compiled.set(key, validate);
    return validate(value) ? undefined : `${ajv.errorsText(validate.errors)}: ${JSON.stringify(value)}`;
  };
}

interface Procedure {
  _def: { meta?: ProcedureMeta; inputs: z.ZodType[] };
}
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>).filter(
  ([, { _def }]) => _def.meta?.rest,
);

const needs: Record<Access, object[]> = {
  anyone: [],
  nobody: [],
  readers: [{}, { session: [] }],
  ownerReads: [{ session: [] }],
  currentProfile: [{}, { session: [] }],
  visitors: [{}, { session: [] }],
  signedIn: [{ session: [] }],
  owner: [{ session: [] }],
  admin: [{ session: ['admin'] }],
  adminOfDemo: [{ session: ['admin'] }],
};

describe('examples', () => {
  test('are allowed by their schemas, in every body, answer and parameter', async () => {
    const document = await readDocument();
    const faultOf = validator(document);
    const faults: string[] = [];
    let count = 0;
    for (const { operation } of operationsOf(document)) {
      const { operationId, parameters = [], requestBody, responses } = operation;
      const media = [requestBody, ...Object.values(responses)].flatMap((body) =>
        Object.entries(body?.content ?? {}).filter(([type]) => type === 'application/json'),
      );
      for (const { schema, example } of [
        ...media.map(([, each]) => each),
        ...parameters.filter(({ required }) => required),
      ]) {
        count += 1;
        expect(example, operationId).toBeDefined();
        const fault = faultOf(schema ?? {}, example);
        if (fault) faults.push(`${operationId}: ${fault}`);
      }
    }
    for (const [name, { content }] of Object.entries(document.components.responses ?? {})) {
      const { schema = {}, example } = content?.['application/json'] ?? {};
      const fault = faultOf(schema, example);
      if (fault) faults.push(`${name}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(procedures.length);
  });

  test('of bodies are accepted by the contracts themselves', async () => {
    const operations = operationsOf(await readDocument());
    const faults = procedures.flatMap(([name, { _def }]) => {
      const operation = operations.find(
        (each) => each.operation.operationId === operationIdOf(name),
      )?.operation;
      const body = operation?.requestBody?.content['application/json']?.example;
      const contract = _def.inputs[0];
      if (!contract || body === undefined) return [];
      const inPath = (operation?.parameters ?? []).filter((each) => each.in === 'path');
      const named = Object.fromEntries(inPath.map((each) => [each.name, each.example]));
      const parsed = contract.safeParse({ ...named, ...Object(body) });
      return parsed.success ? [] : [`${name}: ${parsed.error.message} ${JSON.stringify(body)}`];
    });
    expect(faults).toEqual([]);
  });

  test('name addresses of calls that there are', async () => {
    const patterns = operationsOf(await readDocument()).map(({ path }) => path.replace(/\{\w+\}/g, '[^/]+'));
    const isCall = (address: string) => patterns.some((pattern) => address.match(`^${pattern}$`));
    const addresses = Object.values(valuesByName).filter((value) => String(value).startsWith('/api/'));
    expect(addresses.length).toBeGreaterThan(4);
    expect(addresses.map(String).filter((address) => !isCall(address))).toEqual([]);
  });
});

describe('operation ids', () => {
  test('are unique verbs with nouns, as client generators need them', async () => {
    const ids = operationsOf(await readDocument()).map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(ids.filter((id) => id.length > 40)).toEqual([]);
    // Verbs that stand for themselves.
    expect(ids.filter((id) => /^[a-z]+$/.test(id))).toEqual(['register', 'login', 'logout']);
  });
});

describe('the description of each call', () => {
  test('requires a session exactly where the access rules do', async () => {
    const described = operationsOf(await readDocument()).map(({ method, path, operation }) => [
      `${method.toUpperCase()} ${path}`,
      operation.security,
    ]);
    const ruled = [
      ...procedures.map(([name, { _def }]) => {
        const { method, path } = _def.meta?.rest ?? { method: '', path: '' };
        return [`${method} /api${path}`, procedureRules[name]?.access] as const;
      }),
      ...Object.entries(routeRules).map(([route, { access }]) => [route, access] as const),
    ];
    const expected = new Map(ruled.map(([route, access]) => [route, access && needs[access]]));
    for (const [route, security] of described)
      expect(security, String(route)).toEqual(expected.get(String(route)));
  });

  test('has a group, a summary and a description of every answer', async () => {
    const document = await readDocument();
    const names: string[] = Object.values(callGroups).map(({ name }) => name);
    for (const { operation } of operationsOf(document)) {
      const { operationId, tags, summary, responses } = operation;
      expect(tags.length === 1 && names.includes(tags[0] ?? ''), operationId).toBe(true);
      expect(summary.length, operationId).toBeGreaterThan(10);
      for (const [status, { $ref, description }] of Object.entries(responses)) {
        expect($ref ?? description, `${operationId} ${status}`).toBeTruthy();
      }
    }
    expect(document.tags?.map(({ name }) => name)).toEqual(
      names.filter((name) => document.tags?.some((tag) => tag.name === name)),
    );
  });

  test('names shared answers once', async () => {
    const document = await readDocument();
    const resolve = resolverOf(document);
    const skill = document.components.schemas.Skill;
    expect(skill?.properties).toHaveProperty('proficiency');
    const answer = document.paths['/api/profile/{profileId}/skills']?.get?.responses['200'];
    const items = answer?.content?.['application/json']?.schema?.items;
    expect(items).toEqual({ $ref: '#/components/schemas/Skill' });
    expect(resolve(items ?? {})).toBe(skill);
  });
});
