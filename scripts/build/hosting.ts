import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The app's own page, served for all URLs behind the sign-in. The site's own pages are files. */
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

/** Served by a function, not a file: companies' public sites. */
export const SITES_PREFIX = '/public-website';

/**
 * The prefix a local server forwards to the Stripe mock: the script for its fields comes from the app's own origin, so that no policy
 * needs widening.
 */
export const LOCAL_STRIPE_PREFIX = '/local-stripe';

/** `/@(jobs|taxes)/**` as in firebase.json. */
const APP_PATTERN = /^\/@\(([\w|-]+)\)(?:\/\*\*)?$/;

/** Returns the app's URL prefixes from firebase.json, the only list. @throws Error for a rule in another format. */
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

/** Matches a pattern from firebase.json: `**` is any part of a path, `*` a name, `@(a|b)` a choice, and a leading `!` negates it. */
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

/** Returns the headers the hosting sends with a file, in order: if two rules set the same one, the later wins. */
export function hostingHeaders(pathname: string): Record<string, string> {
  const rules = readConfig().hosting.headers.filter(({ source }) => matches(source, pathname));
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

const POLICY = 'Content-Security-Policy';
/** There is no encryption to enforce. */
const ONLY_DEPLOYED = ['Strict-Transport-Security'];
const NEEDS_ENCRYPTION = 'upgrade-insecure-requests';
/** The emulators, instead of Google's servers. */
const EMULATORS = 'http://127.0.0.1:*';
const WITH_EMULATORS = /^(?:connect|img|media|frame)-src /;

/** Returns the production policy, which names no emulator, with the emulators added: anything else it blocks stays blocked. */
const localPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => directive !== NEEDS_ENCRYPTION)
    .map((directive) => (WITH_EMULATORS.test(directive) ? `${directive} ${EMULATORS}` : directive))
    .join('; ');

/**
 * Returns the hosting's headers, as far as a local server can send them: what a browser blocks in production, such as the microphone or
 * an inline script, it blocks here too. None for companies' sites, which a function serves.
 * @param isBuilt whether a build is served: the development server adds scripts to the page, and sets its own caching
 */
export function localHeaders(pathname: string, { isBuilt }: { isBuilt: boolean }): Record<string, string> {
  const left = isBuilt ? ONLY_DEPLOYED : [...ONLY_DEPLOYED, POLICY, 'Cache-Control'];
  return Object.fromEntries(
    Object.entries(hostingHeaders(pathname))
      .filter(([key]) => !left.includes(key))
      .map(([key, value]) => [key, key === POLICY ? localPolicy(value) : value]),
  );
}

/** Returns the app's URLs, for the service worker. */
export const appAddresses = (): RegExp => new RegExp(`^/(?:${appAreas().join('|')})(?:/|$)`);

/**
 * Returns which file the hosting serves, and how: a file, a folder's page, the app, or "not found".
 * @param has whether the build has a file, by its path without a leading slash
 */
export function answerTo(pathname: string, has: (file: string) => boolean): { file: string; status: 200 | 404 } {
  const path = pathname.replace(/^\/+|\/+$/g, '');
  const own = [path, path === '' ? 'index.html' : `${path}/index.html`].find((file) => file !== '' && has(file));
  if (own !== undefined) return { file: own, status: 200 };
  return appAddresses().test(pathname) ? { file: APP_FILE, status: 200 } : { file: NOT_FOUND_FILE, status: 404 };
}
