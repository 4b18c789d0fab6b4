import { Hash } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { bodyBytes } from '../../src/routers/limits/limits';
import { type TestUser, useTestApp } from '../support/app';
import {
  doorContracts,
  inputWith,
  placesOf,
  type TakingProcedure,
  takingProcedures,
} from '../support/contracts';

const app = useTestApp();

const contracts = [
  ...takingProcedures.map(({ name, input }): [string, z.ZodType] => [name, input]),
  ...Object.entries(doorContracts),
];

/** What costs most where it is looked at before it is measured. */
const hostile = ['à̖', ' ', '{{ ', '@.', 'xn--', 'a\n\n', '<', '-->'];
const fill = (part: string, length: number) =>
  `a${part.repeat(Math.ceil(length / part.length))}`.slice(0, length);

/** Everything that reads a whole text, and may take more than one step for each of its characters. */
const readers: [object, string[]][] = [
  [String.prototype, ['normalize', 'toLowerCase', 'toUpperCase', 'split', 'replaceAll', 'localeCompare']],
  [RegExp.prototype, ['exec']],
  [URL, ['canParse', 'parse']],
  [JSON, ['parse']],
  [Hash.prototype, ['update']],
];

/** How zod finds out whether characters have to be counted: one pass, to the first that takes two units. */
const isMeasure = (self: unknown) => self instanceof RegExp && self.source === '[\\uD800-\\uDBFF]';

/** @returns the names of what reads the text, from now on and until the test is over */
function readersOf(text: string): string[] {
  const seen: string[] = [];
  const isText = (value: unknown) =>
    (typeof value === 'string' || value instanceof String) &&
    value.length >= text.length &&
    value.startsWith(text);
  for (const [holder, names] of readers) {
    for (const name of names) {
      const original: unknown = Reflect.get(holder, name);
      if (typeof original !== 'function') continue;
      const watched = new Proxy(original, {
        apply(target, self, args) {
          if ([self, ...args].some(isText) && !isMeasure(self)) seen.push(name);
          return Reflect.apply(target, self, args);
        },
      });
      Reflect.set(holder, name, watched);
      onTestFinished(() => void Reflect.set(holder, name, original));
    }
  }
  return seen;
}

test('the detection works', () => {
  const text = fill('à', 5000);
  const seen = readersOf(text);
  z.string().regex(/x/).safeParse(text);
  z.string().toLowerCase().safeParse(text);
  ` ${text}`.trim().normalize();
  expect(seen).toEqual(['exec', 'toLowerCase', 'normalize']);
});

describe.each(contracts)('%s', (_name, contract) => {
  test('checks the length of each text and list before anything else', () => {
    for (const { path, schema } of placesOf(contract)) {
      const [first] = schema._zod.def.checks ?? [];
      const { check, abort } = { ...first?._zod.def } as { check?: string; abort?: boolean };
      const place = path.join('.');
      switch (schema._zod.def.type) {
        case 'string':
          expect({ place, check, abort }).toEqual({ place, check: 'max_length', abort: true });
          break;
        case 'array':
          // As it comes first, zod counts the items before it reads one.
          expect({ place, checks: leadingChecks(schema) }).toEqual({
            place,
            checks: expect.arrayContaining(['max_length']),
          });
          break;
        default:
          expect(['object', 'enum', 'literal', 'number', 'boolean']).toContain(schema._zod.def.type);
      }
    }
  });

  test('refuses a long text without processing it', () => {
    const texts = placesOf(contract).filter(({ schema }) => schema._zod.def.type === 'string');
    for (const text of hostile.map((part) => fill(part, 150_000))) {
      const seen = readersOf(text);
      // The images of a gallery come as texts of megabytes, which are decoded and nothing else.
      for (const { path } of texts.filter(
        ({ path: [field, , key] }) => field !== 'images' || key !== 'data',
      )) {
        const { success } = contract.safeParse(inputWith(path, text));
        expect({ path, success, seen }).toEqual({ path, success: false, seen: [] });
      }
    }
  });
});

/** The checks of size that stand before every other one. */
function leadingChecks(schema: z.core.$ZodType): string[] {
  const names = (schema._zod.def.checks ?? []).map((check) => check._zod.def.check);
  const end = names.findIndex((name) => !name.endsWith('_length'));
  return end < 0 ? names : names.slice(0, end);
}

describe.each(takingProcedures.map((procedure) => [procedure.name, procedure] as const))(
  '%s',
  (_name, procedure) => {
    test('refuses long texts by REST and tRPC without processing them', async () => {
      const admin = await app().newAdmin();
      const text = fill('à̖', procedure.type === 'query' ? 3000 : (bodyBytes[procedure.body] / 2) * 0.9);
      const texts = placesOf(procedure.input).filter(({ schema }) => schema._zod.def.type === 'string');
      const seen = readersOf(text);
      for (const { path } of texts) {
        const input = inputWith(path, text);
        for (const answer of [
          await byTrpc(procedure, input, admin),
          await byRest(procedure, path, input, admin),
        ]) {
          // The first admin has been set up, so nothing is read of another one.
          expect([400, 404], answer?.body).toContain(answer?.statusCode ?? 400);
          expect(answer?.body.length ?? 0).toBeLessThan(20_000);
        }
        expect({ path, seen }).toEqual({ path, seen: [] });
      }
    });
  },
);

const headersOf = ({ token }: TestUser) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
});

function byTrpc({ name, type }: TakingProcedure, input: unknown, user: TestUser) {
  const payload = JSON.stringify(input);
  return type === 'query'
    ? app().app.inject({
        url: `/trpc/${name}?input=${encodeURIComponent(payload)}`,
        headers: headersOf(user),
      })
    : app().app.inject({ method: 'POST', url: `/trpc/${name}`, payload, headers: headersOf(user) });
}

/** By REST, what stands in the path cannot be long: the server knows no such path then. */
async function byRest({ rest }: TakingProcedure, [field = '']: string[], input: unknown, user: TestUser) {
  if (!rest || rest.path.includes(`{${field}}`)) return undefined;
  const path = rest.path
    .replace('{profileId}', user.profileId)
    .replace('{template}', 'reset-password')
    .replace(/\{\w+\}/g, '01890000-0000-7000-8000-000000000000');
  const isQuery = rest.method === 'GET';
  const query = isQuery ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  return app().app.inject({
    method: rest.method,
    url: `/api${path}${query}`,
    headers: headersOf(user),
    ...(!isQuery && { payload: JSON.stringify(input) }),
  });
}
