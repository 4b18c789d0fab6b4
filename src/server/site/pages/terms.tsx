import { deletionGraceDays } from '../../../contracts/deletion';
import { plans, vatPercent } from '../../../contracts/plans';
import { Article } from '../article';
import { Operator } from '../operator-note';
import type { SitePage } from '../site-page';

export const terms: SitePage = {
  path: '/terms',
  title: 'Terms',
  description:
    'What you can expect of this installation of Storyfolio, and what is expected of you, in plain words.',
  render: ({ operator, installation }) => (
    <Article title="Terms" lead="What you can expect here, and what is expected of you.">
      <h2>Who offers this</h2>
      <p>
        Whoever runs this installation offers it to you. The authors of the program have no part in that, and
        no access to it. Whatever else the operator has agreed with you takes precedence over this page.
      </p>
      <Operator operator={operator} />
      <h2>Your content stays yours</h2>
      <p>
        You allow the operator to store what you enter and to show it to the people you choose: to everybody
        where it is public, to nobody else where it is private, and to the readers of the links that you make.
        Nothing more, and only until you remove it. You can take all of it with you at any time.
      </p>
      <h2>What is expected of you</h2>
      <ul>
        <li>Tell the truth about yourself, and do not pretend to be somebody else.</li>
        <li>
          Publish only what you are allowed to: texts, photos and words of other people need their consent.
        </li>
        <li>No malware, no spam through contact forms, nothing that breaks the law or attacks the server.</li>
        <li>Keep your password to yourself. Two-factor sign-in is under Account Settings.</li>
      </ul>
      <p>An administrator can deactivate an account that breaks these rules; its owner is told by mail.</p>
      <h2>What you can expect</h2>
      <p>
        Care, but no guarantee that the server is always available; <a href="/status">Status</a> shows its
        record. Keep a copy of what matters to you: that is what the export is for.
      </p>
      <h2>What it costs</h2>
      {installation.sellsPlans ? (
        <p>
          The {plans.free.name} plan costs nothing. Paid plans are paid monthly in advance, at the{' '}
          <a href="/landing#pricing">prices</a> shown plus {vatPercent}% VAT. They begin with a free trial of{' '}
          {plans.pro.trialDays} days and can be cancelled at any time, to the end of the month that is paid
          for. A smaller plan deletes and hides nothing: it only limits what you can add.
        </p>
      ) : (
        <p>Nothing. This installation sells no plans.</p>
      )}
      <h2>How it ends</h2>
      <p>
        You can delete your account at any time, under Account Settings. Your pages are closed at once, and
        everything is deleted {deletionGraceDays} days later; until then you can change your mind.
      </p>
    </Article>
  ),
};
