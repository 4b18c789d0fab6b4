import { openDatabase } from '../../../db/client';
import { hasAdmin } from '../../../db/queries/admins';
import { sampleKeptFiles } from '../../../db/queries/stored-files';
import { hostOf } from '../../routers/domains/reachable-host';
import { queueForgottenVideos } from '../../routers/video/prepare-video';
import { openResolver } from '../adapters/dns-resolver';
import { findFfmpeg } from '../adapters/ffmpeg';
import { openJobQueue } from '../adapters/job-queue';
import { openLocationDatabase } from '../adapters/location-database';
import { openRateLimiter } from '../adapters/rate-limiter';
import { buildApp } from '../app';
import { builtClient, viteClient } from '../assets/client-assets';
import { refuseUnfinishedRestore } from '../backup/unfinished-restore';
import { openOwnDatabase } from '../database/embedded-database';
import { setUpAlone, setUpTables } from '../database/set-up-database';
import { ensureDemo } from '../demo/demo';
import { startSampling } from '../status/sampling';
import { type Env, EnvError, readEnv } from './env';
import { openFileStore } from './file-store';
import { startHousekeeping } from './housekeeping';
import { jobHandlers } from './job-handlers';
import { openMailer } from './mailer';
import { openPayments, paymentsWarning } from './payments';
import { plainHttpWarning } from './plain-http';
import { checkConfiguration, refuseNewerDatabase } from './preflight';
import type { Shutdown } from './shutdown';
import { standardOutput } from './standard-output';
import { explainFailure } from './start-failure';
import { systemClock } from './system-clock';
import { welcome } from './welcome';

const noFfmpeg =
  'The configuration is not valid:\n  FFMPEG_PATH: Set it to the program ffmpeg, with ffprobe beside it or on the PATH.';
const isDevelopment = process.argv.includes('--dev');

/** Starts the server; exits if that fails. Errors after a shutdown has begun are expected. */
export async function start(shutdown: Shutdown): Promise<void> {
  try {
    await serve(readEnv(process.env), shutdown);
  } catch (error) {
    if (shutdown.signal.aborted) return;
    console.error(explainFailure(error));
    shutdown.end(1);
  }
}

/** Opens the parts in order of dependency; they are closed in reverse order. */
async function serve(env: Env, shutdown: Shutdown): Promise<void> {
  const proceed = () => shutdown.signal.throwIfAborted();
  await checkConfiguration(env);
  const videoTools = await findFfmpeg(env.FFMPEG_PATH);
  if (env.FFMPEG_PATH && !videoTools) throw new EnvError(noFfmpeg);
  proceed();
  const own = env.DATABASE_URL ? undefined : await openOwnDatabase(env.DATA_DIR, shutdown);
  const connectionString = env.DATABASE_URL ?? own?.connectionString ?? '';
  const {
    db,
    longWork,
    close: closeDatabase,
  } = openDatabase(connectionString, { directConnectionString: env.DATABASE_DIRECT_URL });
  shutdown.defer(closeDatabase);
  await longWork((unlimited) =>
    setUpAlone(unlimited, async (alone) => {
      await refuseUnfinishedRestore(alone);
      await refuseNewerDatabase(alone);
      await setUpTables(alone);
    }),
  );
  proceed();
  const files = await openFileStore(env, await sampleKeptFiles(db));
  const jobs = await openJobQueue({ db });
  const geo = await openLocationDatabase();
  const dns = openResolver(env.DNS_SERVERS);
  const config = {
    devPages: isDevelopment || env.ENABLE_DEV_PAGES,
    adminSetupToken: env.ADMIN_SETUP_TOKEN,
    sellsPlans: env.STRIPE_SECRET_KEY !== undefined,
    isOperatorKnown: env.OPERATOR_EMAIL !== undefined,
  };
  const limiter = openRateLimiter({ db, multiplier: env.RATE_LIMIT_MULTIPLIER });
  const services = { db, files, jobs, geo, dns, config, limiter };
  const payments = await openPayments(env);
  proceed();
  const seed = () => ensureDemo(services, env.DATA_DIR);
  const demoPasswordFile =
    (env.SEED_DEMO ?? own) ? await longWork((unlimited) => setUpAlone(unlimited, seed)) : undefined;

  proceed();
  const client = isDevelopment ? await viteClient() : builtClient();
  const app = await buildApp({
    ...services,
    payments,
    videoTools,
    client,
    publicUrl: env.PUBLIC_URL,
    securityContact: env.SECURITY_CONTACT,
    operator: { name: env.OPERATOR_NAME, email: env.OPERATOR_EMAIL, address: env.OPERATOR_ADDRESS },
    logLevel: env.LOG_LEVEL,
    logStream: standardOutput,
    trustProxy: env.TRUST_PROXY,
  });
  shutdown.logTo(app.log);
  own?.keepRunning(app.log);
  const mailer = openMailer(env, app.log);
  const housekeeping = startHousekeeping(
    {
      db,
      longWork,
      files,
      jobs,
      payments,
      mailer,
      dns,
      clock: systemClock,
      ownsDatabase: own !== undefined,
      ownHost: env.PUBLIC_URL && hostOf(env.PUBLIC_URL),
    },
    app.log,
  );
  const sampling = startSampling({ db, files, clock: systemClock }, app.log);
  shutdown.defer(async () => {
    sampling.stop();
    housekeeping.stop();
    videoTools?.stop();
    await Promise.all([app.close(), jobs.stop()]);
  });
  await files
    .check()
    .catch((error: unknown) => app.log.error({ err: error }, 'files cannot be stored or read'));
  for (const warning of [plainHttpWarning(env), paymentsWarning(env)]) if (warning) app.log.warn(warning);
  proceed();
  const address = await app.listen({ host: env.HOST, port: env.PORT });
  const origin = env.PUBLIC_URL ?? address;
  await jobs.work(
    jobHandlers({ db, jobs, files, payments, mailer, videoTools, origin, log: app.log }),
    app.log,
  );
  if (videoTools) await queueForgottenVideos({ db, jobs });
  else app.log.info('ffmpeg is not installed: videos get no MP4 fallback and no poster');
  proceed();
  app.log.info({ address, demoPasswordFile }, `Storyfolio is ready at ${origin}`);
  if (process.stdout.isTTY && !(await hasAdmin(db))) {
    standardOutput.write(
      welcome({ origin, demoPasswordFile, needsToken: config.adminSetupToken !== undefined }),
    );
  }
}
