import type { TypePairing } from '../../../contracts/design';

const inter = 'inter/files/inter-latin-wght-normal';

/** The fonts of each pairing for Latin, which are preloaded; its style sheet beside this file names all. */
export const pairingFonts: Record<TypePairing, string[]> = {
  'fraunces-inter': ['fraunces/files/fraunces-latin-opsz-normal', inter],
  archivo: ['archivo/files/archivo-latin-wght-normal'],
  'hanken-grotesk': ['hanken-grotesk/files/hanken-grotesk-latin-wght-normal'],
  'bricolage-inter': ['bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal', inter],
  'source-serif-source-sans': [
    'source-serif-4/files/source-serif-4-latin-wght-normal',
    'source-sans-3/files/source-sans-3-latin-wght-normal',
  ],
};
