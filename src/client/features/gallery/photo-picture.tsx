import { useState } from 'react';
import { nameOf, type Photo } from './gallery-view';
import classes from './photo-picture.module.css';

const storedWidths = [480, 960, 1920];

interface PhotoPictureProps {
  photo: Photo;
  /** Its width on the screen, as in the `sizes` attribute. */
  sizes: string;
  /** The size at which the whole photo is shown; if omitted, it is cropped to fill its box. */
  whole?: 'large' | 'small';
}

/** A photo at the resolution it needs, with a blurred placeholder while it loads. */
export function PhotoPicture({ photo, sizes, whole }: PhotoPictureProps) {
  const { imageUrl, width, height, placeholder } = photo;
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
        alt={nameOf(photo)}
        loading={whole ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
