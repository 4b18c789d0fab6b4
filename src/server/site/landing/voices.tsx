import { testimonials } from '../../../../db/seeds/demo-content';

const samples = testimonials.filter(({ isPublic }) => isPublic !== false).slice(0, 3);

/** How testimonials read on a page: those of the sample portfolio, marked as samples. */
export const Voices = () => (
  <section aria-labelledby="voices-title" className="voices">
    <div>
      <h2 id="voices-title">Let others speak for you</h2>
      <p>
        Ask colleagues for a testimonial: they write it without an account and confirm it by e-mail. These
        come from the sample portfolio, whose people are invented.
      </p>
    </div>
    <ul>
      {samples.map(({ name, role, company, content }) => (
        <li key={name}>
          <figure>
            <blockquote>
              <p>{content}</p>
            </blockquote>
            <figcaption>
              <span>
                {name}, {role}, {company}
              </span>
              <span className="sample">Sample</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
);
