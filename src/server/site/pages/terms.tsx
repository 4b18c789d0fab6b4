import { deletionGraceDays } from '../../../contracts/deletion';
import { plans, vatPercent } from '../../../contracts/plans';
import { Article } from '../article';
import { Operator } from '../operator-note';
import type { SitePage } from '../site-page';

export const terms: SitePage = {
  path: '/terms',
  title: 'Terms',
  description:
    'What you can expect from this installation of Storyfolio, and what is expected of you, in plain words.',
  render: ({ operator, installation }) => (
    <Article title="Terms" lead="What you can expect here, and what is expected of you.">
      <h2>Who offers this</h2>
      <p>
        This service is offered by the operator: the person or organization that runs this server. The authors
        of Storyfolio are not involved and have no access to it. If you have another agreement with the
        operator, it takes precedence over this page.
      </p>
      <Operator operator={operator} />
      <h2>Your content stays yours</h2>
      <p>
        You allow the operator to store what you enter and to show it to the people you choose: what is public
        to everyone, what is private to no one but you, and what you share through a link to whoever opens it.
        Nothing more, and only until you remove it. You can take all of it with you at any time.
      </p>
      <h2>What is expected of you</h2>
      <ul>
        <li>Be truthful about yourself, and don’t pretend to be someone else.</li>
        <li>
          Publish only what you have the right to publish. Other people’s texts, photos and words need their
          consent.
        </li>
        <li>
          No malware, no spam through contact forms, and nothing that breaks the law or harms the server.
        </li>
        <li>Keep your password to yourself. Two-factor sign-in is under Account Settings.</li>
      </ul>
      <p>An administrator can deactivate an account that breaks these rules. Its owner is told by e-mail.</p>
      <h2>What you can expect</h2>
      <p>
        A service run with care, but without a guarantee that it is always available.{' '}
        <a href="/status">Status</a> shows its track record. Keep a copy of anything that matters to you: you
        can export everything at any time.
      </p>
      <h2>What it costs</h2>
      {installation.sellsPlans ? (
        <p>
          The {plans.free.name} plan costs nothing. Paid plans are billed monthly in advance, at the{' '}
          <a href="/landing#pricing">prices</a> shown plus {vatPercent}% VAT. They start with a free trial of{' '}
          {plans.pro.trialDays} days. You can cancel at any time, and your plan then runs until the end of the
          month you have paid for. Moving to a smaller plan deletes and hides nothing: it only limits what you
          can add.
        </p>
      ) : (
        <p>Nothing. No plans are sold here.</p>
      )}
      <h2>How it ends</h2>
      <p>
        You can delete your account at any time, under Account Settings. Your pages are taken offline at once,
        and everything is deleted {deletionGraceDays} days later. Until then, you can change your mind.
      </p>
    </Article>
  ),
};
