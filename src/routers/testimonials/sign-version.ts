import type { Transaction } from 'kysely';
import type { DB } from '../../../db/tables.gen';
import type { AskedRequest } from '../../../db/testimonials/requests';
import type { Signing } from '../../../db/testimonials/versions';
import type { Context } from '../context';
import { hashPhoto } from './hash-photo';
import { findSigningKey, signStatement } from './signing';
import { type SignedTestimonial, statementOf } from './statement';

type Unsigned = Omit<
  SignedTestimonial,
  'requestId' | 'versionId' | 'profileId' | 'ownerName' | 'signedAt'
> & { id: string; imageId: string | null };

type Owned = Pick<AskedRequest, 'ownerName' | 'firstName' | 'lastName'>;

/** The name of a request's owner; empty if there is none. */
export const givenOwnerName = ({ ownerName, firstName, lastName }: Owned): string =>
  ownerName.trim() || `${firstName} ${lastName}`.trim();

/** What stands for the owner of a request. */
const ownerNameOf = (request: Owned): string => givenOwnerName(request) || 'The owner of this page';

/** Signs a version with the key of this installation. */
export async function signVersion(
  tx: Transaction<DB>,
  { files, clock }: Pick<Context, 'files' | 'clock'>,
  request: AskedRequest,
  version: Unsigned,
): Promise<Signing> {
  const key = await findSigningKey(tx);
  const signing = { ownerName: ownerNameOf(request), signedAt: clock.now().toISOString(), keyId: key.id };
  const statement = statementOf(
    {
      ...version,
      ...signing,
      requestId: request.id,
      versionId: version.id,
      profileId: request.givenTo,
    },
    await hashPhoto(tx, files, version.imageId),
  );
  return { ...signing, signature: signStatement(statement, key) };
}
