import type { FastifyInstance } from 'fastify';
import { authorPlugin } from './author-plugin';
import { type CheckServices, checkPlugin } from './check-plugin';

/** Serves the pages of testimonials that their authors write and confirm. */
export async function testimonialsPlugin(app: FastifyInstance, services: CheckServices): Promise<void> {
  await app.register(authorPlugin, services);
  await app.register(checkPlugin, services);
}
