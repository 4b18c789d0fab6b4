import type { PublicPortfolio } from '../../../../db/public-projection';
import { clockTime } from '../../../documents/dates';
import { useWords } from '../spoken-words';
import { pageBlock } from './page-block';

interface VideoIntroductionProps {
  portfolio: Pick<PublicPortfolio, 'id' | 'video'>;
  /** The name of the person in the video. */
  name: string;
  /** Whether it is shown outside its section. */
  isOnItsOwn?: boolean;
}

/** The largest height of a video, such as a portrait one from a phone. */
const tallestRem = 36;

/** The video introduction. With a poster, nothing else is loaded before playback. */
export function VideoIntroduction({ portfolio, name, isOnItsOwn }: VideoIntroductionProps) {
  const { t } = useWords();
  const { id: profileId, video } = portfolio;
  if (!video) return null;
  const { id, contentType, durationMs, width, height, captions } = video;
  const url = `/api/video/${id}`;
  const poster = posterUrl(video);
  const hasFallback = video.renditions.some(({ kind }) => kind === 'fallback');
  return (
    <figure className="video" data-part={isOnItsOwn ? 'video' : undefined}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are the owner's to give */}
      <video
        controls
        playsInline
        preload={poster ? 'none' : 'metadata'}
        poster={poster}
        width={width ?? undefined}
        height={height ?? undefined}
        style={width && height ? { maxWidth: `${(tallestRem * width) / height}rem` } : undefined}
        aria-label={t('page.entries.videoOf', { name })}
      >
        {/* A browser skips an unknown type; without another source it should try anyway. */}
        <source src={url} type={hasFallback ? contentType : undefined} />
        {hasFallback && <source src={`${url}/fallback`} type="video/mp4" />}
        {captions && (
          <track
            src={`/api/profile/${profileId}/video/${id}/captions`}
            kind="captions"
            srcLang={captions.language}
            label={captions.label}
          />
        )}
      </video>
      <figcaption className="quiet">
        {t('page.sections.video')}
        {durationMs !== null && ` · ${clockTime(durationMs)}`}
      </figcaption>
    </figure>
  );
}

/** The poster's URL; undefined if there is none. */
const posterUrl = (video: PublicPortfolio['video']): string | undefined =>
  video?.renditions.some(({ kind }) => kind === 'poster') ? `/api/video/${video.id}/poster` : undefined;

/** The video, if it is not beside the name. */
export const video = pageBlock({
  id: 'video',
  titleOf: ({ portfolio, words: { t } }) => (portfolio.video ? t('page.sections.video') : undefined),
  contentOf: ({ portfolio: { id, video }, summary: { name } }) => ({ portfolio: { id, video }, name }),
  Body: VideoIntroduction,
});
