import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { apiCalls } from './api';
import { ApiError } from './api-error';
import type { ApiCall, Handler } from './calls';
import { parseForm } from './form';
import { Life } from './life';
import { type PageAnswer, Pages } from './pages';
import { Store } from './store';
import { type Endpoint, Webhooks } from './webhooks';

/** How the API answers: as it should, not at all, or in another way that clients have to live with. */
export type Behaviour =
  | 'works'
  | 'hangs'
  | 'breaks off'
  | 'fails'
  | 'answers nonsense'
  | 'refuses the key'
  | 'is busy'
  /** With another call that has the same key. */
  | 'is under way';

/** A payment provider on this machine that speaks what the product uses of Stripe's API. */
export interface PaymentServer {
  /** Where its API and its pages are. */
  url: string;
  /** The only key that it takes. */
  secretKey: string;
  store: Store;
  life: Life;
  webhooks: Webhooks;
  /** The calls of the API so far, oldest first. */
  calls: ApiCall[];
  /** Changes how the API answers from now on. */
  behave(behaviour: Behaviour): void;
  /** Sends webhooks there from now on. */
  deliverTo(endpoint: Endpoint): void;
  close(): Promise<void>;
}

/** Starts it. @param port 0 for a free one */
export async function startPaymentServer(port = 0): Promise<PaymentServer> {
  const secretKey = 'sk_test_local_payments';
  const webhooks = new Webhooks();
  const store = new Store((event) => webhooks.announce(event));
  const life = new Life(store);
  const api = new Api(secretKey, apiCalls(store, life));
  const pages = new Pages(store, life);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answered = pathname.startsWith('/v1/')
      ? api.answer(request, response)
      : answerPage(pages, pathname, request, response);
    answered.catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const ownPort = typeof address === 'object' ? address?.port : port;
  store.origin = `http://127.0.0.1:${ownPort}`;
  return {
    url: store.origin,
    secretKey,
    store,
    life,
    webhooks,
    calls: api.calls,
    behave: (behaviour) => {
      api.behaviour = behaviour;
    },
    deliverTo: (endpoint) => {
      webhooks.endpoint = endpoint;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answerPage(
  pages: Pages,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const action = request.method === 'POST' ? parseForm(await text(request)).action : undefined;
  const answer: PageAnswer = pages.answer(path, typeof action === 'string' ? action : undefined);
  response.writeHead(answer.status, {
    'content-type': 'text/html; charset=utf-8',
    ...(answer.location && { location: answer.location }),
  });
  response.end(answer.html ?? '');
}

const faults: Partial<Record<Behaviour, ApiError>> = {
  fails: new ApiError(500, 'api_error', 'An unknown error occurred'),
  'refuses the key': new ApiError(401, 'invalid_request_error', 'Invalid API Key provided'),
  'is busy': new ApiError(429, 'invalid_request_error', 'Too many requests'),
  'is under way': new ApiError(409, 'idempotency_error', 'Another request with this key is in progress'),
};

interface Answered {
  status: number;
  body: unknown;
}

class Api {
  behaviour: Behaviour = 'works';
  readonly calls: ApiCall[] = [];
  readonly #known = new Map<string, { call: string; answer: Answered }>();

  constructor(
    private readonly secretKey: string,
    private readonly handlers: Record<string, Handler>,
  ) {}

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? 'GET';
    const body = await text(request);
    const key = request.headers['idempotency-key'];
    const call: ApiCall = {
      method,
      path: pathname,
      params: parseForm(method === 'GET' ? search.slice(1) : body),
      idempotencyKey: typeof key === 'string' ? key : undefined,
    };
    this.calls.push(call);
    if (this.behaviour === 'hangs') return;
    if (this.behaviour === 'breaks off') return void response.destroy();
    if (this.behaviour === 'answers nonsense') return void response.writeHead(200).end('null');
    const { status, body: answer } = this.#answerOnce(call, request.headers.authorization);
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': `req_${this.calls.length}`,
    });
    response.end(JSON.stringify(answer));
  }

  /** The same key gets the same answer, unless it comes with something else. */
  #answerOnce(call: ApiCall, authorization: string | undefined): Answered {
    const { idempotencyKey: key, ...what } = call;
    if (key === undefined || call.method !== 'POST') return this.#try(call, authorization);
    const known = this.#known.get(key);
    const described = JSON.stringify(what);
    if (!known) {
      const answer = this.#try(call, authorization);
      if (answer.status < 500 && ![409, 429].includes(answer.status))
        this.#known.set(key, { call: described, answer });
      return answer;
    }
    if (known.call === described) return known.answer;
    return refusal(new ApiError(400, 'idempotency_error', 'Keys can only be used with the same parameters.'));
  }

  #try(call: ApiCall, authorization: string | undefined): Answered {
    try {
      return { status: 200, body: structuredClone(this.#handle(call, authorization)) };
    } catch (error) {
      if (error instanceof ApiError) return refusal(error);
      throw error;
    }
  }

  #handle({ method, path, params }: ApiCall, authorization: string | undefined): unknown {
    const fault = faults[this.behaviour];
    if (fault) throw fault;
    if (authorization !== `Bearer ${this.secretKey}`) {
      throw new ApiError(401, 'invalid_request_error', 'Invalid API Key provided');
    }
    for (const [route, handle] of Object.entries(this.handlers)) {
      const [routeMethod, pattern = ''] = route.split(' ');
      const match = new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(path);
      if (routeMethod === method && match) return handle(params, match[1] ?? '');
    }
    throw new ApiError(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path})`);
  }
}

const refusal = ({ status, type, message, details }: ApiError): Answered => ({
  status,
  body: { error: { type, message, ...details } },
});
