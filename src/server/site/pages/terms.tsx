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
      <h2>With whom</h2>
      <p>
        Whoever runs this installation offers it to you. The authors of the program have no part in that, and
        no access to it. What the operator has agreed with you otherwise comes before this page.
      </p>
      <Operator operator={operator} />
      <h2>Your content stays yours</h2>
      <p>
        You allow the operator to store what you enter and to show it to those whom you choose: everybody
        where it is public, nobody else where it is private, and the readers of the links that you make.
        Nothing more, and only until you remove it. You can take all of it with you at any time.
      </p>
      <h2>What is expected of you</h2>
      <ul>
        <li>Tell the truth about yourself, and do not pretend to be somebody else.</li>
        <li>Publish only what you may publish: texts, photos and the words of others need their consent.</li>
        <li>No malware, no spam through contact forms, nothing that breaks the law or attacks the server.</li>
        <li>Keep your password to yourself. Two-factor sign-in is under Account Settings.</li>
      </ul>
      <p>An administrator can deactivate an account that does otherwise; its owner is told by mail.</p>
      <h2>What you can expect</h2>
      <p>
        Care, but no guarantee that the server is always there; <a href="/status">Status</a> says how it has
        been. Keep a copy of what matters to you: the export is made for that.
      </p>
      <h2>What it costs</h2>
      {installation.sellsPlans ? (
        <p>
          The {plans.free.name} plan costs nothing. Paid plans are paid by the month in advance, at the{' '}
          <a href="/landing#pricing">prices</a> with {vatPercent}% VAT. They begin with {plans.pro.trialDays}{' '}
          days free of charge, can be cancelled at any time to the end of the month that is paid, and a
          smaller plan deletes and hides nothing: it only limits what you can add.
        </p>
      ) : (
        <p>Nothing. This installation sells no plans.</p>
      )}
      <h2>How it ends</h2>
      <p>
        You can delete your account at any time, under Account Settings. Your pages are closed at once, and
        everything is deleted {deletionGraceDays} days later, until when you can change your mind.
      </p>
    </Article>
  ),
};
