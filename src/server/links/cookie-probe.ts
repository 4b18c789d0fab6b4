import type { FastifyRequest } from 'fastify';

const form = /(?:^|;\s*)keeps-cookies=1(?:;|$)/;

/** The header that comes with the question for a passcode, so that the answer shows whether the browser keeps cookies. */
export const cookieProbe = (isSecure: boolean): string =>
  `keeps-cookies=1; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Whether the browser has kept what came with the question. */
export const keepsCookies = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  form.test(headers.cookie ?? '');
