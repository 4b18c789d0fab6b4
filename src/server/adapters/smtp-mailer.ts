import { createTransport } from 'nodemailer';
import { type Mailer, MailRefusedError, RecipientRefusedError } from '../../routers/ports';
import { type Sender, toMessage } from './mail-message';

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Sends through a mail server, with one connection per mail. */
export function openSmtpMailer(url: string, from: Sender): Mailer {
  const transport = createTransport({ url, ...timeouts });
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(from, mail));
      } catch (error) {
        throw toMailError(error, mail.to.address);
      }
    },

    // Nothing is kept of sent mails.
    discard: async () => {},
  };
}

/** The server's answer, without the address, which must not be logged. */
function toMailError(error: unknown, address: string): Error {
  const { message, code } =
    error instanceof Error && 'code' in error ? error : { message: String(error), code: '' };
  const text = `${code}: ${message}`.replaceAll(address, '(the recipient)');
  if (!isFinal(error)) return new Error(text);
  return isAboutRecipient(error) ? new RecipientRefusedError(text) : new MailRefusedError(text);
}

const isAboutRecipient = (error: unknown) =>
  error instanceof Error && 'command' in error && error.command === 'RCPT TO';

/** A wrong password can be fixed in the configuration; a refused mail or address cannot. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const isAboutMail = 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
  return isAboutMail && Number(error.responseCode) >= 500;
}
