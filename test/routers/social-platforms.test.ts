import { expect, test } from 'vitest';
import { linkedValue } from '../../src/contracts/social-platforms';

test.each([
  ['LinkedIn', 'miraok', 'https://www.linkedin.com/in/miraok'],
  ['LinkedIn', '/in/miraok', 'https://www.linkedin.com/in/miraok'],
  ['linkedin profile', 'josé-ok-12', 'https://www.linkedin.com/in/josé-ok-12'],
  ['GitHub', '@miraok', 'https://github.com/miraok'],
  ['X (Twitter)', '@miraok', 'https://x.com/miraok'],
  ['Twitter', 'miraok', 'https://x.com/miraok'],
  ['Instagram', 'mira.ok', 'https://www.instagram.com/mira.ok'],
  ['Xing', 'Mira_Ok2', 'https://www.xing.com/profile/Mira_Ok2'],
  ['YouTube', 'miraok', 'https://www.youtube.com/@miraok'],
  ['Mastodon', '@mira@social.example', 'https://social.example/@mira'],
])('on %s, %s is the address of a profile', (label, value, address) => {
  expect(linkedValue({ type: 'social', label, value })).toBe(address);
});

test.each([
  ['social', 'LinkedIn', 'linkedin.com/in/miraok', 'https://linkedin.com/in/miraok'],
  ['social', 'GitHub', 'github.com', 'https://github.com'],
  ['social', 'Instagram', 'www.instagram.com/mira.ok', 'https://www.instagram.com/mira.ok'],
  ['social', 'Portfolio', 'mira.example/work', 'https://mira.example/work'],
  ['website', 'Home', 'mira-ok.example', 'https://mira-ok.example'],
  ['website', 'Home', 'müller.example:8080/a?b=c', 'https://müller.example:8080/a?b=c'],
])('%s %s %s gets its scheme', (type, label, value, address) => {
  expect(linkedValue({ type, label, value })).toBe(address);
});

test.each([
  'https://www.linkedin.com/in/miraok?jobid=1234&lipi=urn%3Ali%3Apage',
  'www.linkedin.com/in/miraok?trk=public_profile#top',
])('what LinkedIn tracks is cut from %s', (value) => {
  expect(linkedValue({ type: 'social', label: 'Profile', value })).toBe('https://www.linkedin.com/in/miraok');
});

test.each([
  ['social', 'Chat', 'mira.ok'],
  ['social', 'LinkedIn', 'Mira Okafor'],
  ['social', 'Discord', 'miraok'],
  ['social', 'GitHub', 'https://github.com/miraok?tab=repositories'],
  ['social', 'LinkedIn', 'javascript:alert(1)'],
  ['website', 'Home', 'mira@ok.example'],
  ['website', 'Home', 'my page'],
  ['email', 'GitHub', 'miraok'],
  ['phone', 'WhatsApp', '+44 20 7946 0000'],
])('%s %s %s stays as it is', (type, label, value) => {
  expect(linkedValue({ type, label, value })).toBe(value);
});
