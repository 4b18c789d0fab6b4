import { expect, test } from 'vitest';
import { eventFacts } from '../../src/client/features/admin/audit/event-text';
import type { LoggedEvent } from '../../src/contracts/admin/audit-log';
import type { AuditEvent } from '../../src/contracts/audit';

const ada = { id: 'a', email: 'ada@example.com' };
const bob = { id: 'b', email: 'bob@example.com' };

const facts = (event: AuditEvent, details: LoggedEvent['details'] = {}, more: Partial<LoggedEvent> = {}) => {
  const at = '2026-11-21T10:00:00.000Z';
  return eventFacts({
    id: '1',
    at,
    event,
    account: null,
    actor: ada,
    network: '',
    invited: null,
    details,
    ...more,
  });
};

test('audit events are described in words', () => {
  expect(facts('role-changed', { role: 'admin' }, { account: bob, network: '192.0.2.0/24' })).toBe(
    'bob@example.com · made an admin · by ada@example.com · from 192.0.2.0/24',
  );
  expect(facts('role-changed', { role: 'user' }, { account: ada })).toBe('ada@example.com · made a user');
  expect(facts('registration-changed', { mode: 'invitation' })).toBe(
    'now by invitation · by ada@example.com',
  );
  const message = 'Back at noon.';
  expect(facts('maintenance-changed', { isOn: true, message })).toBe(
    'switched on · "Back at noon." · by ada@example.com',
  );
  expect(facts('maintenance-changed', { isOn: false, message })).toBe('switched off · by ada@example.com');
  const invitation = { invitation: '0190b0b0-0000-7000-8000-000000000000' };
  expect(facts('invitation-created', invitation, { invited: 'guest@example.com' })).toBe(
    'guest@example.com · by ada@example.com',
  );
  expect(facts('invitation-withdrawn', invitation)).toBe(
    'the address is no longer kept · by ada@example.com',
  );
  expect(facts('template-changed', { template: 'reset-password', isReset: true })).toBe(
    '"Reset password" · back to the default text · by ada@example.com',
  );
  expect(facts('session-ended', { ended: 3 }, { account: ada })).toBe('ada@example.com · 3 sessions');
  expect(facts('sign-in-failed', { answer: 'Wrong.' }, { actor: null })).toBe('"Wrong."');
  const own = { account: ada };
  expect(facts('profile-changed', { fields: 'displayName, visibility', visibility: 'private' }, own)).toBe(
    'ada@example.com · display name, visibility · now private',
  );
  expect(facts('account-changed', { fields: 'lastName' }, own)).toBe('ada@example.com · last name');
  expect(facts('page-address-changed', { from: 'ada', to: 'ada-king' }, own)).toBe(
    'ada@example.com · from /profile/ada to /profile/ada-king',
  );
  expect(facts('admin-call-refused', { call: 'admin.users.list', answer: 'No.' }, own)).toBe(
    'ada@example.com · "admin.users.list"',
  );
  expect(facts('demo-reset')).toBe('by ada@example.com');
});
