import { createHmac } from 'node:crypto';
import { networkOf } from '../network';
import { visitorAgent } from '../views/visitor-agent';
import type { Visitor } from '../visitor';

/** Tells the readers of one link apart without identifying them; differs from link to link. */
export function hashReader(secret: Buffer, visitor: Visitor, linkId: string): Buffer {
  const content = JSON.stringify([networkOf(visitor.ip), visitorAgent(visitor).agentClass, 'link', linkId]);
  return createHmac('sha256', secret).update(content).digest();
}
