import net from 'node:net';

/** What is sent again and again. */
export interface Post {
  port: number;
  path: string;
  body: string;
  /** Headers beyond the usual ones, made for each request. */
  headers(): string;
}

/** How fast it was taken. */
export interface PostRate {
  perSecond: number;
  /** In milliseconds. */
  p99: number;
}

const requestOf = ({ path, body, headers }: Post) =>
  `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n` +
  `content-length: ${Buffer.byteLength(body)}\r\n${headers()}\r\n${body}`;

/** Posts over connections that are kept; each answer must be a 201 of one packet. */
export async function postLoad(
  post: Post,
  { connections, ms }: { connections: number; ms: number },
): Promise<PostRate> {
  const latencies: number[] = [];
  const sockets = Array.from({ length: connections }, () => {
    const socket = net.connect(post.port, '127.0.0.1');
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(requestOf(post));
    };
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (!text.startsWith('HTTP/1.1 201') || !text.endsWith('}')) throw new Error(`${post.path}: ${text}`);
      latencies.push(performance.now() - sentAt);
      send();
    });
    socket.on('connect', send);
    return socket;
  });
  const begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve, ms));
  const seconds = (performance.now() - begun) / 1000;
  for (const socket of sockets) socket.destroy();
  latencies.sort((one, other) => one - other);
  return {
    perSecond: latencies.length / seconds,
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
  };
}
