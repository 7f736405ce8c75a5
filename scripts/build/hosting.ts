import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The page of the app itself, which answers for all addresses behind the sign-in. The site's own pages are files. */
export const APP_FILE = 'app.html';
export const NOT_FOUND_FILE = '404.html';

const configSchema = z.object({
  hosting: z.object({
    rewrites: z.array(z.object({ source: z.string(), destination: z.string().default('') })),
    headers: z.array(
      z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  }),
});

let config: z.infer<typeof configSchema> | undefined;
/** Read once: the local server asks for it with every request. */
const readConfig = () => (config ??= configSchema.parse(JSON.parse(readFileSync('firebase.json', 'utf8'))));

/** What a function answers, not a file: companies' public sites. */
export const SITES_PREFIX = '/public-website';

/** `/@(jobs|taxes)/**` as firebase.json writes it. */
const APP_PATTERN = /^\/@\(([\w|-]+)\)(?:\/\*\*)?$/;

/** The app's address prefixes, as listed in firebase.json, the one list. @throws Error for a rule of another form. */
export function appAreas(): string[] {
  const { hosting } = readConfig();
  const areas = hosting.rewrites
    .filter(({ destination }) => destination === `/${APP_FILE}`)
    .map(({ source }) => APP_PATTERN.exec(source)?.[1]?.split('|'));
  const [first, ...others] = areas;
  if (!first || others.some((other) => other?.join() !== first.join()))
    throw new Error(
      `The rewrites to ${APP_FILE} in firebase.json are to have one list of areas, as /@(a|b) and /@(a|b)/**.`,
    );
  return first;
}

/**
 * What a local server cannot send: the policy names no emulator, and there is no encryption to insist on. Its answers say themselves
 * how long they are kept.
 */
const ONLY_DEPLOYED = ['Content-Security-Policy', 'Strict-Transport-Security', 'Cache-Control'];

/**
 * The headers that the hosting sends with every file, as far as a local server can: what a browser refuses in production, such as the
 * microphone, it refuses here too. None for companies' sites, which a function answers.
 */
export function localHeaders(pathname: string): Record<string, string> {
  if (pathname.startsWith(`${SITES_PREFIX}/`)) return {};
  const everywhere = readConfig().hosting.headers.find(({ source }) => source === `!${SITES_PREFIX}/**`);
  if (!everywhere) throw new Error(`firebase.json has no headers for !${SITES_PREFIX}/**.`);
  return Object.fromEntries(
    everywhere.headers.filter(({ key }) => !ONLY_DEPLOYED.includes(key)).map(({ key, value }) => [key, value]),
  );
}

/** The app's addresses, for the service worker. */
export const appAddresses = (): RegExp => new RegExp(`^/(?:${appAreas().join('|')})(?:/|$)`);

/**
 * Which file the hosting answers with, and how: a file, a folder's page, the app, or "not found".
 * @param has whether the build has a file, by its path without a slash before it
 */
export function answerTo(pathname: string, has: (file: string) => boolean): { file: string; status: 200 | 404 } {
  const path = pathname.replace(/^\/+|\/+$/g, '');
  const own = [path, path === '' ? 'index.html' : `${path}/index.html`].find((file) => file !== '' && has(file));
  if (own !== undefined) return { file: own, status: 200 };
  return appAddresses().test(pathname) ? { file: APP_FILE, status: 200 } : { file: NOT_FOUND_FILE, status: 404 };
}
