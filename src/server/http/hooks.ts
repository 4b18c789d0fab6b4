import type { FastifyReply, FastifyRequest, onRequestHookHandler, onSendHookHandler } from 'fastify';

type Work = (request: FastifyRequest, reply: FastifyReply) => void;

/** A synchronous hook: a promise would cost every request a turn of the event loop. */
export const onArrival =
  (work: Work): onRequestHookHandler =>
  (request, reply, done) => {
    work(request, reply);
    done();
  };

/** Like `onArrival`, before the answer is sent. */
export const beforeSending =
  (work: Work): onSendHookHandler =>
  (request, reply, _payload, done) => {
    work(request, reply);
    done();
  };
