// Runs while the app's own script is still loading: if it's clear what the page starts with, the browser prefetches what that script
// would request once it runs. On a slow phone, that saves half a second.
import { demoByAddress, recordingAddress, startPartsOf } from '@/data/demo/demoTab';
import { wasSignedIn } from '@/data/session/signedInMark';
import { startPageOf } from '@/domain/access/startPage';
import { hasShareToken } from '@/domain/public-document/token';

/** URLs of the files a start needs, by the page's URL or by who is visiting; written by the build (`scripts/build/startAhead.ts`). */
declare const START_FILES: Readonly<Record<string, Record<'little' | 'large', readonly string[]>>>;

/** Same as `paths.login`: importing all paths would be most of this script, which must load before anything else. */
const SIGN_IN = '/login';

function ask(href: string): void {
  const link = document.createElement('link');
  const isScript = href.endsWith('.js');
  link.rel = isScript ? 'modulepreload' : 'preload';
  if (!isScript) link.as = href.endsWith('.css') ? 'style' : 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}

const demo = demoByAddress();
if (demo) {
  const { little = [], large = [] } = START_FILES[startPageOf(demo.role)] ?? {};
  // While the small files are pending, leave the connection to the ones that draw the frame.
  const recorded = startPartsOf(demo.role).map((part) => recordingAddress(demo.trade, part));
  const all = [recordingAddress(demo.trade), ...little, ...large, ...recorded];
  all.forEach(ask);
} else {
  const { pathname } = window.location;
  const isLink = hasShareToken(pathname);
  const kept = pathname === SIGN_IN ? SIGN_IN : isLink ? 'customer' : wasSignedIn() ? 'member' : '';
  const { little = [], large = [] } = START_FILES[kept] ?? {};
  [...large, ...little].forEach(ask);
}
