import type { CSSProperties, ReactNode } from 'react';
import type { PublicPortfolio } from '../../../../db/public-projection';
import { contactHref } from '../../../documents/handles';
import { isConcealed, readableAddress } from '../../../documents/links';
import type { Summary } from '../../../documents/summary';
import { degreeText } from '../../../words/degree-text';
import { sureLanguageOf } from '../../../words/language';
import { dayIn, Line, MessageLink, OutLink } from '../parts';
import { useWords, useWrittenIn } from '../spoken-words';
import type { MediaPlace } from '../themes/theme-look';
import { hasConcealed } from './contact';
import { CvDownload } from './cv-download';
import { imageSources } from './gallery';
import { Portrait } from './portrait';
import { VideoIntroduction } from './video';

const shownLinks = 3;

interface HeroProps {
  portfolio: PublicPortfolio;
  summary: Summary;
  isContactShown: boolean;
  isOpenToMessages: boolean;
  /** Whether the video is shown here. */
  hasVideo: boolean;
  /** Where a reader of the printed page finds it; undefined where strangers find nothing. */
  address: string | undefined;
  mediaPlace: MediaPlace;
  /** Whether a large image is shown here if there is no video. */
  opensWithPicture: boolean;
}

/** The hero: who this is, and where to go from here. */
export function Hero(props: HeroProps) {
  const { portfolio, summary, hasVideo, mediaPlace, opensWithPicture, address } = props;
  const { t } = useWords();
  const writtenIn = useWrittenIn();
  const { jobTitle, location, availability, video } = portfolio;
  const isWithVideo = hasVideo && video !== null;
  const media = isWithVideo ? (
    <VideoIntroduction portfolio={portfolio} name={summary.name} isOnItsOwn />
  ) : (
    opensWithPicture && <Cover gallery={portfolio.gallery} />
  );
  return (
    <header className={isWithVideo ? 'hero with-video' : 'hero'}>
      {mediaPlace === 'first' && media}
      <div
        className="hero-words"
        style={computed({
          '--longest-word': longestWord(summary.name),
          '--letters': [...summary.name].length,
        })}
      >
        <Portrait portfolio={portfolio} name={summary.name} />
        <h1 lang={sureLanguageOf(summary.name)}>{summary.name}</h1>
        {jobTitle && (
          <p className="role" lang={writtenIn(jobTitle).lang}>
            {jobTitle}
          </p>
        )}
        {address && (
          <p className="on-paper">
            <a href={address}>{address}</a>
          </p>
        )}
        {summary.lead && (
          <p className="lead" lang={writtenIn(summary.lead).lang}>
            <Line text={summary.lead} />
          </p>
        )}
        <Actions {...props} />
      </div>
      {mediaPlace === 'second' && media}
      <dl className="glance">
        {location && (
          <Glance term={t('page.head.basedIn')} lang={writtenIn(location).lang}>
            {location}
          </Glance>
        )}
        <Latest summary={summary} />
        {availability && (
          <Glance term={t('page.head.openTo')} lang={writtenIn(availability).lang}>
            {availability}
          </Glance>
        )}
        <Links portfolio={portfolio} />
      </dl>
      {mediaPlace === 'last' && media}
    </header>
  );
}

/** The owner's favorite image, else the first one. */
function Cover({ gallery }: Pick<PublicPortfolio, 'gallery'>) {
  const { t } = useWords();
  const image = gallery.find(({ metadata }) => metadata.favorite) ?? gallery[0];
  if (!image) return null;
  const { imageUrl, width, height, caption, category, placeholder } = image;
  return (
    <img
      className="cover"
      src={`${imageUrl}?w=960`}
      srcSet={imageSources(imageUrl, width)}
      sizes="(max-width: 64rem) 100vw, 60vw"
      width={width}
      height={height}
      alt={caption || t(`choices.galleryCategories.${category}`)}
      fetchPriority="high"
      style={{ backgroundImage: `url("${placeholder}")` }}
    />
  );
}

/** In letters, with the full stop or hyphen after it. */
const longestWord = (name: string) => Math.max(...name.split(/[\s-]/).map((word) => [...word].length)) + 1;

const computed = (
  lengths: CSSProperties & { '--longest-word': number; '--letters': number },
): CSSProperties => lengths;

type ActionsProps = Pick<HeroProps, 'portfolio' | 'isContactShown' | 'isOpenToMessages'>;

function Actions({ portfolio, isContactShown, isOpenToMessages }: ActionsProps) {
  const { t } = useWords();
  const { contacts, addresses, profileSlug } = portfolio;
  return (
    <div className="actions">
      {hasConcealed(portfolio) && !isContactShown ? (
        <form method="post" action={`/profile/${profileSlug}/contact#contact`}>
          <button type="submit" className="button primary">
            {t('page.contact.show')}
          </button>
        </form>
      ) : (
        contacts.length + addresses.length > 0 && (
          <a className="button primary" href="#contact">
            {t('page.sections.contact')}
          </a>
        )
      )}
      {isOpenToMessages && <MessageLink slug={profileSlug} />}
      <CvDownload portfolio={portfolio} isContactShown={isContactShown} />
    </div>
  );
}

function Latest({ summary: { position, school } }: { summary: Summary }) {
  const words = useWords();
  const { t, comma, dateText } = words;
  const degree = school && degreeText(school, words);
  return (
    <>
      {position && (
        <Glance term={t(position.isCurrent ? 'page.head.now' : 'page.head.mostRecently')}>
          {position.position ?? position.company}
          <span>
            {position.position && position.company}
            {position.isCurrent && position.startDate && (
              <>
                {position.position && position.company && comma}
                {t.rich('page.head.since', {
                  date: dateText(position.startDate),
                  day: dayIn(position.startDate),
                })}
              </>
            )}
          </span>
        </Glance>
      )}
      {school && (
        <Glance term={t(school.isCurrent ? 'page.head.studying' : 'page.head.studied')}>
          {degree || school.institution}
          {degree && school.institution && <span>{school.institution}</span>}
        </Glance>
      )}
    </>
  );
}

function Links({ portfolio: { contacts } }: { portfolio: PublicPortfolio }) {
  const { t } = useWords();
  const links = contacts
    .filter((contact) => !isConcealed(contact))
    .map((contact) => ({ ...contact, href: contactHref(contact) }))
    .slice(0, shownLinks);
  const open = links.filter(({ href }) => href !== undefined);
  if (open.length === 0) return null;
  return (
    <Glance term={t('page.head.elsewhere')}>
      {open.map(({ id, label, href = '' }) => (
        <OutLink key={id} href={href} title={readableAddress(href)}>
          {label}
        </OutLink>
      ))}
    </Glance>
  );
}

interface GlanceProps {
  term: string;
  /** Of what its owner wrote. */
  lang?: string | undefined;
  children: ReactNode;
}

function Glance({ term, lang, children }: GlanceProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}
