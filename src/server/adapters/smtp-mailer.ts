import { createTransport } from 'nodemailer';
import { type Mailer, MailRefusedError } from '../../routers/ports';
import { type Sender, toMessage } from './mail-message';

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Sends through a mail server, a connection for each mail. */
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

    // What has been sent is not kept here.
    discard: async () => {},
  };
}

/** Says what the server answered, without the address, which belongs in no log. */
function toMailError(error: unknown, address: string): Error {
  const { message, code } =
    error instanceof Error && 'code' in error ? error : { message: String(error), code: '' };
  const text = `${code}: ${message}`.replaceAll(address, '(the recipient)');
  return isFinal(error) ? new MailRefusedError(text) : new Error(text);
}

/** A wrong password in the configuration can be mended; a mail or an address that is refused cannot. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const isAboutMail = 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
  return isAboutMail && Number(error.responseCode) >= 500;
}
