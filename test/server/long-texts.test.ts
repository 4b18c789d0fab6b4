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

/** Text that costs most if it is processed before its length is checked. */
const fill = (length: number) => `a${'à̖'.repeat(Math.ceil(length / 2))}`.slice(0, length);

/** More items than any list may have, blank ones included. */
const longList = 10_000;

/** Every function that reads a whole text, and may take more than one step per character. */
const readers: [object, string[]][] = [
  [String.prototype, ['normalize', 'toLowerCase', 'toUpperCase', 'split', 'replaceAll', 'localeCompare']],
  [RegExp.prototype, ['exec']],
  [globalThis, ['URL']],
  [JSON, ['parse']],
  [Hash.prototype, ['update']],
];

/** How zod finds out whether code points must be counted: one pass, up to the first surrogate pair. */
const isMeasure = (self: unknown) => self instanceof RegExp && self.source === '[\\uD800-\\uDBFF]';

/** @returns the names of the functions that read the text, from now until the test ends */
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
        construct(target, args) {
          if (args.some(isText)) seen.push(name);
          return Reflect.construct(target, args);
        },
      });
      Reflect.set(holder, name, watched);
      onTestFinished(() => void Reflect.set(holder, name, original));
    }
  }
  return seen;
}

test('the detection works', () => {
  const text = fill(5000);
  const seen = readersOf(text);
  z.string().regex(/x/).safeParse(text);
  z.string().toLowerCase().safeParse(text);
  ` ${text}`.trim().normalize();
  expect(seen).toEqual(['exec', 'toLowerCase', 'normalize']);
});

describe.each(contracts)('%s', (_name, contract) => {
  test('refuses a long list without a look at its items', () => {
    for (const { path } of placesOf(contract).filter(({ schema }) => schema._zod.def.type === 'array')) {
      const seen: string[] = [];
      const list = new Proxy(Array(longList).fill(''), {
        get(items, key, self) {
          if (typeof key === 'string' && /^\d/.test(key)) seen.push(key);
          return Reflect.get(items, key, self);
        },
      });
      const { success } = contract.safeParse(inputWith(path, list));
      expect({ path, success, seen: seen.length }).toEqual({ path, success: false, seen: 0 });
    }
  });

  test('refuses a long text without processing it', () => {
    const texts = placesOf(contract).filter(({ schema }) => schema._zod.def.type === 'string');
    const seen = readersOf(fill(3));
    // The images of a gallery are texts of megabytes, which are only decoded.
    for (const { path, schema } of texts.filter((text) => mostOf(text.schema) < 1_000_000)) {
      const { success } = contract.safeParse(inputWith(path, fill(mostOf(schema) + 1)));
      expect({ path, success, seen }).toEqual({ path, success: false, seen: [] });
    }
  });
});

/** How long the text may be. */
function mostOf(schema: z.core.$ZodType): number {
  const { maximum } = { ...schema._zod.def.checks?.[0]?._zod.def } as { maximum?: number };
  if (maximum === undefined) throw new Error('A text without a limit.');
  return maximum;
}

/**
 * One procedure for each way in which a call can arrive and be counted, because that is what may read a text before its
 * contract does.
 */
const ways = new Map(
  takingProcedures
    .filter(({ input }) => placesOf(input).some(({ schema }) => schema._zod.def.type === 'string'))
    .map((procedure) => {
      const { type, body, limit, rest } = procedure;
      return [[type, body, limit, rest?.method].join(' '), procedure];
    }),
);

describe.each([...ways.values()].map((procedure) => [procedure.name, procedure] as const))(
  '%s',
  (_name, procedure) => {
    test('refuses long texts by REST and tRPC without processing them', async () => {
      const admin = await app().newAdmin();
      const text = fill(procedure.type === 'query' ? 3000 : (bodyBytes[procedure.body] / 2) * 0.9);
      const texts = placesOf(procedure.input).filter(
        ({ path, schema }) =>
          schema._zod.def.type === 'string' &&
          // It may be the image itself, which is longer than any text.
          !(procedure.body === 'image' && path.at(-1) === 'imageUrl'),
      );
      const seen = readersOf(text);
      for (const { path } of [...texts.slice(0, 1), ...texts.slice(1).slice(-1)]) {
        const input = inputWith(path, text);
        for (const answer of [
          await byTrpc(procedure, input, admin),
          await byRest(procedure, path, input, admin),
        ]) {
          // The first admin exists, so the input is never read.
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

/** By REST, a long path parameter matches no route. */
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
