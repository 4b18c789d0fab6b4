import path from 'node:path';
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { PublicPortfolio } from '../../../../db/public-projection';
import { findReadableCv } from '../../../../db/queries/cvs';
import { findReadableImages } from '../../../../db/queries/images';
import type { Admission } from '../../../../db/queries/profiles';
import { findReadableCaptions } from '../../../../db/queries/video-captions';
import { findReadableRendition } from '../../../../db/queries/video-renditions';
import { findReadableVideo } from '../../../../db/queries/videos';
import type { DB } from '../../../../db/tables.gen';
import { emojiFontHref, emojiWithFont } from '../../../contracts/emoji-font';
import {
  captionsPath,
  cvPaths,
  imagePath,
  portableFilename,
  videoPath,
} from '../../../contracts/portable-profile';
import type { FileStore } from '../../../routers/ports';
import type { ZippedFile } from '../../routes/zip-stream';

export interface ArchiveSources {
  db: Kysely<DB>;
  files: FileStore;
  /** The content of one of the page's own files, by its address; undefined where the client is not built. */
  readAsset: ((href: string) => Buffer) | undefined;
}

interface ArchiveContent {
  portfolio: PublicPortfolio;
  /** The page, then the page in its other languages, each with its file and its address. */
  versions: { name: string; url: string; html: string }[];
  /** The profile, to be imported again. */
  json: string;
  origin: string;
  /** The owner, if everything is for them. */
  accountId: string | undefined;
  /** The links that the reader came through. */
  admission: Admission;
}

/** A file of the archive: a stored one, or one that is made here. */
type Found = {
  name: string;
  size: number;
  /** What the page has instead of the file's address, where browsers would not load it from a folder. */
  inPage?: string;
} & ({ fileKey: string } | { content: Buffer });

/**
 * The files of a static site: the page with everything that it shows, at relative addresses, so that it opens from a
 * folder and from any web server; and the profile to be imported again.
 */
export async function siteArchive(sources: ArchiveSources, content: ArchiveContent): Promise<ZippedFile[]> {
  const { json, origin, versions } = content;
  const html = versions.map((version) => version.html).join('\n');
  const found = await findFiles(sources, content, html);
  const styles = stylesOf(sources, html);
  const names = new Map(
    [...found, ...styles.sheets].map(([address, { name, inPage }]) => [address, inPage ?? addressOf(name)]),
  );
  const emoji = emojiFontsOf(sources, content, html);
  const beside = new Map(versions.map(({ name, url }) => [url, name]));
  const toLocal = (address: string) =>
    address.startsWith('/') ? (names.get(address) ?? `${origin}${address}`) : beside.get(address);
  const pageOf = (version: string) =>
    emoji.reduce(
      (text, { href, name }) => text.replaceAll(`url(${href})`, `url(${name})`),
      localized(version, toLocal),
    );
  const made = (name: string, text: string | Buffer): Found => {
    const bytes = Buffer.from(text);
    return { name, size: bytes.length, content: bytes };
  };
  const all = [
    ...versions.map((version) => made(version.name, pageOf(version.html))),
    made(portableFilename, json),
    ...styles.sheets.values(),
    ...styles.fonts,
    ...emoji,
    ...found.values(),
  ];
  const changedAt = new Date();
  return [...new Map(all.map((file) => [file.name, file])).values()].map((file) => ({
    name: file.name,
    size: file.size,
    changedAt,
    open: async () =>
      'content' in file ? Readable.from([file.content]) : await sources.files.open(file.fileKey),
  }));
}

/** The relative address of a file: in a name, `#` and `&` are letters like any other. */
const addressOf = (name: string) => name.split('/').map(encodeURIComponent).join('/');

/** Attributes with addresses. No text holds one, as quotation marks in texts are escaped. */
const addressed = /\b(href|src|srcSet|poster|action)="([^"]*)"/g;

/** The addresses below this site that a page names. */
function addressesIn(html: string): Set<string> {
  const values = [...html.matchAll(addressed)].flatMap(([, , value = '']) => value.split(', '));
  return new Set(
    values.map((value) => value.split(' ')[0] ?? '').filter((address) => address.startsWith('/')),
  );
}

/**
 * The page without scripts, which browsers do not run from a folder, and with other addresses.
 * @param toLocal undefined for an address that stays as it is
 */
function localized(html: string, toLocal: (address: string) => string | undefined): string {
  return html
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(addressed, (_all, name: string, value: string) => {
      const parts = value.split(', ').map((part) => {
        const [address = '', ...size] = part.split(' ');
        return [toLocal(address) ?? address, ...size].join(' ');
      });
      return `${name}="${parts.join(', ')}"`;
    });
}

type Reader = Pick<ArchiveContent, 'accountId' | 'admission'>;

