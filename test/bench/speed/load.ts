import net from 'node:net';

/** A way of asking for something, again and again. */
export interface Target {
  port: number;
  path: string;
  acceptEncoding: string;
  /** Further headers, each line with its end. */
  headers?: string;
}

/** One answer in full, over a connection of its own. */
const requestOf = ({ path, acceptEncoding, headers = '' }: Target) =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: ${acceptEncoding}\r\n${headers}\r\n`,
  );

/**
 * Requests a second, over connections that are kept. Answers are told apart by their length alone, which leaves the
 * machine to the server; so each must be as long as the first one.
 */
export async function load(
  target: Target,
  { connections, ms }: { connections: number; ms: number },
): Promise<number> {
  const length = await lengthOf(target);
  const request = requestOf(target);
  let answers = 0;
  const sockets = Array.from({ length: connections }, () => {
    const socket = net.connect(target.port, '127.0.0.1');
    let missing = length;
    socket.on('data', (chunk) => {
      missing -= chunk.length;
      if (missing > 0) return;
      if (missing < 0) throw new Error(`An answer of ${target.path} is longer than the first one.`);
      answers += 1;
      missing = length;
      socket.write(request);
    });
    socket.on('connect', () => socket.write(request));
    return socket;
  });
  const begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve, ms));
  const seconds = (performance.now() - begun) / 1000;
  for (const socket of sockets) socket.destroy();
  return answers / seconds;
}

/** The length of an answer with its headers; throws unless it is a 200. */
function lengthOf(target: Target): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(target.port, '127.0.0.1', () => socket.write(requestOf(target)));
    let seen = Buffer.alloc(0);
    socket.on('error', reject).on('data', (chunk) => {
      seen = Buffer.concat([seen, chunk]);
      const text = seen.toString('latin1');
      const end = text.indexOf('\r\n\r\n') + 4;
      const content = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      if (!text.startsWith('HTTP/1.1 200')) reject(new Error(`${target.path}: ${text.split('\r\n')[0]}`));
      if (end < 4 || content === undefined || seen.length < end + Number(content)) return;
      socket.destroy();
      resolve(end + Number(content));
    });
  });
}
