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

/** Where a local server hands on to the stand-in for Stripe: the script of its fields comes from the app's own address, so that no policy is widened for it. */
export const LOCAL_STRIPE_PREFIX = '/local-stripe';

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

/** A pattern of firebase.json: `**` is any part of a path, `*` a name, `@(a|b)` a choice, and `!` before it all others. */
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

/** The headers that the hosting sends with a file, in their order: where two rules name one, the later counts. */
export function hostingHeaders(pathname: string): Record<string, string> {
  const rules = readConfig().hosting.headers.filter(({ source }) => matches(source, pathname));
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

const POLICY = 'Content-Security-Policy';
/** There is no encryption to insist on. */
const ONLY_DEPLOYED = ['Strict-Transport-Security'];
const NEEDS_ENCRYPTION = 'upgrade-insecure-requests';
/** The emulators, in the place of Google's servers. */
const EMULATORS = 'http://127.0.0.1:*';
const WITH_EMULATORS = /^(?:connect|img|media|frame)-src /;

/** The policy of production, which names no emulator, with the emulators added: what else it refuses is refused. */
const localPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => directive !== NEEDS_ENCRYPTION)
    .map((directive) => (WITH_EMULATORS.test(directive) ? `${directive} ${EMULATORS}` : directive))
    .join('; ');

/**
 * The headers that the hosting sends, as far as a local server can: what a browser refuses in production, such as the microphone or a
 * script in a page, it refuses here too. None for companies' sites, which a function answers.
 * @param isBuilt whether a build is served: the development server puts scripts into the page, and says itself what may be kept
 */
export function localHeaders(pathname: string, { isBuilt }: { isBuilt: boolean }): Record<string, string> {
  const left = isBuilt ? ONLY_DEPLOYED : [...ONLY_DEPLOYED, POLICY, 'Cache-Control'];
  return Object.fromEntries(
    Object.entries(hostingHeaders(pathname))
      .filter(([key]) => !left.includes(key))
      .map(([key, value]) => [key, key === POLICY ? localPolicy(value) : value]),
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
