// What follows these is a secret: it grants access to something.
const secretPath = /^\/(calendar|testimonial|unsubscribe|v)\/./;

/** The path of a URL as logs may keep it: without the query, which contains names in searches, and without tokens. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  const place = secretPath.exec(path)?.[1];
  return place ? `/${place}/…` : path;
}
