import { QrCode } from '../qr-code/qr-code';
import { ShareCard } from './share-card';

interface QrCardProps {
  url: string;
  slug: string;
  /** Stands below the code. */
  name: string;
}

/** The address as a QR code, to print on a CV or a card. */
export const QrCard = ({ url, slug, name }: QrCardProps) => (
  <ShareCard title="QR code" purpose="For a printed CV, a business card or a slide.">
    <QrCode url={url} filename={`${slug}-qr`} name={name} />
  </ShareCard>
);
