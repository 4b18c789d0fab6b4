import type { ReactNode } from 'react';
import { retention } from '../../../../db/retention';
import { deletionGraceDays } from '../../../contracts/deletion';
import { mostVersions } from '../../../contracts/profile-version';
import { confirmDays, requestDays } from '../../../contracts/testimonial-request';
import { viewHours } from '../../../contracts/view';
import { Article } from '../article';
import { Operator } from '../operator-note';
import type { SitePage } from '../site-page';

interface Kept {
  what: string;
  why: ReactNode;
  /** For how long. */
  until: string;
}

const r = retention;

/** What is stored about somebody with an account. */
const ofOwners: Kept[] = [
  {
    what: 'Your account: e-mail address, name, company, a hash of your password',
    why: 'To sign you in and to contact you.',
    until: `Until you delete it. It is closed at once and deleted for good ${deletionGraceDays} days later. Until then, you can change your mind.`,
  },
  {
    what: 'Your portfolios: what you enter, CVs, photos, video',
    why: 'To make your page. Location and device data are removed from photos and videos.',
    until: `Until you remove it. You can restore it from the bin for ${r.binDays} days; after that it is deleted.`,
  },
  {
    what: 'Versions of your page: its texts and settings, saved when you publish, before an import and before you restore a version',
    why: 'So that you can go back. They contain no files and nothing other people wrote.',
    until: `The latest ${mostVersions}. Versions you have named stay until you delete them.`,
  },
  {
    what: 'CVs that you have read into a draft',
    why: 'They are read on this server, by this program. Nobody else receives them.',
    until: `The draft is yours. What is needed to undo an import is kept for ${r.undoMinutes} minutes.`,
  },
  {
    what: 'Sessions: when, from which network (shortened to /24 or /48), and the name of your browser',
    why: 'To keep you signed in, and to show you where you are signed in.',
    until: `${r.idleSessionDays} days after their last use, ${r.sessionDays} days at most.`,
  },
  {
    what: 'The audit log: sign-ins, exports, and changes to passwords, roles and addresses',
    why: 'So that you can tell whether anyone else has had access.',
    until: 'As long as your account exists.',
  },
  {
    what: 'E-mails to you',
    why: 'To send each one once, and to try again if a mail server is down.',
    until: `${r.mailDays} days. Links about your password or address work for ${r.mailLinkMinutes} minutes, invitations for ${r.invitationDays} days.`,
  },
  {
    what: 'Expired invitations',
    why: 'So that an admin can see who was invited.',
    until: `${r.endedInvitationDays} days.`,
  },
  {
    what: 'Old addresses of your page',
    why: 'To redirect visitors to the new one.',
    until: `${r.redirectDays} days.`,
  },
];

/** What is stored about somebody who only reads or writes. */
const ofReaders: Kept[] = [
  {
    what: 'Views of a page: when, for how long, which sections, where the reader came from, country and city, type of device',
    why: 'To show the owner how the page is read. A script does the counting; without it, nothing is counted. IP addresses are shortened to their network before anything is looked up, and are not stored.',
    until: `${r.viewMonths} months. Daily totals, without individual views, are kept as long as the portfolio exists. A view ends after ${viewHours} hours.`,
  },
  {
    what: 'A visitor: a keyed hash of network, type of browser and page, different for each page',
    why: 'To count someone who comes back only once. Not stored if your browser sends GPC or DNT, or if you use the switch at the bottom of the page.',
    until: `${r.viewMonths} months.`,
  },
  {
    what: 'When you open a link that an owner made for you',
    why: 'The page tells you so at the very top and lets you continue unseen. Then only the time is kept.',
    until: 'As long as the link exists.',
  },
  {
    what: 'A testimonial that someone asked you to write: your words, your name, your e-mail address, and a photo if you add one',
    why: 'To show it on the page of whoever asked, once you have confirmed your address and they have approved it. Your address is never shown.',
    until: `Until you withdraw it or the page’s owner removes it. The request link works for ${requestDays} days, and the link to confirm your address for ${confirmDays} days.`,
  },
  {
    what: 'Messages you send with the form on a page',
    why: 'To deliver them to the page’s owner.',
    until: 'Until the owner removes them.',
  },
];

export const privacy: SitePage = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'What is stored here about owners and readers of portfolios, why and for how long, and how to get a copy or have it deleted.',
  render: ({ operator, installation }) => (
    <Article
      title="Privacy"
      lead="What is stored here, why, and for how long. The periods on this page are those the program itself uses."
    >
      <h2>Who is responsible</h2>
      <p>
        Storyfolio is a program. The person or organization that runs this server is responsible for your
        data.
      </p>
      <Operator operator={operator} />
      <h2>If you have an account</h2>
      <KeptTable rows={ofOwners} />
      <h2>If you read a portfolio</h2>
      <KeptTable rows={ofReaders} />
      <h2>Cookies</h2>
      <p>
        If you sign in, you get one cookie, which keeps you signed in. If you open a link that was made for
        you, you get one that keeps it open. Nobody else gets any, and there are no third-party cookies: every
        picture, font and script comes from this server.
      </p>
      <h2>Who else gets data</h2>
      <p>
        Places are looked up in a database on this server. E-mail goes through the operator’s mail server, and
        files may be kept with a storage service that the operator has chosen.
        {installation.sellsPlans
          ? ' If you buy a plan, you pay through Stripe, which receives the e-mail address of your account and keeps what the law requires. Card numbers never reach this server. It keeps the ids of customer and subscription, the plan and its state for as long as your account exists.'
          : ' Nothing is sold here, so no payment provider receives anything.'}
      </p>
      <h2>Backups and logs</h2>
      <p>
        The operator makes backups. What you delete remains in older ones for as long as they are kept. The
        server’s log contains paths and errors, but no visitors’ addresses, queries or tokens.
      </p>
      <h2>What you can do</h2>
      <ul>
        <li>
          <b>Get a copy:</b> Account Settings lets you download everything stored about you as one zip.
        </li>
        <li>
          <b>Correct it:</b> you can change everything where you entered it.
        </li>
        <li>
          <b>Delete it:</b> entry by entry, or your whole account under Account Settings.
        </li>
        <li>
          <b>Ask:</b> for anything else, contact the operator. In the EU and the United Kingdom, you can also
          complain to your data protection authority.
        </li>
      </ul>
    </Article>
  ),
};

const KeptTable = ({ rows }: { rows: Kept[] }) => (
  <table className="kept">
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">Why</th>
        <th scope="col">For how long</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ what, why, until }) => (
        <tr key={what}>
          <td>{what}</td>
          <td>{why}</td>
          <td data-label="For how long">{until}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
