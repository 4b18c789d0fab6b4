import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { imageMaxBytes } from '../../contracts/sections/gallery-image';
import { bodyBytes } from '../../routers/limits/limits';
import { answerPageErrors } from '../public-page/page-errors';
import { formLimits } from '../routes/stage-form';
import { addAskingRoutes } from './asking-routes';
import type { AuthorServices } from './author-answers';
import { addOwnRoutes } from './own-routes';

/** Serves the pages on which testimonials are written, confirmed, changed and withdrawn. */
export async function authorPlugin(app: FastifyInstance, services: AuthorServices): Promise<void> {
  answerPageErrors(app, services.assets);
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: formLimits({ file: imageMaxBytes, field: bodyBytes.form }, 20),
  });
  // Buttons send no fields.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bodyBytes.short },
    (_request, _body, done) => done(null, undefined),
  );
  addAskingRoutes(app, services);
  addOwnRoutes(app, services);
}
