import { expect, test } from 'vitest';
import { z } from 'zod';
import { appRouter } from '../../src/routers/app-router';
import { useTestApp } from '../support/app';

const app = useTestApp();

const outputs = Object.entries<unknown>(appRouter._def.procedures).map(
  ([name, procedure]): [string, z.ZodType] => [
    name,
    (procedure as { _def: { output: z.ZodType } })._def.output,
  ],
);

test.each(outputs)('the answer of %s is JSON as it is', (_, output) => {
  expect(() => z.toJSONSchema(output, { io: 'output', unrepresentable: 'throw' })).not.toThrow();
});

test('an answer that is a date would be detected', () => {
  expect(() => z.toJSONSchema(z.date(), { io: 'output', unrepresentable: 'throw' })).toThrow();
});

test('an answer through tRPC is what superjson writes of it', async () => {
  const owner = await app().newUser();
  const input = encodeURIComponent(JSON.stringify({ profileId: owner.profileId }));
  const response = await app().app.inject({
    url: `/trpc/profile.get?input=${input}`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(response.json()).toEqual({
    result: { data: { json: expect.objectContaining({ id: owner.profileId }) } },
  });
});
