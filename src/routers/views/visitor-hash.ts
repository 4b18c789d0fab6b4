import { createHmac } from 'node:crypto';
import type { Visitor } from '../context';
import { networkOf } from '../network';
import { agentClass } from './agent-class';

/** Tells visitors of one profile apart without saying who they are, and differs from profile to profile. */
export function hashVisitor(secret: Buffer, { ip, userAgent }: Visitor, profileId: string): Buffer {
  const told = JSON.stringify([networkOf(ip), agentClass(userAgent), profileId]);
  return createHmac('sha256', secret).update(told).digest();
}
