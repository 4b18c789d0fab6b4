import { Client } from 'pg';
import { openDatabase } from '../../../db/client';
import { newAccount, newSession } from '../../support/factories';
import type { Measurement } from './bench';
import { median } from './figures';
import { load } from './load';

const contacts = 2_000;
const rounds = 4;
const reads = 40;
const duration = { connections: 4, ms: 5_000 };

/** The board of many contacts, beside a bare route with one SELECT of the same rows. */
export const measureContacts: Measurement = async ({ product, bare, connectionString }) => {
  const { db, close } = openDatabase(connectionString);
  const { id, profile } = await newAccount(db);
  const token = await newSession(db, id);
  await close();
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(
    `insert into employer_contacts (
       id, profile_id, sort_order, is_public, employer_name, employer_company, employer_role, employer_email,
       employer_phone, employer_location, position, status, notes, next_action, next_action_on)
     select gen_random_uuid(), $1, i, false, 'Employer ' || i, 'Company ' || i % 300, 'Talent Partner',
       'employer' || i || '@example.com', '+44 20 7946 0' || i % 1000, 'London, United Kingdom',
       'Senior Product Manager', (array['new', 'contacted', 'interview'])[1 + i % 3]::employer_contact_status,
       repeat('Met at the fair, wants to hear more. ', i % 5), 'Call back', current_date + i % 30
     from generate_series(1, ${contacts}) as i`,
    [profile.id],
  );
  await client.query('vacuum analyze employer_contacts');
  await client.end();
  const path = `/api/profile/${profile.id}/employer-contacts`;
  const input = encodeURIComponent(JSON.stringify({ profileId: profile.id }));
  const own = { acceptEncoding: 'identity', headers: `authorization: Bearer ${token}\r\n` };
  const bareTarget = { port: bare, path, acceptEncoding: 'identity' };
  const productTarget = { port: product, path, ...own };
  const ratios: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const bareRate = await load(bareTarget, duration);
    const rate = await load(productTarget, duration);
    if (round > 0) ratios.push(rate / bareRate);
  }
  const times: { bare: number; trpc: number }[] = [];
  const timeOf = async (address: string, headers = {}) => {
    const begun = performance.now();
    await (await fetch(`http://127.0.0.1:${address}`, { headers })).arrayBuffer();
    return performance.now() - begun;
  };
  for (let count = 0; count < reads; count += 1) {
    const headers = { authorization: `Bearer ${token}` };
    const bareTime = await timeOf(bare + path);
    times.push({
      bare: bareTime,
      trpc: await timeOf(`${product}/trpc/employerContacts.list?input=${input}`, headers),
    });
  }
  const later = times.slice(reads / 4);
  const [bareTime, trpcTime] = [
    median(later.map((each) => each.bare)),
    median(later.map((each) => each.trpc)),
  ];
  console.log(`${contacts} contacts, ms: bare ${bareTime.toFixed(1)}, tRPC ${trpcTime.toFixed(1)}`);
  const goal = { atLeast: 0.4 };
  return [
    { what: `${contacts} contacts through REST / bare SELECT`, value: median(ratios), goal },
    { what: `${contacts} contacts through tRPC / bare SELECT`, value: bareTime / trpcTime, goal },
  ];
};
