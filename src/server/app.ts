import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { TRPCError } from '@trpc/server';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Payments } from '../routers/billing/payments';
import { countCall } from '../routers/limits/limit-calls';
import { bodyBytes } from '../routers/limits/limits';
import { LinkOpener } from '../routers/links/link-opener';
import type { Clock, VideoTools } from '../routers/ports';
import { ViewRecorder } from '../routers/views/view-recorder';
import type { ClientAssets } from './assets/client-assets';
import { AnsweredWrites } from './cache/answered-writes';
import { crawlerFiles } from './domains/crawler-files';
import { hostNameOf, servedDomainOf } from './domains/domain-host';
import { forgetSessionsAtDomains, serveDomains } from './domains/serve-domains';
import { ServedDomains } from './domains/served-domains';
import { askRoute } from './domains/tls-ask-route';
import { clientErrorHandler, rememberRequests } from './http/client-errors';
import { boundConnections, type ConnectionLimits, connectionLimits } from './http/connection-limits';
import { countRequests } from './http/count-requests';
import { beforeSending, onArrival } from './http/hooks';
import { jsonParser } from './http/json-body';
import { boundRouteLevels, loggerOptions } from './http/logger-options';
import { answerNotFound } from './http/not-found';
import { trustedProxies, warnOfUndeclaredProxies } from './http/proxies';
import { contextFactory, isAnonymous, type Services } from './http/request-context';
import { securityHeaders } from './http/security-headers';
import { addRetryAfter, refuseWhileStopping } from './http/stopping';
import { closeOnUnreadBodies } from './http/unread-bodies';
import { variesByCaller } from './http/vary';
import { KnownLinks } from './links/known-links';
import { LinkVisits } from './links/link-visits';
import { linksPlugin } from './links/links-plugin';
import { Passes } from './links/passes';
import { migrationsFolder, version } from './process/project-root';
import { systemClock } from './process/system-clock';
import { badgePlugin } from './public-page/badge-plugin';
import { contactPlugin } from './public-page/contact-form/contact-plugin';
import { exportsPlugin } from './public-page/exports/exports-plugin';
import { noticePage } from './public-page/message-page';
import { OpenProfiles } from './public-page/open-profiles';
import { ownerStripPlugin } from './public-page/owner-strip';
import { pageAssets } from './public-page/page-assets';
import { PageCache } from './public-page/page-cache';
import { previewPlugin } from './public-page/preview-plugin';
import { publicPagePlugin } from './public-page/public-page-plugin';
import { readersWords } from './public-page/readers-words';
import { sitemapPlugin } from './public-page/sitemap';
import { stopPlugin } from './public-page/stop-mails/stop-plugin';
import { accountExportRoutes } from './routes/account-export';
import { analyticsExportRoutes } from './routes/analytics-export';
import { calendarRoutes } from './routes/calendar';
import { contactExportRoutes } from './routes/contact-export';
import { contactImportRoutes } from './routes/contact-import';
import { cvFileRoutes } from './routes/cv-file';
import { cvImportFileRoutes } from './routes/cv-import-file';
import { cvUploadRoutes } from './routes/cv-upload';
import { galleryDownloadRoutes } from './routes/gallery-download';
import { galleryFileRoutes } from './routes/gallery-file';
import { galleryUploadRoutes } from './routes/gallery-upload';
import { healthRoutes } from './routes/health';
import { openApiRoutes, readApiDocument } from './routes/openapi';
import { paymentEventsRoutes } from './routes/payment-events';
import { portraitUploadRoutes } from './routes/portrait-upload';
import { restRoutes } from './routes/rest';
import { sentDocumentFileRoutes } from './routes/sent-document-file';
import { statusRoutes } from './routes/status';
import { trpcRoutes } from './routes/trpc';
import { videoFileRoutes } from './routes/video-file';
import { videoUploadRoutes } from './routes/video-upload';
import { answerErrors, frameworkErrorHandler } from './routes/wire-errors';
import type { Operator } from './site/operator';
import { landing } from './site/pages/landing';
import { securityContactOf } from './site/security-contact';
import { sitePages } from './site/site-pages';
import { figuresOf, sitePageHandler, sitePlugin } from './site/site-plugin';
import { openHealth } from './status/health';
import { openStatus } from './status/read-status';
import { testimonialsPlugin } from './testimonials/testimonials-plugin';

