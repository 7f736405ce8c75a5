// Runs while the app's own script is still on its way: where it is clear what the page starts with, the browser fetches what
// that script would ask for once it runs. On a slow phone half a second lies between.
import { demoByAddress, recordingAddress, startPartsOf } from '@/data/demo/demoTab';
import { wasSignedIn } from '@/data/session/signedInMark';
import { startPageOf } from '@/domain/access/startPage';
import { hasShareToken } from '@/domain/public-document/token';

/** The addresses of what a start needs, by the page's address or who comes; written by the build (`scripts/build/startAhead.ts`). */
declare const START_FILES: Readonly<Record<string, Record<'little' | 'large', readonly string[]>>>;

/** As `paths.login`: all addresses would be most of this script, which is to come before anything else. */
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
  // While the little ones are waited for, the connection is that of what draws the frame.
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
