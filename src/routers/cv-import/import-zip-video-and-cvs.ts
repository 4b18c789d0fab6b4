import { readFile } from 'node:fs/promises';
import { TRPCError } from '@trpc/server';
import { listCvs, updateOwnCv } from '../../../db/queries/cvs';
import { findCaptions } from '../../../db/queries/video-captions';
import { findVideo } from '../../../db/queries/videos';
import { captionsMaxBytes, putCaptions } from '../../contracts/captions';
import { cvMaxBytes, cvRefusals } from '../../contracts/cv';
import type { ZipImportResult } from '../../contracts/cv-import';
import { mostPortableCvs, type PortableFiles } from '../../contracts/portable-profile';
import { videoRefusals } from '../../contracts/video';
import type { ProfileInZip } from '../../reading/profile-in-zip';
import { uploadCv } from '../cv/upload-cv';
import { displayName, type FileRefusal, refusalOf, toNamedRejection } from '../files/file-refusals';
import { storeCaptions } from '../video/store-captions';
import { mendedMaxBytes, uploadVideo } from '../video/upload-video';
import { type ImportContext, withZipped } from './zipped-files';

type Imported = Pick<ZipImportResult, 'hasVideo' | 'cvs' | 'known' | 'left' | 'rejected'>;

/** Imports the video with its captions, and the CVs. What is left when the time is up is only counted. */
export const importVideoAndCvs = (
  ctx: ImportContext,
  profileId: string,
  zip: ProfileInZip,
  isTimeUp: () => boolean,
) => new VideoAndCvImport(ctx, profileId, zip).run(isTimeUp);

type ListedVideo = NonNullable<PortableFiles['video']>;
type ListedCv = PortableFiles['cvs'][number];

class VideoAndCvImport {
  private hasVideo = false;
  private cvs = 0;
  private known = 0;
  private readonly refusals: FileRefusal[] = [];

  constructor(
    private readonly ctx: ImportContext,
    private readonly profileId: string,
    private readonly zip: ProfileInZip,
  ) {}

  async run(isTimeUp: () => boolean): Promise<Imported> {
    const { video, cvs } = this.zip.files;
    // Each upload becomes the current CV, so the one in use comes last.
    const wanted = cvs.slice(0, mostPortableCvs).toReversed();
    const present = new Map((await listCvs(this.ctx.db, this.profileId)).map((cv) => [cv.sha256, cv.id]));
    const steps = [
      ...(video ? [() => this.attempt('Video introduction', () => this.importVideo(video))] : []),
      ...wanted.map((cv) => () => this.attempt(cv.filename, () => this.importCv(cv, present))),
    ];
    let left = steps.length;
    for (const step of steps) {
      if (isTimeUp()) break;
      left -= 1;
      await step();
    }
    if (cvs.length > mostPortableCvs) await this.attempt('Further CVs', refuseFurther);
    const { hasVideo, known, refusals } = this;
    return { hasVideo, cvs: this.cvs, known, left, rejected: refusals.map(toNamedRejection) };
  }

  /** A refused file does not stop the others. */
  private async attempt(name: string, step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.refusals.push(refusalOf(displayName(name), error));
    }
  }

  private async importVideo({ path, filename = path, captions }: ListedVideo): Promise<void> {
    const zipped = this.zip.findFile(path);
    const limit = { maxBytes: mendedMaxBytes, tooLarge: videoRefusals.tooLarge(zipped?.size) };
    const videoId = await withZipped(this.ctx, zipped, limit, async (file) => {
      const present = await findVideo(this.ctx.db, this.profileId);
      if (present?.sha256 === file.sha256) {
        this.known += 1;
        return present.id;
      }
      const { id } = await uploadVideo(this.ctx, this.profileId, { filename, file });
      this.hasVideo = true;
      return id;
    });
    if (!captions || (await findCaptions(this.ctx.db, videoId))) return;
    await this.attempt('Captions', () => this.importCaptions(videoId, captions));
  }

  private async importCaptions(
    videoId: string,
    { path, ...described }: NonNullable<ListedVideo['captions']>,
  ): Promise<void> {
    const limit = { maxBytes: captionsMaxBytes, tooLarge: 'Captions must be 100 kB or less.' };
    const content = await withZipped(this.ctx, this.zip.findFile(path), limit, (file) =>
      readFile(file.path, 'utf8'),
    );
    const parsed = putCaptions.safeParse({ profileId: this.profileId, videoId, content, ...described });
    if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
    await storeCaptions(this.ctx, { ...parsed.data, profileId: this.profileId });
  }

  /** @param present the profile's CVs before this import, by their SHA-256 */
  private async importCv(
    { path, filename, isPublic }: ListedCv,
    present: ReadonlyMap<string, string>,
  ): Promise<void> {
    const limit = { maxBytes: cvMaxBytes, tooLarge: cvRefusals.tooLarge.message };
    await withZipped(this.ctx, this.zip.findFile(path), limit, async (file) => {
      const id = present.get(file.sha256);
      if (id === undefined) {
        await uploadCv(this.ctx, this.profileId, { filename, file, isPublic });
        this.cvs += 1;
      } else {
        this.known += 1;
        if (this.cvs > 0) await this.makeCurrent(id);
      }
    });
  }

  /** An older CV that has just come must not stay before it. */
  private async makeCurrent(id: string): Promise<void> {
    const { db, caller } = this.ctx;
    await db.transaction().execute((tx) => updateOwnCv(tx, caller.accountId, id, { isCurrent: true }));
  }
}

const refuseFurther = () =>
  Promise.reject(
    new TRPCError({ code: 'BAD_REQUEST', message: `A zip may hold ${mostPortableCvs} at most.` }),
  );