/** The stored files that the page names, and all CVs that its reader may have, by their addresses. */
async function findFiles(
  sources: ArchiveSources,
  { portfolio, accountId, admission }: ArchiveContent,
  html: string,
) {
  const found = new Map<string, Found>();
  // What the page hides it does not name, but it belongs in the archive all the same.
  const addresses = [...new Set([...addressesIn(html), ...mediaOf(portfolio)])];
  for (const [address, image] of await findImages(sources.db, addresses, { accountId, admission }))
    found.set(address, image);
  for (const address of addresses) {
    const file = await findVideoFile(sources.db, address, portfolio, { accountId, admission });
    if (file) found.set(address, file);
  }
  const paths = cvPaths(portfolio.cvs.map(({ filename }) => filename));
  for (const [index, { id }] of portfolio.cvs.entries()) {
    const cv = await findReadableCv(sources.db, id, accountId, admission);
    if (cv) found.set(`/api/cv/${id}?download=1`, { ...cv, name: paths[index] ?? '' });
  }
  return found;
}

/** The addresses of a profile's images and of what belongs to its video, shown or not. */
function mediaOf({ id, portrait, gallery, video }: PublicPortfolio): string[] {
  const pictures = [...(portrait ? [portrait.url] : []), ...gallery.map(({ imageUrl }) => imageUrl)];
  if (!video) return pictures;
  const folder = videoAddress(video.id);
  const renditions = video.renditions.map(({ kind }) => `${folder}/${kind}`);
  return [...pictures, folder, ...renditions, captionsAddress(id, video.id)];
}

/** The images among these addresses. */
async function findImages(db: Kysely<DB>, addresses: string[], { accountId, admission }: Reader) {
  const wanted = addresses.flatMap((address) => {
    const [, id, width = widest] = /^\/api\/files\/([\w-]+)(?:\?w=(\d{1,5}))?$/.exec(address) ?? [];
    return id ? [{ address, id, width: Number(width) }] : [];
  });
  const images = await findReadableImages(db, wanted, accountId, admission);
  return wanted.flatMap(({ address, id }, index): [string, Found][] => {
    const image = images[index];
    return image ? [[address, { ...image, name: imagePath(id, image.width) }]] : [];
  });
}

const videoAddress = (videoId: string) => `/api/video/${videoId}`;
const captionsAddress = (profileId: string, videoId: string) =>
  `/api/profile/${profileId}/video/${videoId}/captions`;

async function findVideoFile(
  db: Kysely<DB>,
  address: string,
  { id: profileId, video }: PublicPortfolio,
  { accountId, admission }: Reader,
): Promise<Found | undefined> {
  if (!video || !address.includes(video.id)) return undefined;
  const folder = videoAddress(video.id);
  switch (address) {
    case folder: {
      const file = await findReadableVideo(db, video.id, accountId, admission);
      return file && { ...file, name: videoPath(file.contentType) };
    }
    case `${folder}/fallback`: {
      const file = await findReadableRendition(db, video.id, 'fallback', accountId, admission);
      return file && { ...file, name: 'video/fallback.mp4' };
    }
    case `${folder}/poster`: {
      const file = await findReadableRendition(db, video.id, 'poster', accountId, admission);
      return file && { ...file, name: 'video/poster.webp' };
    }
    case captionsAddress(profileId, video.id): {
      const captions = await findReadableCaptions(db, profileId, video.id, accountId, admission);
      const content = captions && Buffer.from(captions.content);
      return (
        content && {
          name: captionsPath,
          size: content.length,
          content,
          inPage: `data:text/vtt;base64,${content.toString('base64')}`,
        }
      );
    }
    default:
      return undefined;
  }
}

const widest = 1920;

/** The page's style sheets by their addresses, with their fonts; none where the client is not built. */
function stylesOf({ readAsset }: ArchiveSources, html: string) {
  const sheets = new Map<string, Found>();
  const fonts = new Map<string, Found>();
  const hrefs = [...addressesIn(html)].filter((address) => address.endsWith('.css'));
  for (const href of readAsset ? hrefs : []) {
    const css = readAsset?.(href)
      .toString()
      .replace(/url\((\/assets\/([\w.-]+))\)/g, (_all, font: string, name: string) => {
        const content = readAsset(font);
        fonts.set(name, { name: `styles/${name}`, size: content.length, content });
        return `url(${name})`;
      });
    const content = Buffer.from(css ?? '');
    sheets.set(href, { name: `styles/${sheets.size + 1}.css`, size: content.length, content });
  }
  return { sheets, fonts: [...fonts.values()] };
}

/** The fonts of emoji that the page names; none where the client is not built. */
function emojiFontsOf({ readAsset }: ArchiveSources, { portfolio: { facts } }: ArchiveContent, html: string) {
  const shown = facts.flatMap(({ emoji }) =>
    emoji && emojiWithFont.has(emoji) ? [emojiFontHref(emoji)] : [],
  );
  return [...new Set(shown)].flatMap((href) => {
    const content = html.includes(`url(${href})`) && readAsset?.(href);
    return content ? [{ href, name: `styles/${path.basename(href)}`, size: content.length, content }] : [];
  });
}
