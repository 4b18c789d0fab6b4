import type { SiteFacts } from '../../../../db/queries/site-facts';
import type { SiteView } from '../site-page';
import { Picture } from './picture';

interface ShowcaseProps extends Pick<SiteView, 'hrefOf'> {
  example: SiteFacts['example'];
}

/** Screenshots of the public page of the demo profile, on a screen and on a phone. */
export function Showcase({ example, hrefOf }: ShowcaseProps) {
  const picture = (
    <span className="devices">
      <span className="window">
        <span className="window-bar" aria-hidden="true">
          <i />
          <i />
          <i />
          {example && <span className="window-address">/profile/{example.slug}</span>}
        </span>
        <Picture
          name="demo-wide"
          hrefOf={hrefOf}
          widths={[1200, 640]}
          height={840}
          sizes="(min-width: 90em) 660px, (min-width: 64em) 46vw, 86vw"
          isFirst
          alt="A portfolio page: portrait, name and role of Maren Tregenza, a video introduction, where she works and what she studied"
        />
      </span>
      <span className="phone">
        <Picture
          name="demo-phone"
          hrefOf={hrefOf}
          widths={[390, 200]}
          height={780}
          sizes="(min-width: 64em) 13vw, 25vw"
          isFirst
          alt="The same page on a phone"
        />
      </span>
    </span>
  );
  return (
    <figure className="showcase">
      {example ? <a href={`/profile/${example.slug}`}>{picture}</a> : picture}
      <figcaption className="quiet">
        {example ? (
          <>
            Our sample portfolio: Maren is invented, her page is live. <b>Open it.</b>
          </>
        ) : (
          'A sample portfolio made with Storyfolio. Maren is invented.'
        )}
      </figcaption>
    </figure>
  );
}
