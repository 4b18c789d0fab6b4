import { SMTPServer } from 'smtp-server';
import { parseMail, type TestMail } from './mails';

interface TestMailServer {
  url: string;
  /** What arrived and was accepted. */
  received: TestMail[];
  /** Makes the next message be answered with this instead of being accepted. */
  refuseNext(code: number): void;
  close(): Promise<void>;
}

/** A mail server that accepts everything but what it is told to refuse. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: TestMail[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const responseCode = refusals.shift();
        if (responseCode) return done(Object.assign(new Error('Not now'), { responseCode }));
        parseMail(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (code) => refusals.push(code),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
