const samples = [
  {
    text: 'I sent the same page to four employers, each with a link of its own. The one who watched the video twice is who I work for now.',
    who: 'A product manager',
  },
  {
    text: 'Reading my CV in took two minutes. Correcting the three lines it was unsure of took one more.',
    who: 'A nurse who moved countries',
  },
  {
    text: 'As somebody who hires: it opened at once on the train, and I knew who I would be talking to.',
    who: 'A head of engineering',
  },
];

/** What somebody could say; marked as samples, because they are invented. */
export const Voices = () => (
  <section aria-labelledby="voices-title" className="voices">
    <div>
      <h2 id="voices-title">How it could feel</h2>
      <p>These are samples. We wrote them to show what Storyfolio is for; nobody has said them yet.</p>
    </div>
    <ul>
      {samples.map(({ text, who }) => (
        <li key={who}>
          <figure>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              {who} <span className="sample">Sample</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
);
