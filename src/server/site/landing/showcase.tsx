import type { SiteFacts } from '../../../../db/queries/site-facts';
import type { SiteView } from '../site-page';

interface ShowcaseProps extends Pick<SiteView, 'hrefOf'> {
  example: SiteFacts['example'];
}

const folder = 'src/server/site/pictures';

/** Photographs of the public page of the demo profile, on a screen and on a phone. */
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
          width={1200}
          height={840}
          alt="A portfolio page: portrait, name and role of Maren Tregenza, a video introduction, where she works and what she studied"
        />
      </span>
      <span className="phone">
        <Picture name="demo-phone" hrefOf={hrefOf} width={390} height={780} alt="The same page on a phone" />
      </span>
    </span>
  );
  return (
    <figure className="showcase">
      {example ? <a href={`/profile/${example.slug}`}>{picture}</a> : picture}
      <figcaption className="quiet">
        {example ? (
          <>
            The page of an invented person, as it is served here. <b>Open it.</b>
          </>
        ) : (
          'The page of an invented person, made with Storyfolio.'
        )}
      </figcaption>
    </figure>
  );
}

interface PictureProps extends Pick<SiteView, 'hrefOf'> {
  name: string;
  width: number;
  height: number;
  alt: string;
}

const Picture = ({ name, hrefOf, alt, ...size }: PictureProps) => (
  <picture>
    <source srcSet={hrefOf(`${folder}/${name}-dark.webp`)} media="(prefers-color-scheme: dark)" />
    <img src={hrefOf(`${folder}/${name}-light.webp`)} alt={alt} decoding="async" {...size} />
  </picture>
);
