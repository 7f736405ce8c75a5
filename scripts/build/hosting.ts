import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The app's own page, served for all routes behind sign-in. The site's own pages are separate files. */
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
/** Read once: the local server needs it for every request. */
const readConfig = () => (config ??= configSchema.parse(JSON.parse(readFileSync('firebase.json', 'utf8'))));

/** Served by a function, not from a file: companies' public sites. */
export const SITES_PREFIX = '/public-website';

/**
 * Path that a local server forwards to the stand-in for Stripe: the script of its fields is same-origin, so that no policy is widened for
 * it.
 */
export const LOCAL_STRIPE_PREFIX = '/local-stripe';

/** `/@(jobs|taxes)/**` as firebase.json writes it. */
const APP_PATTERN = /^\/@\(([\w|-]+)\)(?:\/\*\*)?$/;

/** Returns the app's route prefixes from firebase.json, the only list of them. @throws Error for a rule of another form. */
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

/** Matches a firebase.json pattern: `**` is any part of a path, `*` a name, `@(a|b)` a choice, and a leading `!` negates it. */
function matches(source: string, pathname: string): boolean {
  if (source.startsWith('!')) return !matches(source.slice(1), pathname);
  const expression = source
    .replaceAll(/[.+^$]/g, String.raw`\$&`)
    .replaceAll('/**', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '(?:/.*)?')
    .replaceAll('@(', '(?:');
  return new RegExp(`^${expression}$`).test(pathname);
}

/** Returns the headers that the hosting sends with a file, in order: if two rules set the same one, the later wins. */
export function hostingHeaders(pathname: string): Record<string, string> {
  const rules = readConfig().hosting.headers.filter(({ source }) => matches(source, pathname));
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

const POLICY = 'Content-Security-Policy';
/** Locally there is no HTTPS to enforce. */
const ONLY_DEPLOYED = ['Strict-Transport-Security'];
const NEEDS_ENCRYPTION = 'upgrade-insecure-requests';
/** The emulators, used instead of Google's servers. */
const EMULATORS = 'http://127.0.0.1:*';
const WITH_EMULATORS = /^(?:connect|img|media|frame)-src /;

/** Adds the emulators to the production policy, which doesn't name any: everything else it blocks stays blocked. */
const localPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => directive !== NEEDS_ENCRYPTION)
    .map((directive) => (WITH_EMULATORS.test(directive) ? `${directive} ${EMULATORS}` : directive))
    .join('; ');

/**
 * Returns the headers that the hosting sends, as far as a local server can: what a browser blocks in production, such as the microphone
 * or an inline script, it blocks here too. None for companies' sites, which a function serves.
 * @param isBuilt whether a build is served: the development server injects scripts into the page, and sets its own caching
 */
export function localHeaders(pathname: string, { isBuilt }: { isBuilt: boolean }): Record<string, string> {
  const left = isBuilt ? ONLY_DEPLOYED : [...ONLY_DEPLOYED, POLICY, 'Cache-Control'];
  return Object.fromEntries(
    Object.entries(hostingHeaders(pathname))
      .filter(([key]) => !left.includes(key))
      .map(([key, value]) => [key, key === POLICY ? localPolicy(value) : value]),
  );
}

/** Matches the app's routes, for the service worker. */
export const appAddresses = (): RegExp => new RegExp(`^/(?:${appAreas().join('|')})(?:/|$)`);

/**
 * Returns the file the hosting responds with, and the status: a file, a folder's page, the app, or "not found".
 * @param has whether the build has a file, by its path without a leading slash
 */
export function answerTo(pathname: string, has: (file: string) => boolean): { file: string; status: 200 | 404 } {
  const path = pathname.replace(/^\/+|\/+$/g, '');
  const own = [path, path === '' ? 'index.html' : `${path}/index.html`].find((file) => file !== '' && has(file));
  if (own !== undefined) return { file: own, status: 200 };
  return appAddresses().test(pathname) ? { file: APP_FILE, status: 200 } : { file: NOT_FOUND_FILE, status: 404 };
}
