import { expect, test } from 'vitest';
import { welcome } from '../../src/server/process/welcome';

const origin = 'http://localhost:3000';

test('a terminal says where to open the server, who the demo account is, and how to make an account', () => {
  const lines = welcome({ origin, demoPasswordFile: '/data/demo-password', needsToken: false }).split('\n');
  expect(lines).toEqual([
    '',
    'Open http://localhost:3000 in a browser.',
    'Look around as the demo account: sign in as demo@storyfolio.example; its password is in /data/demo-password',
    'Create an account of your own at http://localhost:3000/login?tab=sign-up',
    'Make yourself the admin at http://localhost:3000/admin-setup',
    'Press Ctrl+C to stop.',
    '',
    '',
  ]);
});

test('a server without a demo, or with a token for its first admin, says so', () => {
  const text = welcome({ origin, demoPasswordFile: undefined, needsToken: true });
  expect(text).not.toContain('demo account');
  expect(text).toContain('/admin-setup, with your ADMIN_SETUP_TOKEN\n');
});
