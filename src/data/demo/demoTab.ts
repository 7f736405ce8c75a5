// Imported by path: the build's own configuration reads this file, before aliases exist.
import { tradeIn, type TradeId } from '../../domain/trade/trades.ts';

export const DEMO_ROLES = ['admin', 'office', 'technician'] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];

/** The demo this tab plays: whose company, and who is viewing. */
export type DemoTab = {
  /** The key under which the tab stores changes. */
  id: string;
  trade: TradeId;
  role: DemoRole;
  /** Time the demo was opened, by the device's own clock (ms). */
  startedAtMs: number;
};

const KEY = 'fieldwright:demo';

const isTrade = (value: unknown): value is TradeId => tradeIn(value) !== null;
const isRole = (value: unknown): value is DemoRole => DEMO_ROLES.some((role) => role === value);

/** Returns the content of the tab's session storage, if there is any. */
function storedText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function canStore(): boolean {
  try {
    sessionStorage.setItem(`${KEY}?`, '');
    sessionStorage.removeItem(`${KEY}?`);
    return true;
  } catch {
    return false;
  }
}

const isNamed = (): boolean => typeof window !== 'undefined' && window.name.startsWith(KEY);

/**
 * Returns the demo stored in the window's name, for browsers without session storage: the name survives reloads and navigation, and is
 * cleared when the tab goes to another site. Otherwise it's ignored, because other sites can set names too.
 */
const namedText = (): string | null => (isNamed() && !canStore() ? window.name.slice(KEY.length) : null);

function tabIn(text: string | null): DemoTab | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { id, trade, role, startedAtMs } = stored as Record<string, unknown>;
    if (typeof id !== 'string' || !isTrade(trade) || !isRole(role) || typeof startedAtMs !== 'number') return null;
    return { id, trade, role, startedAtMs };
  } catch {
    return null;
  }
}

let tab = tabIn(storedText()) ?? tabIn(namedText());

/** Returns the demo this tab plays, or null in an ordinary tab. It stays the same for the page's lifetime, except for `changeDemoTab`. */
export const demoTab = (): DemoTab | null => tab;

/** Returns whether the tab is isolated: nothing may leave it, and the device's real session must not be touched. */
export const isDemoTab = (): boolean => tab !== null;

/** Changes the demo this tab plays, starting with its next load. */
export function changeDemoTab(changes: Partial<DemoTab>): DemoTab {
  const next = { id: randomId(), trade: 'hvac', role: 'admin', startedAtMs: Date.now(), ...tab, ...changes } as const;
  const text = JSON.stringify(next);
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Anything stored there is outdated.
    endDemoTab();
    window.name = KEY + text;
  }
  tab = next;
  return next;
}

/** Returns whether the browser stores anything for this tab. If not, a reload starts over. */
export const keepsTab = (): boolean => tabIn(storedText()) !== null;

/** Recorded IDs are short (`scripts/demo/shortIds.ts`): random strings don't compress. */
const RECORDED_ID = /^r[0-9a-z]{1,4}$/;

/** Returns whether this tab plays a demo and `value` is the ID of a recorded document. Records the visitor adds have ordinary IDs. */
export const isRecordedId = (value: string): boolean => isDemoTab() && RECORDED_ID.test(value);

/** Returns an ID unique to each demo tab. */
export const randomId = (): string => crypto.randomUUID();

/** Parameters in the public pages' links: `/start?demo=plumbing&as=technician`. */
const TRADE_PARAM = 'demo';
const ROLE_PARAM = 'as';

export const demoAddress = (trade: TradeId, role: DemoRole): string =>
  `/start?${TRADE_PARAM}=${trade}&${ROLE_PARAM}=${role}`;

/** Returns the demo requested by the URL, or null. */
export function demoByAddress(): Pick<DemoTab, 'trade' | 'role'> | null {
  const { pathname, searchParams } = new URL(window.location.href);
  const trade = searchParams.get(TRADE_PARAM);
  const role = searchParams.get(ROLE_PARAM);
  return pathname === '/start' && isTrade(trade) ? { trade, role: isRole(role) ? role : 'admin' } : null;
}

/**
 * If the URL requests the demo, starts it fresh in this tab and replaces the URL with the start page's.
 * @returns whether it does
 */
export function enterDemoByAddress(): boolean {
  const asked = demoByAddress();
  if (!asked) return false;
  changeDemoTab({ id: randomId(), ...asked, startedAtMs: Date.now() });
  window.history.replaceState(null, '', window.location.pathname);
  return true;
}

/** Parts of a recording that are separate files; '' is the part every page waits for. */
type RecordingPart = '' | 'day' | 'money' | 'rest';

/** Returns the URL of a trade's demo company. */
export const recordingAddress = (trade: TradeId, part: RecordingPart = ''): string =>
  `/demo-data/${trade}${part && `-${part}`}.json`;

/** Returns the parts that a role's start page shows, in the order they're requested. */
export const startPartsOf = (role: DemoRole): readonly ('day' | 'money')[] =>
  role === 'technician' ? ['day'] : ['day', 'money'];

let ahead: Promise<Response> | null = null;

/** Requests the part every page waits for as soon as the tab knows which demo it plays. */
export function fetchRecordingAhead(trade: TradeId): void {
  ahead = fetch(recordingAddress(trade));
  // A failure here surfaces again where it's awaited.
  ahead.catch(() => undefined);
}

/** Fetches a part of a trade's recorded company. */
export function fetchRecording(trade: TradeId, part: RecordingPart = ''): Promise<Response> {
  const asked = part === '' ? ahead : null;
  // A response can be read only once, and a failure is requested again.
  if (asked) ahead = null;
  return asked ?? fetch(recordingAddress(trade, part));
}

/** Makes this an ordinary tab, starting with its next load. */
export function endDemoTab(): void {
  if (isNamed()) window.name = '';
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was stored.
  }
}
