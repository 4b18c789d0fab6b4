import { once } from 'node:events';
import net from 'node:net';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';

/** A proxy between the product and its database, which fails as lines and firewalls do. */
export interface DatabaseProxy {
  connectionString: string;
  /** From now on open connections swallow everything; new ones work. */
  swallow(): void;
  /** From now on no answers arrive on open connections, until the returned function is called. */
  hold(): () => void;
  /** Cuts open connections off, with or without a word, and refuses new ones until the returned function is called. */
  cutOff(how: 'broken' | 'silent'): () => void;
  /** Breaks the next connection that sends this, after the database has executed it and before its answer. */
  breakAfter(statement: string): void;
}

/** Starts a proxy that forwards everything; it ends with the test. */
export async function startDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const target = new Client({ connectionString });
  const { host, port, user, password, database } = target;
  const to = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const lines = new Set<Line>();
  let breaking: string | undefined;
  const takeBreaking = (sent: Buffer) => {
    const isMeant = breaking !== undefined && sent.includes(breaking);
    if (isMeant) breaking = undefined;
    return isMeant;
  };
  let isRefusing = false;
  const server = net.createServer((client) => {
    if (isRefusing) client.destroy();
    else lines.add(new Line(client, net.connect(to), takeBreaking));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const line of lines) line.destroy();
  });
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  const secret = password ? `:${encodeURIComponent(password)}` : '';
  return {
    connectionString: `postgres://${user}${secret}@127.0.0.1:${own}/${database}?application_name=proxy`,
    swallow() {
      for (const line of lines) line.isSilent = true;
    },
    hold() {
      const held = [...lines];
      for (const line of held) line.hold();
      return () => {
        for (const line of held) line.release();
      };
    },
    cutOff(how) {
      isRefusing = true;
      for (const line of lines) {
        if (how === 'silent') line.isSilent = true;
        else line.destroy();
      }
      return () => {
        isRefusing = false;
      };
    },
    breakAfter(statement) {
      breaking = statement;
    },
  };
}

class Line {
  isSilent = false;
  #isBreaking = false;

  constructor(
    private readonly client: net.Socket,
    private readonly database: net.Socket,
    takeBreaking: (sent: Buffer) => boolean,
  ) {
    for (const end of [client, database]) end.on('error', () => this.#end()).on('close', () => this.#end());
    client.on('data', (sent) => {
      if (this.isSilent) return;
      this.#isBreaking = takeBreaking(sent);
      database.write(sent);
    });
    database.on('data', (answer) => {
      if (this.#isBreaking) this.destroy();
      else if (!this.isSilent) client.write(answer);
    });
  }

  hold(): void {
    this.database.pause();
  }

  release(): void {
    this.database.resume();
  }

  /** On a silent line, the database does not hear of the end either. */
  #end(): void {
    if (!this.isSilent) this.destroy();
  }

  destroy(): void {
    this.client.destroy();
    this.database.destroy();
  }
}
