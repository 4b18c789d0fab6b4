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
    what: 'Your account: e-mail address, names, company, a hash of your password',
    why: 'To sign you in and to write to you.',
    until: `Until you delete it. It is closed at once and deleted for good ${deletionGraceDays} days later; until then you can change your mind.`,
  },
  {
    what: 'Your portfolios: what you enter, CVs, photos, video',
    why: 'To make your page. Location and device data are taken out of photos and videos.',
    until: `Until you remove it. What you remove can be restored from the bin for ${r.binDays} days, and is deleted after that.`,
  },
  {
    what: 'Versions of your page: its texts and choices when you published it, before imports and before you restored one',
    why: 'So that you can go back. They hold no files, and no words of others.',
    until: `The latest ${mostVersions}, those with a name until you delete them.`,
  },
  {
    what: 'CVs that are read into a draft',
    why: 'They are read on this server, by this program. Nobody else gets them.',
    until: `The draft is yours; what is needed to undo an import is kept for ${r.undoMinutes} minutes.`,
  },
  {
    what: 'Sessions: when and from which network, shortened to /24 or /48, and the name of the browser',
    why: 'To keep you signed in, and to show you where you are.',
    until: `${r.idleSessionDays} days after their last use, ${r.sessionDays} days at most.`,
  },
  {
    what: 'The audit log: sign-ins, changes of passwords, roles and addresses, exports',
    why: 'So that you can see whether anybody else has had access.',
    until: 'As long as the account.',
  },
  {
    what: 'Mails to you',
    why: 'To send each of them once, and to try again if a mail server is down.',
    until: `${r.mailDays} days. Links about your password or address work for ${r.mailLinkMinutes} minutes, invitations for ${r.invitationDays} days.`,
  },
  {
    what: 'Invitations that have ended',
    why: 'So that an admin sees who was invited.',
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
    what: 'Views of a page: when, for how long, which sections, where the link was, country and city, class of device',
    why: 'To tell the owner how the page is read. Counted by a script; without it nothing is counted. An address is shortened to its network before anything is looked up, and is not stored.',
    until: `${r.viewMonths} months; daily totals, without single views, for as long as the portfolio exists. A view ends after ${viewHours} hours.`,
  },
  {
    what: 'A visitor: a keyed hash of network, class of browser and page, different for each page',
    why: 'To count somebody who comes back only once. With GPC or DNT, or the switch at the foot of the page, there is none.',
    until: `${r.viewMonths} months.`,
  },
  {
    what: 'Opens of a link that an owner sent to you',
    why: 'The page says so above its first line, and lets you go on unseen: of that open, only the time is kept.',
    until: 'As long as the link.',
  },
  {
    what: 'A testimonial that you write when somebody asks you for one: your words, your name, a photo if you add one, your e-mail address',
    why: 'To show it on the page of whoever asked, once you have confirmed your address and they have approved it. The address is shown to nobody.',
    until: `Until you withdraw it or its owner removes it. The link of the request works for ${requestDays} days, the one that confirms your address for ${confirmDays} days.`,
  },
  {
    what: 'Messages that you send with the form on a page',
    why: 'To deliver them to the owner of the page.',
    until: 'Until that owner removes them.',
  },
];

export const privacy: SitePage = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'What this installation stores about owners and readers of portfolios, why, for how long, and how to get it or have it deleted.',
  render: ({ operator, installation }) => (
    <Article
      title="Privacy"
      lead="What is stored here, why, and for how long. The periods on this page are the ones the program itself uses."
    >
      <h2>Who is responsible</h2>
      <p>Storyfolio is a program; whoever runs this installation of it is responsible for your data.</p>
      <Operator operator={operator} />
      <h2>If you have an account</h2>
      <KeptTable rows={ofOwners} />
      <h2>If you read a portfolio</h2>
      <KeptTable rows={ofReaders} />
      <h2>Cookies</h2>
      <p>
        Whoever signs in gets one cookie, which holds the session. Whoever opens a link that was made for them
        gets one that keeps it open. Nobody else gets any, and there are no third-party cookies: no picture,
        font or script comes from anywhere but this server.
      </p>
      <h2>Who else gets data</h2>
      <p>
        Places are looked up in a database on this server. Mails go through the operator’s mail server, and
        files may be kept by a storage service that the operator has chosen.
        {installation.sellsPlans
          ? ' Whoever buys a plan pays at Stripe, which gets the e-mail address of the account and keeps what the law requires; card numbers never reach this server. Of payments, this server keeps the ids of the customer and the subscription, the plan and its state, for as long as the account exists.'
          : ' There are no payments on this installation, so no payment provider gets anything.'}
      </p>
      <h2>Backups and logs</h2>
      <p>
        The operator makes the backups: what you delete remains in older ones for as long as they are kept.
        The server’s log names paths and errors, without addresses of visitors, queries or tokens.
      </p>
      <h2>What you can do</h2>
      <ul>
        <li>
          <b>See and take it:</b> Account Settings has an export of everything that is stored about you, as
          one zip.
        </li>
        <li>
          <b>Correct it:</b> everything you entered can be changed where you entered it.
        </li>
        <li>
          <b>Delete it:</b> entry by entry, or the whole account under Account Settings.
        </li>
        <li>
          <b>Ask:</b> for everything else, write to the operator above. In the EU and the United Kingdom you
          may also complain to your data protection authority.
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
