import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { failureReason } from '../../src/client/api/failure-reason';
import { wordsOf } from '../../src/client/api/refusal-text';
import { issuesMessage } from '../../src/contracts/issues';
import { FieldError } from '../../src/routers/errors';

const issuesOf = (...messages: string[]) =>
  messages.map((message, index) => ({ path: ['fields', index], message }));

/** A refusal of the server, as its client receives it. */
const refused = (message: string, data: object | undefined) =>
  TRPCClientError.from({ error: { message, code: -32_600, data } });

test('a refusal is shown in sentences without field keys', () => {
  const issues = issuesOf('This field is required.', 'Use 5 or less.', 'This field is required.');
  const { message } = new FieldError(issues);
  expect(message).toContain('fields.0: ');
  expect(failureReason(refused(message, { code: 'BAD_REQUEST', issues }))).toBe(
    'This field is required. Use 5 or less.',
  );
  expect(wordsOf(JSON.stringify({ message, error: message, issues }), 'application/json')).toBe(
    'This field is required. Use 5 or less.',
  );
  const many = issuesOf('One.', 'Two.', 'Three.', 'Four.', 'Five.');
  expect(failureReason(refused(issuesMessage(many), { issues: many }))).toBe('One. Two. Three. And 2 more.');
});

test('the faults of a message are separate sentences', () => {
  expect(issuesMessage(issuesOf('Use 5 or less.'))).toBe('fields.0: Use 5 or less.');
  const two = issuesOf('Please enter a name', 'Use 5 or less.');
  expect(issuesMessage(two)).toBe('fields.0: Please enter a name; fields.1: Use 5 or less.');
  const four = issuesOf('One.', 'Two', 'Three.', 'Four.');
  expect(issuesMessage(four)).toBe('fields.0: One; fields.1: Two; fields.2: Three; and 1 more.');
  expect(failureReason(refused(issuesMessage(two), { issues: two }))).toBe(
    'Please enter a name. Use 5 or less.',
  );
});

test('a refusal without fields shows its message, and a failure without a server the fallback', () => {
  expect(failureReason(refused('There is no such photo.', { code: 'NOT_FOUND' }), 'Failed')).toBe(
    'There is no such photo.',
  );
  expect(failureReason(refused('Failed to fetch', undefined), 'Failed')).toBe('Failed');
  expect(failureReason(new TypeError('x is undefined'))).toMatch(/^The server is not answering/);
  expect(wordsOf('<h1>Bad gateway</h1>', 'text/html')).toBeUndefined();
});
