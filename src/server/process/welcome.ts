import { demoEmail } from '../../../db/seeds/demo-profile';

interface Start {
  /** Where the server is reached. */
  origin: string;
  demoPasswordFile: string | undefined;
  /** Whether setting up the first admin needs ADMIN_SETUP_TOKEN. */
  needsToken: boolean;
}

/** What somebody wants to know who has started the server in a terminal, and has no account yet. */
export const welcome = ({ origin, demoPasswordFile, needsToken }: Start): string =>
  [
    '',
    `Open ${origin} in a browser.`,
    demoPasswordFile &&
      `Look around as the demo account: sign in as ${demoEmail}; its password is in ${demoPasswordFile}`,
    `Create an account of your own at ${origin}/login?tab=sign-up`,
    `Make yourself the admin at ${origin}/admin-setup${needsToken ? ', with your ADMIN_SETUP_TOKEN' : ''}`,
    'Press Ctrl+C to stop.',
    '',
  ]
    .filter((line) => line !== undefined)
    .map((line) => `${line}\n`)
    .join('');
