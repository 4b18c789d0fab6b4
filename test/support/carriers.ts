import { deflateSync } from 'node:zlib';
import type { TestApp, TestUser } from './app';
import { assemblePdf, makeStream } from './documents';

const bearer = ({ token }: TestUser) => ({ authorization: `Bearer ${token}` });

/** A PDF of one page with attachments; those that are no texts are compressed already. */
export const pdfWith = (attachments: (string | Buffer)[]) =>
  assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    makeStream('', 'BT /F1 14 Tf 18 TL 72 760 Td (Somebody Else) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...attachments.map((content) =>
      typeof content === 'string'
        ? makeStream('/Type /EmbeddedFile', content)
        : makeStream('/Type /EmbeddedFile /Filter /FlateDecode', content),
    ),
  ]);

/** How a saved profile is carried to another account. */
export const carriersOf = (
  app: () => TestApp,
): Record<string, (user: TestUser, saved: string) => Promise<Buffer>> => ({
  json: async (_user, saved) => Buffer.from(saved),
  zip: async (user) =>
    (await app().app.inject({ url: `/profile/${user.slug}.zip`, headers: bearer(user) })).rawPayload,
  pdf: async (user) => {
    const url = `/profile/${user.slug}.pdf?archival=true`;
    return (await app().app.inject({ url, headers: bearer(user) })).rawPayload;
  },
  'pdf with several attachments': async (_user, saved) => pdfWith(['another one', deflateSync(saved), '{}']),
});
