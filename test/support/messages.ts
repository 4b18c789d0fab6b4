import type { InjectOptions } from 'fastify';
import { stampedForms } from '../../src/server/guarded-form/form-stamp';
import type { RouteRule } from './access-rule';
import type { TestApp, TestUser } from './app';

/** What a visitor writes in the tests. */
export const messageSample = {
  name: 'Grace Hopper',
  company: 'US Navy',
  role: 'Rear Admiral',
  email: 'grace@example.com',
  message: 'Your notes on the engine are the best I have read.\n\nAre you free on Tuesday?',
};

/** The names and values of a form's fields, as they were answered. */
export function fieldsOf(html: string): Record<string, string> {
  const form = /<form[^>]*contact-requests.*?<\/form>/s.exec(html)?.[0] ?? '';
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => [
    /name="([^"]*)"/.exec(tag)?.[1] ?? '',
    /value="([^"]*)"/.exec(tag)?.[1] ?? '',
  ]);
  return { ...Object.fromEntries(inputs), message: /<textarea[^>]*>([^<]*)/.exec(form)?.[1] ?? '' };
}

const encoded = (fields: Record<string, string>) => ({
  payload: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

/** The request of the form's submission. */
export const submission = (slug: string, fields: Record<string, string>): InjectOptions => ({
  method: 'POST',
  url: `/profile/${slug}/contact-requests`,
  ...encoded(fields),
});

/** The hidden field of a form that somebody took this long to fill in. */
export const stampOf = ({ db }: TestApp, { profileId }: TestUser, seconds = 60): Promise<string> =>
  stampedForms(db, 'contact-form').stamp(profileId, Date.now() - seconds * 1000);

/** A message of a person who took a minute. */
export const messageForm = async (app: TestApp, user: TestUser): Promise<InjectOptions> =>
  submission(user.slug, { ...messageSample, stamp: await stampOf(app, user) });

/** The access rules of the form's routes. */
export const messageRules: Record<string, RouteRule> = {
  'GET /profile/{slug}/contact': {
    access: 'readers',
    request: async ({ owner }) => ({ url: `/profile/${owner.slug}/contact` }),
  },
  'GET /profile/{slug}/contact/sent': {
    access: 'readers',
    request: async ({ owner }) => ({ url: `/profile/${owner.slug}/contact/sent` }),
  },
  // Redirects to the form, whether there is one or not.
  'GET /profile/{slug}/contact-requests': {
    access: 'anyone',
    request: async ({ owner }) => ({ url: `/profile/${owner.slug}/contact-requests` }),
  },
  'POST /profile/{slug}/contact-requests': {
    access: 'visitors',
    request: ({ app, owner }) => messageForm(app, owner),
  },
};
