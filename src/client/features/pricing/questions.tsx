import { Text, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { plans, vatPercent } from '../../../contracts/plans';
import planScreen from '../billing/plan-screen.module.css';
import classes from './pricing.module.css';

const questions = [
  {
    question: 'How does the free trial work?',
    answer: `A paid plan starts with ${plans.pro.trialDays} days that cost nothing, once for each account. You can start them without a card: then they simply end. With a card the plan goes on, and Stripe, which takes the payment, says before you confirm what is due and on which day.`,
  },
  {
    question: 'Can I cancel whenever I like?',
    answer:
      'Yes, under Manage billing in your account settings, without writing to anybody. You keep what you have paid for until the end of that month, and nothing is charged after it.',
  },
  {
    question: 'What happens to my portfolio when I go back to Free?',
    answer: `Nothing is deleted and nothing is hidden: every entry, photo and page stays as it is, and you can still change and delete all of it. You cannot add more for as long as you are above what ${plans.free.name} holds.`,
  },
  {
    question: 'Can I change from one paid plan to the other?',
    answer:
      'Yes, at any time, under Manage billing. Stripe shows what the change costs or saves before you confirm it.',
  },
  {
    question: 'Is VAT part of the price?',
    answer: `Each plan shows both: the price without VAT, and what you pay with ${vatPercent}% VAT. There is nothing on top of the second.`,
  },
  {
    question: 'Who sees my card?',
    answer:
      'Stripe alone. You type it in on a page of theirs; this server learns whether you have paid, never the number of your card.',
  },
  {
    question: 'What if a payment fails?',
    answer:
      'We tell you on your dashboard and in your account settings, with the way to another card. Your portfolio stays as it is and where it is.',
  },
  {
    question: 'Where are my invoices?',
    answer: 'In your account settings, under Subscription, each as a PDF.',
  },
];

/** What people ask before they pay. */
export function Questions() {
  return (
    <section aria-labelledby="questions-title" className={classes.questions}>
      <Title order={2} id="questions-title" className={planScreen.title}>
        Questions, answered
      </Title>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className={classes.question}>
            <summary>
              {question}
              <IconChevronDown size={20} aria-hidden />
            </summary>
            <Text className={classes.answer}>{answer}</Text>
          </details>
        ))}
      </div>
    </section>
  );
}
