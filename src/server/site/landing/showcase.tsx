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
  /** Of the stored sizes, the largest first. */
  widths: [number, ...number[]];
  /** Of the largest. */
  height: number;
  /** Its displayed width. */
  sizes: string;
  /** Whether it is above the fold. */
  isFirst?: boolean;
  alt: string;
}

/** Made by `npm run draw:landing`. */
function Picture({ name, hrefOf, widths, height, sizes, isFirst, alt }: PictureProps) {
  const hrefAt = (scheme: string, width: number) => hrefOf(`${folder}/${name}-${scheme}-${width}.webp`);
  const setOf = (scheme: string) => widths.map((width) => `${hrefAt(scheme, width)} ${width}w`).join(', ');
  const [width] = widths;
  return (
    <picture>
      <source srcSet={setOf('dark')} sizes={sizes} media="(prefers-color-scheme: dark)" />
      <img
        src={hrefAt('light', width)}
        srcSet={setOf('light')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}
