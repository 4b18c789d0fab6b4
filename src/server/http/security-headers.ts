import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

interface Site {
  publicUrl: string | undefined;
  /** Whether pages contain inline scripts, which the content security policy must then allow. */
  hasInlineScripts: boolean;
}

/** The security headers of every answer, even to malformed requests. */
export function securityHeaders(site: Site): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(helmetOptions(site))(response.req, response, () => {});
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(headers), 'permissions-policy': permissionsPolicy };
}

/** The video introduction is recorded on our page; nothing else needs a device or the location. */
const permissionsPolicy =
  'camera=(self), microphone=(self), display-capture=(), geolocation=(), midi=(), usb=()';

const helmetOptions = ({ publicUrl, hasInlineScripts }: Site): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...(hasInlineScripts ? ["'unsafe-inline'"] : [])],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      frameSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: publicUrl?.startsWith('https:')
    ? { maxAge: 31_536_000, includeSubDomains: false }
    : false,
});
