import { SMTPServer } from 'smtp-server';
import { parseMail, type TestMail } from './mails';

type Stage = 'message' | 'recipient';

interface Kind {
  /** Required from senders. */
  password?: string;
  /** Whether it does without SMTPUTF8, and so refuses addresses with other letters. */
  knowsAsciiOnly?: boolean;
}

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
 */
export async function startMailServer({
  password,
  knowsAsciiOnly = false,
}: Kind = {}): Promise<TestMailServer> {
  const received: TestMail[] = [];
  const refusals: Record<Stage, number[]> = { message: [], recipient: [] };
  const refusalAt = (stage: Stage) => {
    const responseCode = refusals[stage].shift();
    return responseCode ? Object.assign(new Error('Not now'), { responseCode }) : undefined;
  };
  const server = new SMTPServer({
    hideSMTPUTF8: knowsAsciiOnly,
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ password: given }, _session, done) {
      if (given === password) done(null, { user: 'app' });
      else done(Object.assign(new Error('Wrong password'), { responseCode: 535 }));
    },
    onRcptTo: ({ address }, _session, done) => {
      // Domains arrive decoded.
      if (knowsAsciiOnly && /[^ -~].*@/.test(address)) {
        return done(Object.assign(new Error('Only ASCII here'), { responseCode: 553 }));
      }
      return done(refusalAt('recipient'));
    },
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
