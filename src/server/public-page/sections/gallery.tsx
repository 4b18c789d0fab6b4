import type { CSSProperties } from 'react';
import type { PublicItem } from '../../../../db/public-columns';
import { justifiedRows } from '../../../documents/justified-rows';
import { Day, Folded } from '../parts';
import { useWords, useWrittenIn } from '../spoken-words';
import { pageBlock, useEntryMark } from './page-block';

type GalleryImage = PublicItem<'gallery'>;

const widths = [480, 960, 1920];

/** The images in rows of equal height; each links to its large version. */
function Gallery({ images }: { images: GalleryImage[] }) {
  const { t } = useWords();
  return (
    <>
      {' '}
      <Folded entries={images} shown={12} others="more">
        {(shown) =>
          justifiedRows(shown).map((row) => (
            <div
              key={row.items[0]?.image.id}
              className="gallery-row"
              style={computed({ '--row': row.ratio })}
            >
              {row.items.map(({ image, ratio }) => (
                <Figure
                  key={image.id}
                  image={image}
                  ratio={ratio}
                  share={ratio / row.ratio}
                  place={t('page.photos.place', { index: images.indexOf(image) + 1, count: images.length })}
                />
              ))}
            </div>
          ))
        }
      </Folded>
    </>
  );
}

/** Custom properties for the stylesheet, which React's types do not know. */
const computed = (ratios: CSSProperties & { '--row'?: number; '--ratio'?: number }): CSSProperties => ratios;

interface FigureProps {
  image: GalleryImage;
  ratio: number;
  share: number;
  /** '1 of 12', for the script that shows one at a time. */
  place: string;
}

function Figure({ image, ratio, share, place }: FigureProps) {
  const writtenIn = useWrittenIn();
  const { imageUrl, width, height, caption, category, metadata, placeholder } = image;
  const { t } = useWords();
  const sizes = `(max-width: 40rem) 92vw, (max-width: 78rem) ${Math.ceil(share * 92)}vw, ${Math.ceil(share * 72)}rem`;
  const mark = useEntryMark('gallery');
  return (
    <figure {...mark(image.id)} style={computed({ '--ratio': ratio })}>
      <a href={`${imageUrl}?w=${widths.at(-1)}`} data-place={place}>
        <img
          src={`${imageUrl}?w=960`}
          srcSet={imageSources(imageUrl, width)}
          sizes={sizes}
          width={width}
          height={height}
          alt={caption || t(`choices.galleryCategories.${category}`)}
          loading="lazy"
          decoding="async"
          style={{ backgroundImage: `url("${placeholder}")` }}
        />
      </a>
      {(caption || metadata.date) && (
        <figcaption {...writtenIn(caption)}>
          {caption}
          {metadata.date && (
            <span className="quiet">
              <Day date={metadata.date} />
            </span>
          )}
        </figcaption>
      )}
    </figure>
  );
}

/** The available sizes; the last one is the image's own width if that is smaller. */
export function imageSources(imageUrl: string, width: number): string {
  const smaller = widths.filter((size) => size < width);
  const largest = widths.find((size) => size >= width);
  return [...smaller.map((size) => [size, size]), ...(largest ? [[largest, width]] : [])]
    .map(([size, real]) => `${imageUrl}?w=${size} ${real}w`)
    .join(', ');
}

export const gallery = pageBlock({
  id: 'gallery',
  titleOf: ({ portfolio, words: { t } }) =>
    portfolio.gallery.length > 0 ? t('page.sections.gallery') : undefined,
  contentOf: ({ portfolio: { gallery: images } }) => ({ images }),
  Body: Gallery,
});
