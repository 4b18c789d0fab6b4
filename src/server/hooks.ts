import type { FastifyReply, FastifyRequest, onRequestHookHandler, onSendHookHandler } from 'fastify';

type Work = (request: FastifyRequest, reply: FastifyReply) => void;

/** A hook that waits for nothing: as a promise, each of them would cost every request a turn. */
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
