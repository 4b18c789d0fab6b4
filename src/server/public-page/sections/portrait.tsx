import type { PublicPortfolio } from '../../../../db/public-projection';
import { portraitText } from '../../../words/portrait-text';
import { useWords } from '../spoken-words';

interface PortraitProps {
  portfolio: PublicPortfolio;
  name: string;
}

/** The portrait photo, a square. */
export function Portrait({ portfolio: { portrait }, name }: PortraitProps) {
  const words = useWords();
  if (!portrait) return null;
  const { url, sizes, placeholder } = portrait;
  const largest = sizes.at(-1);
  return (
    <img
      className="portrait"
      src={`${url}?w=480`}
      srcSet={sizes.map((size) => `${url}?w=${size} ${size}w`).join(', ')}
      sizes="(max-width: 46rem) 24vw, 11rem"
      width={largest}
      height={largest}
      alt={portraitText(portrait, name, words)}
      decoding="async"
      style={{ backgroundImage: `url("${placeholder}")` }}
    />
  );
}
