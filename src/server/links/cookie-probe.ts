import type { FastifyRequest } from 'fastify';

const form = /(?:^|;\s*)keeps-cookies=1(?:;|$)/;

/** The header that is sent with the passcode form, so that its submission shows whether the browser keeps cookies. */
export const cookieProbe = (isSecure: boolean): string =>
  `keeps-cookies=1; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Whether the browser has kept that cookie. */
export const keepsCookies = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  form.test(headers.cookie ?? '');
