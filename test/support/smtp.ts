import { SMTPServer } from 'smtp-server';
import { parseMail, type TestMail } from './mails';

type Stage = 'message' | 'recipient';

interface TestMailServer {
  url: string;
  /** What arrived and was accepted. */
  received: TestMail[];
  /** Answers the next message, or its next recipient, with this instead of accepting it. */
  refuseNext(code: number, at?: Stage): void;
  close(): Promise<void>;
}

/**
 * A mail server that accepts everything except what it is told to refuse.
 * @param password required from senders, if any
 */
export async function startMailServer(password?: string): Promise<TestMailServer> {
  const received: TestMail[] = [];
  const refusals: Record<Stage, number[]> = { message: [], recipient: [] };
  const refusalAt = (stage: Stage) => {
    const responseCode = refusals[stage].shift();
    return responseCode ? Object.assign(new Error('Not now'), { responseCode }) : undefined;
  };
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ password: given }, _session, done) {
      if (given === password) done(null, { user: 'app' });
      else done(Object.assign(new Error('Wrong password'), { responseCode: 535 }));
    },
    onRcptTo: (_address, _session, done) => done(refusalAt('recipient')),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refusalAt('message');
        if (refusal) return done(refusal);
        parseMail(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        }, done);
      });
    },
  });
  server.on('error', (error) => {
    // A client that was killed ends its connection in the middle.
    if (!('code' in error && error.code === 'ECONNRESET')) throw error;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (code, at = 'message') => refusals[at].push(code),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
