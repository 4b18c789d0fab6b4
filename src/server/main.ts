import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { openDatabase } from '../../db/client';
import { type EmbeddedDatabase, EmbeddedDatabaseError, startEmbeddedDatabase } from '../../db/embedded';
import { migrateToLatest } from '../../db/migrate';
import { queueForgottenVideos } from '../routers/video/prepare-video';
import { openCountryDatabase } from './adapters/country-database';
import { findFfmpeg } from './adapters/ffmpeg';
import { openJobQueue } from './adapters/job-queue';
import { openRateLimiter } from './adapters/rate-limiter';
import { buildApp } from './app';
import { builtClient, viteClient } from './client-assets';
import { ensureDemo } from './demo';
import { type Env, EnvError, readEnv } from './env';
import { openFileStore } from './file-store';
import { startHousekeeping } from './housekeeping';
import { jobHandlers } from './job-handlers';
import { openMailer } from './mailer';
import { plainHttpWarning } from './plain-http';
import { migrationsFolder } from './project-root';
import { startFailure } from './start-failure';

const noFfmpeg =
  'The configuration is not valid:\n  FFMPEG_PATH: Set it to the program ffmpeg, with ffprobe beside it or on the PATH.';
const isDevelopment = process.argv.includes('--dev');

/** Starts everything in the order in which the parts need each other; stops it in the reverse order. */
async function start(env: Env): Promise<void> {
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const embedded = env.DATABASE_URL
    ? undefined
    : await startEmbeddedDatabase({ directory: path.join(env.DATA_DIR, 'postgres') });
  // What has not started yet has nothing to lose, so a failure simply stops the database again.
  await serve(env, embedded).catch(async (error: unknown) => {
    await embedded?.stop();
    throw error;
  });
}

async function serve(env: Env, embedded: EmbeddedDatabase | undefined): Promise<void> {
  const connectionString = env.DATABASE_URL ?? embedded?.connectionString ?? '';
  const { db, pool, longWork, close: closeDatabase } = openDatabase(connectionString);
  await longWork((unlimited) => migrateToLatest(unlimited, migrationsFolder));
  const files = await openFileStore(env);
  const jobs = await openJobQueue({ db, pool });
  const geo = await openCountryDatabase();
  const videoTools = await findFfmpeg(env.FFMPEG_PATH);
  if (env.FFMPEG_PATH && !videoTools) throw new EnvError(noFfmpeg);
  const config = {
    devPages: isDevelopment || env.ENABLE_DEV_PAGES,
    adminSetupToken: env.ADMIN_SETUP_TOKEN,
  };
  const limiter = openRateLimiter({ db, pool, multiplier: env.RATE_LIMIT_MULTIPLIER });
  const services = { db, files, jobs, geo, config, limiter };
  const demoPasswordFile = (env.SEED_DEMO ?? embedded) ? await ensureDemo(services, env.DATA_DIR) : undefined;

  const client = isDevelopment ? await viteClient() : builtClient();
  const app = await buildApp({
    ...services,
    videoTools,
    client,
    publicUrl: env.PUBLIC_URL,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
  });
  const mailer = openMailer(env, app.log);
  const housekeeping = startHousekeeping(
    { db, longWork, files, jobs, mailer, ownsDatabase: embedded !== undefined },
    app.log,
  );
  closeWithGrace({ delay: 9_000, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after an error');
    housekeeping.stop();
    await app.close();
    videoTools?.stop();
    await jobs.stop();
    await closeDatabase();
    await embedded?.stop();
  });
  const warning = plainHttpWarning(env);
  if (warning) app.log.warn(warning);
  const address = await app.listen({ host: env.HOST, port: env.PORT });
  const origin = env.PUBLIC_URL ?? address;
  jobs.work(jobHandlers({ db, files, mailer, videoTools, origin, log: app.log }), app.log);
  if (videoTools) await queueForgottenVideos({ db, jobs });
  else app.log.info('ffmpeg is not on this machine: videos get no MP4 fallback and no poster');
  app.log.info({ address, demoPasswordFile }, `Storyfolio is ready at ${env.PUBLIC_URL ?? address}`);
}

try {
  await start(readEnv(process.env));
} catch (error) {
  const isExplained = error instanceof EnvError || error instanceof EmbeddedDatabaseError;
  console.error(isExplained ? error.message : (startFailure(error) ?? error));
  process.exit(1);
}
