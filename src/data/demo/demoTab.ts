// By its path: the build's own configuration reads this file, before there is an alias.
import { tradeIn, type TradeId } from '../../domain/trade/trades.ts';

export const DEMO_ROLES = ['admin', 'office', 'technician'] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];

/** The role this tab plays: whose company, and who is viewing. */
export type DemoTab = {
  /** The key under which the tab stores changes. */
  id: string;
  trade: TradeId;
  role: DemoRole;
  /** When the demo was opened, on the device's own clock (ms). */
  startedAtMs: number;
};

const KEY = 'fieldwright:demo';

const isTrade = (value: unknown): value is TradeId => tradeIn(value) !== null;
const isRole = (value: unknown): value is DemoRole => DEMO_ROLES.some((role) => role === value);

/** What the tab's own storage holds, where there is one. */
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
 * What the name of the tab says, where the browser keeps nothing for a tab: a name outlives a reload and the way from one page to the
 * next, and ends when the tab goes to another site. Elsewhere it does not count, because other sites can give names too.
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

/** What this tab plays, or null in an ordinary tab. The same for as long as the page lives, but for `changeDemoTab`. */
export const demoTab = (): DemoTab | null => tab;

/** Whether nothing may leave this tab, and nothing of the device's real session may be touched. */
export const isDemoTab = (): boolean => tab !== null;

/** Makes the tab play something else, from its next load on. */
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

/** Whether the browser keeps anything for this tab. Where it does not, a reload begins afresh. */
export const keepsTab = (): boolean => tabIn(storedText()) !== null;

/** Recorded ids are short (`scripts/demo/shortIds.ts`): what is drawn at random cannot be compressed. */
const RECORDED_ID = /^r[0-9a-z]{1,4}$/;

/** Whether this tab plays a demo and `value` is the id of a recorded document. What the visitor adds has an ordinary id. */
export const isRecordedId = (value: string): boolean => isDemoTab() && RECORDED_ID.test(value);

/** Unique to each tab that plays. */
export const randomId = (): string => crypto.randomUUID();

/** What the public pages link to: `/start?demo=plumbing&as=technician`. */
const TRADE_PARAM = 'demo';
const ROLE_PARAM = 'as';

export const demoAddress = (trade: TradeId, role: DemoRole): string =>
  `/start?${TRADE_PARAM}=${trade}&${ROLE_PARAM}=${role}`;

/** The demo that the address asks for; null for an address that asks for none. */
export function demoByAddress(): Pick<DemoTab, 'trade' | 'role'> | null {
  const { pathname, searchParams } = new URL(window.location.href);
  const trade = searchParams.get(TRADE_PARAM);
  const role = searchParams.get(ROLE_PARAM);
  return pathname === '/start' && isTrade(trade) ? { trade, role: isRole(role) ? role : 'admin' } : null;
}

/**
 * Where the address asks for the demo, this tab plays it from now on, afresh, and the address is the start page's.
 * @returns whether it does
 */
export function enterDemoByAddress(): boolean {
  const asked = demoByAddress();
  if (!asked) return false;
  changeDemoTab({ id: randomId(), ...asked, startedAtMs: Date.now() });
  window.history.replaceState(null, '', window.location.pathname);
  return true;
}

/** The parts of a recording that are separate files; '' is the part every page waits for. */
type RecordingPart = '' | 'day' | 'money' | 'rest';

/** Where the company of a trade is fetched. */
export const recordingAddress = (trade: TradeId, part: RecordingPart = ''): string =>
  `/demo-data/${trade}${part && `-${part}`}.json`;

/** What a role's start page shows of its company, in the order it is requested. */
export const startPartsOf = (role: DemoRole): readonly ('day' | 'money')[] =>
  role === 'technician' ? ['day'] : ['day', 'money'];

let ahead: Promise<Response> | null = null;

/** Asks for what every page waits for as early as the tab knows what it plays. */
export function fetchRecordingAhead(trade: TradeId): void {
  ahead = fetch(recordingAddress(trade));
  // What fails here fails again where it is waited for.
  ahead.catch(() => undefined);
}

/** A part of the company of the trade as it was recorded. */
export function fetchRecording(trade: TradeId, part: RecordingPart = ''): Promise<Response> {
  const asked = part === '' ? ahead : null;
  // An answer is read once, and a failure is requested again.
  if (asked) ahead = null;
  return asked ?? fetch(recordingAddress(trade, part));
}

/** Makes the tab an ordinary one, from its next load on. */
export function endDemoTab(): void {
  if (isNamed()) window.name = '';
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept.
  }
}
