import type { FastifyInstance } from 'fastify';
import { beforeSending } from '../http/hooks';
import { safeMethods } from '../http/safe-methods';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether no page shows what the route writes. */
    changesNoPage?: boolean;
  }
}

/** Counts the requests of this process that may have changed what pages show, each before it is answered. */
export class AnsweredWrites {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  follow(app: FastifyInstance): void {
    app.addHook(
      'onSend',
      beforeSending(({ method, routeOptions: { config } }, { statusCode }) => {
        if (safeMethods.has(method) || config.changesNoPage || config.changesNothing) return;
        // A refusal has changed nothing; a fault may have come after a change.
        if (statusCode < 400 || statusCode >= 500) this.#count += 1;
      }),
    );
  }
}
