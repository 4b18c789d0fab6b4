import { countText } from '../../../contracts/count-text';
import { type HelpTopic, longestHelpSearch } from '../../../contracts/help';
import { helpParts, piecesOf, searchHelp } from '../help/help';
import type { HelpAnswer } from '../help/help-part';
import type { SitePage } from '../site-page';

export const help: SitePage = {
  path: '/help',
  title: 'Help',
  description:
    'Help with every screen of Storyfolio: reading a CV, designing your page, sharing it, links, contacts, analytics and your account.',
  assets: { styles: ['src/server/site/help.css'], scripts: ['src/server/site/help.client.ts'] },
  render: () => <Help parts={helpParts} question="" />,
  search: (question) =>
    question.length > longestHelpSearch ? (
      <Help parts={helpParts} question="" note={`Use ${longestHelpSearch} characters or fewer to search.`} />
    ) : (
      <Found question={question} />
    ),
};

function Found({ question }: { question: string }) {
  const parts = searchHelp(question);
  const count = parts.reduce((sum, { answers }) => sum + answers.length, 0);
  const answers = countText(count, 'answer');
  return count === 0 ? (
    <Help
      parts={helpParts}
      question={question}
      note={`Nothing found for “${question}”. Try a single word, browse the topics below, or contact support.`}
    />
  ) : (
    <Help parts={parts} question={question} note={`${answers} for “${question}”`} />
  );
}

interface HelpProps {
  parts: { topic: HelpTopic; title: string; answers: HelpAnswer[] }[];
  question: string;
  /** The result of a search. */
  note?: string;
}

const Help = ({ parts, question, note }: HelpProps) => (
  <div className="article help">
    <header className="article-head">
      <h1>Help</h1>
      <form className="help-search" method="get" action="/help">
        <label htmlFor="q">What do you need help with?</label>
        <div>
          <input id="q" name="q" type="search" maxLength={longestHelpSearch} defaultValue={question} />
          <button className="button primary" type="submit">
            Search
          </button>
        </div>
      </form>
      <p className="quiet" id="found" role="status">
        {note}
        {question !== '' && (
          <>
            {' '}
            <a href="/help">Show everything</a>
          </>
        )}
      </p>
    </header>
    <div className="help-parts">
      <nav className="side-nav" aria-label="Topics">
        <ul>
          {parts.map(({ topic, title }) => (
            <li key={topic}>
              <a href={`#${topic}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="help-answers">
        {parts.map(({ topic, title, answers }) => (
          <section key={topic} id={topic} aria-labelledby={`${topic}-title`}>
            <h2 id={`${topic}-title`}>{title}</h2>
            {answers.map(({ question: asked, answer }) => (
              <div key={asked} className="answer">
                <h3>{asked}</h3>
                {answer.map((paragraph) => (
                  <Paragraph key={paragraph} text={paragraph} />
                ))}
              </div>
            ))}
          </section>
        ))}
        <p>
          Didn’t find your answer? See <a href="/support">Support</a>.
        </p>
      </div>
    </div>
  </div>
);

const Paragraph = ({ text }: { text: string }) => (
  <p>
    {piecesOf(text).map((piece) =>
      typeof piece === 'string' ? (
        piece
      ) : (
        <a key={piece.words} href={piece.href}>
          {piece.words}
        </a>
      ),
    )}
  </p>
);
