import type { SiteView } from '../site-page';

interface PictureProps extends Pick<SiteView, 'hrefOf'> {
  name: string;
  /** Of the stored sizes, the largest first. */
  widths: [number, ...number[]];
  /** Of the largest. */
  height: number;
  /** Its displayed width. */
  sizes: string;
  /** Whether it looks the same in both schemes. */
  hasOneScheme?: boolean;
  /** Whether it is above the fold. */
  isFirst?: boolean;
  alt: string;
}

const folder = 'src/pictures';

/** A screenshot of the product, made by `npm run draw:landing`. */
export function Picture({ name, hrefOf, widths, height, sizes, hasOneScheme, isFirst, alt }: PictureProps) {
  const hrefAt = (scheme: string, width: number) => hrefOf(`${folder}/${name}${scheme}-${width}.webp`);
  const setOf = (scheme: string) => widths.map((width) => `${hrefAt(scheme, width)} ${width}w`).join(', ');
  const light = hasOneScheme ? '' : '-light';
  const [width] = widths;
  return (
    <picture>
      {!hasOneScheme && <source srcSet={setOf('-dark')} sizes={sizes} media="(prefers-color-scheme: dark)" />}
      <img
        src={hrefAt(light, width)}
        srcSet={setOf(light)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}
