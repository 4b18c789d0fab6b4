import { useState } from 'react';
import { type GalleryImage, nameOf } from './gallery-view';
import classes from './responsive-image.module.css';

const storedWidths = [480, 960, 1920];

interface ResponsiveImageProps {
  image: GalleryImage;
  /** Its width on the screen, as in the `sizes` attribute. */
  sizes: string;
  /** The size at which the whole image is shown; if omitted, it is cropped to fill its box. */
  whole?: 'large' | 'small';
}

/** An image at the resolution it needs, with a blurred placeholder while it loads. */
export function ResponsiveImage({ image, sizes, whole }: ResponsiveImageProps) {
  const { imageUrl, width, height, placeholder } = image;
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div
      className={classes.frame}
      data-whole={whole}
      style={isLoaded ? undefined : { backgroundImage: `url("${placeholder}")` }}
    >
      <img
        key={imageUrl}
        className={classes.image}
        src={`${imageUrl}?w=960`}
        srcSet={storedWidths.map((stored) => `${imageUrl}?w=${stored} ${stored}w`).join(', ')}
        sizes={sizes}
        width={width}
        height={height}
        alt={nameOf(image)}
        loading={whole ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
