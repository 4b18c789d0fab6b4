import { createHmac } from 'node:crypto';
import type { Visitor } from '../context';
import { networkOf } from '../network';
import { visitorAgent } from './visitor-agent';

/** Distinguishes the visitors of one profile without identifying them; differs from profile to profile. */
export function hashVisitor(secret: Buffer, visitor: Visitor, profileId: string): Buffer {
  const content = JSON.stringify([networkOf(visitor.ip), visitorAgent(visitor).agentClass, profileId]);
  return createHmac('sha256', secret).update(content).digest();
}
