import { useState } from 'react';
import { nameOf, type Photo } from './gallery-view';
import classes from './photo-picture.module.css';

const storedWidths = [480, 960, 1920];

interface PhotoPictureProps {
  photo: Photo;
  /** How wide it stands on the screen, as in the attribute `sizes`. */
  sizes: string;
  /** How large the whole picture is shown; where it is left out, the part is shown that fills its place. */
  whole?: 'large' | 'small';
}

/** A photo in the size that its place needs, with a blurred foretaste while it loads. */
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
