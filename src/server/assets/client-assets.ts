import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openScreens } from '../../contracts/open-screens';
import { isScreenPath } from '../../contracts/screen-paths';
import { isAnonymous } from '../http/request-context';
import { variesByCaller } from '../http/vary';
import { projectRoot } from '../process/project-root';
import { EncodedBody, sendEncoded, sendTagged } from './encoded-body';

/** Answers a request whose path does not matter. */
type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Serves the client. */
export interface ClientAssets {
  /** Whether its pages contain inline scripts, which the content security policy must then allow. */
  hasInlineScripts: boolean;
  /** The URL of a source file's build. */
  hrefOf(source: string): string;
  /** The content of a built file, by its URL; missing where files are built as they are asked for. */
  read?(href: string): Buffer;
  /** @param answerStranger answers where a screen is only for people with a session */
  register(app: FastifyInstance, answerStranger: Answer): Promise<void>;
}

// Paths in the manifest are relative to this folder.
const clientSources = path.join(projectRoot, 'src', 'client');

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), src: z.string().optional() }));

/** The built client: hashed files that never change, and one page for every screen. */
export function builtClient(built = path.join(projectRoot, 'dist', 'client')): ClientAssets {
  if (!existsSync(built)) throw new Error(`There is no build in ${built}. Run npm run build first.`);
  const shell = new EncodedBody(readFileSync(path.join(built, 'index.html')), 'text/html; charset=utf-8');
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(built, '.vite', 'manifest.json'), 'utf8')),
  );
  return {
    hasInlineScripts: false,
    hrefOf(source) {
      const sought = path.join(projectRoot, source);
      const entry = Object.entries(manifest).find(
        ([name]) => path.resolve(clientSources, name) === sought,
      )?.[1];
      if (!entry) throw new Error(`The build holds nothing made from ${source}. Run npm run build.`);
      return `/${entry.file}`;
    },
    read: (href) => readFileSync(path.join(built, path.normalize(href))),
    async register(app, answerStranger) {
      await app.register(fastifyStatic, {
        root: path.join(built, 'assets'),
        prefix: '/assets/',
        index: false,
        decorateReply: false,
        preCompressed: true,
        maxAge: '1y',
        immutable: true,
        setHeaders: (reply) => void reply.header('vary', 'accept-encoding'),
      });
      app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) => {
        if (namesFile(request.params['*'])) return reply.callNotFound();
        const isScreen = isScreenPath(pathOf(request));
        if (!isScreen) reply.code(404);
        if (isForMembers(request)) return answerStranger(request, reply);
        reply.headers({ 'cache-control': 'no-cache', vary: variesByCaller });
        // Its own screen says that there is nothing.
        return isScreen ? sendTagged(request, reply, shell) : sendEncoded(request, reply, shell);
      });
    },
  };
}

/** Whether a stranger asks for a screen that is not for strangers. */
const isForMembers = (request: FastifyRequest) => isAnonymous(request) && !openScreens.has(pathOf(request));

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0]?.replace(/(?<!^)\/$/, '') ?? '';

/** Whether a path names a file, such as `favicon.ico` or `.well-known/security.txt`; no screen of the application does. */
const namesFile = (path: string): boolean => /(^|\/)\.|\.[a-z\d]+$/i.test(path);

/** The client served by Vite from the sources, with hot reload. */
export async function viteClient(): Promise<ClientAssets> {
  const { createServer } = await import('vite');
  return {
    hasInlineScripts: true,
    hrefOf: (source) => `/@fs${path.join(projectRoot, source)}`,
    async register(app, answerStranger) {
      const vite = await createServer({
        configFile: path.join(projectRoot, 'vite.config.ts'),
        appType: 'spa',
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      app.addHook('onClose', () => vite.close());
      // Modules come the same way as screens, those in the folder api before whatever else is not found there.
      for (const address of ['/*', '/api/:module(^[\\w-]+\\.tsx?$)'])
        app.get(address, { schema: { hide: true } }, (request, reply) => {
          const isScreen = request.headers.accept?.includes('text/html') === true;
          if (isScreen && isForMembers(request)) return answerStranger(request, reply);
          reply.hijack();
          vite.middlewares(request.raw, reply.raw);
        });
    },
  };
}
