import { createHmac } from 'node:crypto';
import { networkOf } from '../network';
import type { Visitor } from '../visitor';
import { visitorAgent } from './visitor-agent';

/** Distinguishes the visitors of one profile without identifying them; differs from profile to profile. */
export function hashVisitor(secret: Buffer, visitor: Visitor, profileId: string): Buffer {
  const content = JSON.stringify([networkOf(visitor.ip), visitorAgent(visitor).agentClass, profileId]);
  return createHmac('sha256', secret).update(content).digest();
}
