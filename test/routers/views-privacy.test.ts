import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';

const app = useTestApp();
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.7353';

const claims = {
  source: 'claimed-source',
  referrer: 'https://referrer.example/claimed-path?claimed=query',
  viewerName: 'Claimed Name',
  ipAddress: '203.0.113.250',
  country: 'Claimed Country',
};
/** Of what visitors send and claim, whatever must be nowhere. */
const traces = [
  '198.51.100',
  '203.0.113',
  '2001:db8',
  'Firefox/140',
  'claimed-source',
  'claimed-path',
  'claimed=query',
  'Claimed',
];

test('no table, log or answer tells a visitor’s address or user agent, or what a body claims', async () => {
  const owner = await app().newUser();
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const server = await app().newServer({ logLevel: 'trace', logStream, trustProxy: ['192.0.2.1'] });
  const visits = [
    { remoteAddress: '198.51.100.77', headers: {} },
    { remoteAddress: '2001:db8:77:1::5', headers: {} },
    { remoteAddress: '::ffff:198.51.100.78', headers: { 'sec-gpc': '1' } },
    { remoteAddress: '192.0.2.1', headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.79' } },
    {
      remoteAddress: '198.51.100.80',
      headers: { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' },
    },
  ];
  for (const { remoteAddress, headers } of visits) {
    const from = { method: 'POST', remoteAddress, headers: { ...headers, 'user-agent': browser } } as const;
    const viewed = await server.app.inject({
      ...from,
      url: `/api/profile/${owner.profileId}/view`,
      payload: claims,
    });
    const { id } = viewed.json();
    const progress = { ...claims, seconds: 1, sections: ['about'] };
    const { profileId } = owner;
    await server.app.inject({ ...from, url: `/api/views/${id}/progress`, payload: progress });
    await server.app.inject({ ...from, url: '/trpc/views.record', payload: { ...claims, profileId } });
    await server.app.inject({
      ...from,
      url: '/trpc/views.progress',
      payload: { ...progress, id, seconds: -1 },
    });
    await server.app.inject({ ...from, url: `/api/views/${profileId}/progress`, payload: progress });
  }
  const answers: string[] = [];
  const paths = [
    'analytics',
    'analytics?source=referral&period=7d',
    'analytics/views',
    'analytics/change-token',
    'analytics/settings',
  ];
  for (const path of paths) {
    const { status, body } = await server.rest(`GET /profile/${owner.profileId}/${path}`, undefined, owner);
    expect(status, path).toBe(200);
    answers.push(JSON.stringify(body));
  }
  for (const format of ['csv', 'json']) {
    const { statusCode, body } = await server.app.inject({
      url: `/api/profile/${owner.profileId}/analytics/export?format=${format}`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(statusCode, format).toBe(200);
    expect(body, format).toContain('referrer.example');
    answers.push(body);
  }
  const tables = await dumpTables();
  expect(answers.join()).toContain('referrer.example');
  expect(tables).toContain('referrer.example');
  expect(lines.length).toBeGreaterThan(visits.length);
  for (const place of [answers.join('\n'), tables, lines.join('')]) {
    for (const trace of traces) expect(place).not.toContain(trace);
  }
});

/** All rows of all tables as text. */
async function dumpTables(): Promise<string> {
  const tables = await app().db.introspection.getTables();
  const dumps = tables.map(async ({ schema = 'public', name }) => {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(`${schema}.${name}`)} as t`.execute(app().db);
    return rows.map(({ row }) => row).join('\n');
  });
  return (await Promise.all(dumps)).join('\n');
}