export interface AppOptions extends Omit<Services, 'clock' | 'views' | 'linkVisits' | 'payments'> {
  /** The payment provider; omitted if none is configured. */
  payments?: Payments | undefined;
  /** The computer's clock by default. */
  clock?: Clock;
  /** The client; omitted if only the API is needed. */
  client?: ClientAssets;
  /** Converts videos; omitted if ffmpeg is not installed. */
  videoTools?: VideoTools | undefined;
  logLevel: string;
  /** The destination of the log; standard output by default. */
  logStream?: { write(line: string): void };
  /** Overrides of the connection limits. */
  connections?: Partial<ConnectionLimits>;
  /** Where to report vulnerabilities, if not to the operator. */
  securityContact?: string | undefined;
  /** Who runs this installation. */
  operator?: Operator;
  /** Addresses of the trusted proxies. */
  trustProxy?: string[] | undefined;
}

const pageCacheBytes = 64 * 1024 * 1024;

/** Builds the server without listening; the caller closes it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const limits = { ...connectionLimits, ...options.connections };
  const isTrusted = trustedProxies(options.trustProxy);
  const headers = securityHeaders({
    publicUrl: options.publicUrl,
    hasInlineScripts: options.client?.hasInlineScripts === true,
  });
  const pages = new PageCache(pageCacheBytes);
  const writes = new AnsweredWrites();
  const openProfiles = new OpenProfiles(options.db, writes);
  const hosts = new ServedDomains(options.db, writes);
  const app = Fastify({
    logger: { ...loggerOptions(options.logLevel), ...(options.logStream && { stream: options.logStream }) },
    genReqId: () => randomUUID(),
    // A request to an own domain is logged by the path that it is routed to.
    logController: new LogController({
      disableRequestLogging: (request) =>
        !servedDomainOf(request) && Boolean(hosts.lastKnown(hostNameOf(request))),
    }),
    trustProxy: isTrusted,
    forceCloseConnections: 'idle',
    // Fastify's own refusal has neither our format nor a Retry-After; see refuseWhileStopping.
    return503OnClosing: false,
    bodyLimit: bodyBytes.short,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.headersMs / 3 },
    frameworkErrors: frameworkErrorHandler(headers),
    clientErrorHandler: clientErrorHandler(headers),
    routerOptions: { maxParamLength: 5000, ignoreTrailingSlash: true },
  });
  boundRouteLevels(app, options.logLevel);
  answerErrors(app);
  acceptOnlyJson(app);
  boundConnections(app.server, limits, isTrusted, app.log);
  const { db, files, jobs, geo, dns, config, limiter, payments, publicUrl, clock = systemClock } = options;
  const views = new ViewRecorder({ db, geo, clock });
  const links = new KnownLinks(db, writes);
  const passes = new Passes({ db, clock, links, publicUrl });
  const opener = new LinkOpener({ db, geo, jobs, clock });
  const linkVisits = new LinkVisits({ db, clock, links, passes, opener });
  serveDomains(app, { hosts, publicUrl });
  app.addHook(
    'onRequest',
    onArrival((request, reply) => {
      reply.headers(headers).header('x-request-id', request.id);
    }),
  );
  addRetryAfter(app);
  refuseWhileStopping(app);
  warnOfUndeclaredProxies(app, isTrusted);
  // Comes before anything expensive.
  countRequests(app, options.limiter, isTrusted);
  refuseCompressedBodies(app);
  keepAnswersOutOfCaches(app);
  rememberRequests(app);
  closeOnUnreadBodies(app, limits.lingerMs);
  writes.follow(app);

  await app.register(cookie);
  forgetSessionsAtDomains(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(openApiRoutes, { version });

  const createContext = contextFactory({
    db,
    files,
    jobs,
    geo,
    dns,
    config,
    limiter,
    payments,
    publicUrl,
    clock,
    views,
    linkVisits,
  });
  const routeOptions = { db, files, migrations: migrationsFolder, createContext };
  await app.register(restRoutes, routeOptions);
  await app.register(cvUploadRoutes, routeOptions);
  await app.register(cvFileRoutes, routeOptions);
  await app.register(cvImportFileRoutes, routeOptions);
  await app.register(contactImportRoutes, routeOptions);
  await app.register(contactExportRoutes, routeOptions);
  await app.register(sentDocumentFileRoutes, routeOptions);
  await app.register(accountExportRoutes, routeOptions);
  await app.register(analyticsExportRoutes, routeOptions);
  await app.register(calendarRoutes, routeOptions);
  await app.register(galleryUploadRoutes, routeOptions);
  await app.register(galleryDownloadRoutes, routeOptions);
  await app.register(galleryFileRoutes, routeOptions);
  await app.register(portraitUploadRoutes, routeOptions);
  await app.register(videoUploadRoutes, routeOptions);
  await app.register(videoFileRoutes, routeOptions);
  await app.register(paymentEventsRoutes, { db, jobs, payments });
  await app.register(trpcRoutes, routeOptions);
  await app.register(askRoute, { hosts, limiter, isTrusted, publicUrl });
  const hasVideoTools = options.videoTools !== undefined;
  const readHealth = openHealth({ db, files, migrations: migrationsFolder }, app.log);
  const readStatus = openStatus({ db, clock, log: app.log, readHealth, hasVideoTools });
  await app.register(healthRoutes, { readHealth, hasVideoTools });
  await app.register(statusRoutes, { readStatus });
  // Without a client, they get a URL that resolves to nothing.
  const hrefOf = (source: string) => options.client?.hrefOf(source) ?? `/${source}`;
  const assets = pageAssets(hrefOf);
  const findAccountId = async (request: FastifyRequest, reply: FastifyReply) =>
    isAnonymous(request) ? undefined : (await createContext(request, reply)).caller?.accountId;
  await app.register(publicPagePlugin, {
    db,
    openProfiles,
    pages,
    linkVisits,
    publicUrl,
    assets,
    findAccountId,
  });
  await app.register(ownerStripPlugin, { db, publicUrl, createContext });
  await app.register(previewPlugin, { db, assets, publicUrl, createContext });
  await app.register(crawlerFiles, { db, publicUrl });
  await app.register(linksPlugin, { links, linkVisits, assets, publicUrl, createContext });
  await app.register(badgePlugin);
  await app.register(contactPlugin, { db, linkVisits, assets, createContext });
  await app.register(stopPlugin, { db, assets, createContext });
  await app.register(testimonialsPlugin, { db, files, linkVisits, assets, createContext });
  await app.register(exportsPlugin, {
    db,
    linkVisits,
    openProfiles,
    files,
    assets,
    readAsset: options.client?.read,
    publicUrl,
    findAccountId,
    countArchive: async (request, reply) => countCall(await createContext(request, reply), 'archive'),
  });
  const { operator = {} } = options;
  const installation = {
    db,
    sellsPlans: config.sellsPlans,
    readFigures: figuresOf(db),
    readApi: () => readApiDocument(app),
    readStatus,
  };
  const site = { operator, installation, publicUrl, assets, hrefOf };
  await app.register(sitePlugin, { ...site, pages: sitePages });
  const sitePaths = sitePages.filter(({ isListed }) => isListed !== false).map(({ path }) => path);
  const securityContact = securityContactOf(options.securityContact, operator);
  await app.register(sitemapPlugin, { db, publicUrl, securityContact, sitePaths });
  const landingPage = sitePageHandler(landing, site);
  await options.client?.register(app, (request, reply) =>
    /^\/pricing\/?(\?|$)/.test(request.url) ? toPrices(reply) : landingPage(request, reply),
  );

  const nothingAt = (request: FastifyRequest, reply: FastifyReply) =>
    answerNotFound(request, reply, noticePage('notFound', { assets, words: readersWords(request) }));
  app.all('/api/*', { schema: { hide: true } }, nothingAt);
  app.setNotFoundHandler(nothingAt);
  return app;
}

/** Strangers find the prices on the landing page. */
const toPrices = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-cache').header('vary', variesByCaller).redirect('/landing#pricing');

/** Answers are private unless a route says otherwise. */
function keepAnswersOutOfCaches(app: FastifyInstance): void {
  app.addHook(
    'onSend',
    beforeSending((request, reply) => {
      if (/^\/(api|trpc)\//.test(request.url) && !reply.hasHeader('cache-control')) {
        reply.header('cache-control', 'private, no-store');
      }
    }),
  );
}

function refuseCompressedBodies(app: FastifyInstance): void {
  app.addHook(
    'onRequest',
    onArrival(({ headers }) => {
      if (headers['content-encoding'] === undefined) return;
      const message = 'Send the body as it is, without a content encoding.';
      throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message });
    }),
  );
}

/** Only JSON is accepted; a call without a body may still declare it. */
function acceptOnlyJson(app: FastifyInstance): void {
  const parse = jsonParser(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}
