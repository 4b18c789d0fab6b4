import { canonicalEmail } from '../../contracts/email-address';
/** What the signature of a testimonial covers. */
export interface SignedTestimonial {
  requestId: string;
  versionId: string;
  /** The profile that it was given to, which may be gone, and its owner's name at the time. */
  profileId: string;
  ownerName: string | null;
  name: string;
  role: string;
  company: string;
  content: string;
  rating: number;
  date: string;
  location: string | null;
  /** Of the author; only its domain is signed, and only where it may be named. */
  email: string;
  namesDomain: boolean;
  signedAt: string | null;
}

/** The part of an address behind the @, if its owner lets it be named. */
export const domainOf = ({ email, namesDomain }: Pick<SignedTestimonial, 'email' | 'namesDomain'>) =>
  namesDomain ? canonicalEmail(email).replace(/^.*@/, '') : null;

/**
 * The bytes that are signed: JSON in this order of its keys, without blanks. What is read from the database later is
 * serialised in the same way, so that any change gives other bytes.
 * @param photo SHA-256 of its largest stored size, hexadecimal; null where there is none
 */
export const statementOf = (testimonial: SignedTestimonial, photo: string | null): string =>
  JSON.stringify({
    format: 'storyfolio-testimonial-1',
    testimonial: testimonial.requestId,
    version: testimonial.versionId,
    profile: testimonial.profileId,
    about: testimonial.ownerName,
    name: testimonial.name,
    role: testimonial.role,
    company: testimonial.company,
    content: testimonial.content,
    rating: testimonial.rating,
    date: testimonial.date,
    location: testimonial.location,
    photo,
    emailDomain: domainOf(testimonial),
    confirmedAt: testimonial.signedAt,
  });
