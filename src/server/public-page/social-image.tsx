import { exportFormats, socialImageSize } from '../../contracts/exports';
import type { Addressed } from '../../contracts/page-url';
import { canonicalExportUrl } from './canonical-url';

interface SocialImageProps {
  origin: string;
  page: Addressed;
  alt: string;
}

/** The picture that stands for the page where its address is shared. */
export const SocialImage = ({ origin, page, alt }: SocialImageProps) => (
  <>
    <meta property="og:image" content={canonicalExportUrl(origin, page, 'png')} />
    <meta property="og:image:type" content={exportFormats.png.contentType} />
    <meta property="og:image:width" content={`${socialImageSize.width}`} />
    <meta property="og:image:height" content={`${socialImageSize.height}`} />
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
