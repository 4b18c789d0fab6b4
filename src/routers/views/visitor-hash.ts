import { createHmac } from 'node:crypto';
import type { Visitor } from '../context';
import { networkOf } from '../network';
import { agentClass } from './agent-class';

/** Distinguishes the visitors of one profile without identifying them; differs from profile to profile. */
export function hashVisitor(secret: Buffer, { ip, userAgent }: Visitor, profileId: string): Buffer {
  const content = JSON.stringify([networkOf(ip), agentClass(userAgent), profileId]);
  return createHmac('sha256', secret).update(content).digest();
}
