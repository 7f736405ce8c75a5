import {
  changeDemoTab,
  demoTab,
  type DemoTab,
  endDemoTab,
  fetchRecording,
  keepsTab,
  randomId,
  startPartsOf,
} from '@/data/demo/demoTab';
import { setStandIn } from '@/data/demo/standIn';
import { keepsData } from '@/data/deviceStorage';
import { createMemoryOutbox } from '@/data/outbox/storage';
import { createMemoryDocuments, type DocumentChange, type MemoryDocuments } from '@/data/records/memoryDocuments';
import { storeOf } from '@/data/records/memoryStore';
import { setAuthState } from '@/data/session/authState';
import { openWorkspace } from '@/data/session/workspace';
import { createMemoryPhotos } from '@/data/uploads/photoStorage';
import { afterFirstScreen } from '@/lib/afterFirstScreen';
import { calendarDay } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { fromColumns, type Columns } from './columns';
import { LATER_PARTS, partOf, type DemoCompany, type DemoMember, type LaterPart } from './demoCompany';
import { openingInstantMs, realNowMs, setClockAhead } from './demoClock';
import { createUnkeptChanges, openKeptChanges, type KeptChanges } from './keptChanges';
import { withLaterRecords } from './laterRecords';
import { moveDates } from './moveDates';
import { running, setRunning } from './running';
import type { Functions } from './server/callsAndTriggers';
import { forgetMessages } from './server/shims/outbox';

const loadFunctions = () => import('./server/callsAndTriggers');
const loadWords = () => import('./server/fillSearchWords');

/**
 * Turns this tab into its own company: records, sign-in and server are in its memory, changes survive a reload, and the clock is set to
 * mid-morning of a workday. Nothing leaves the tab or touches the device's real session.
 * @throws if the company can't be fetched.
 */
export async function startDemo(): Promise<void> {
  const tab = await ownTab();
  keepStorageInTab();
  keepsData.set(false);
  const [recorded, kept] = await Promise.all([
    fetchRecording(tab.trade)
      .then(contentOf<Omit<DemoCompany, 'documents'> & { documents: Columns }>)
      .then((read): DemoCompany => ({ ...read, documents: fromColumns(read.documents) })),
    openKeptChanges(tab.id, realNowMs()).catch(createUnkeptChanges),
  ]);
  const opensAtMs = openingInstantMs(tab.startedAtMs, recorded.timeZone);
  setClockAhead(opensAtMs - tab.startedAtMs);
  const today = calendarDay(recorded.timeZone, new Date(opensAtMs));
  const company = moveDates(recorded, today);
  const member = company.members.find(({ role }) => role === tab.role) ?? company.members[0];
  if (!member) throw new Error('Nobody works in this demo');

  const documents = createMemoryDocuments(company.documents);
  const coming = new Map<LaterPart, Promise<void>>();
  const fetchPart = (part: LaterPart): Promise<void> => {
    const asked =
      coming.get(part) ??
      fetchRecording(tab.trade, part)
        .then(contentOf<Columns>)
        .then((columns) =>
          documents.takeIn(moveDates({ ...recorded, documents: fromColumns(columns) }, today).documents),
        )
        .catch((error: unknown) => {
          coming.delete(part);
          throw error;
        });
    coming.set(part, asked);
    return asked;
  };
  const fetchAll = async (): Promise<void> => void (await Promise.all(LATER_PARTS.map(fetchPart)));
  let filling: Promise<void> | null = null;
  const fillWords = (): Promise<void> =>
    (filling ??= Promise.all([loadWords(), fetchAll()]).then(
      ([{ fillSearchWords }]) => fillSearchWords(documents),
      (error: unknown) => {
        filling = null;
        throw error;
      },
    ));
  // A failure here surfaces again where it's awaited.
  for (const part of startPartsOf(tab.role)) fetchPart(part).catch(() => undefined);
  const changes = await kept.restore();
  // Changes are layered over the recording.
  if (changes.length > 0) await fetchAll();
  documents.apply(changes);
  standInFor({ documents, fetchPart, fillWords, kept, member });
  setRunning({ company, member, isKept: kept.isKept && keepsTab(), forget: kept.forget });
  const { uid, email } = member;
  setAuthState({ status: 'signed-in', user: { uid, email, isEmailVerified: true, provider: 'demo' } });
}

/** Two tabs never share their storage: if a tab is duplicated, the second one starts over. */
async function ownTab(): Promise<DemoTab> {
  const tab = demoTab();
  if (!tab) throw new Error('This tab plays no demo');
  if (!('locks' in navigator)) return tab;
  const isMine = await new Promise<boolean>((resolve) => {
    void navigator.locks.request(`fieldwright-demo:${tab.id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      // Held until the tab is closed.
      return lock ? new Promise<never>(() => undefined) : undefined;
    });
  });
  return isMine ? tab : changeDemoTab({ id: randomId() });
}

/** On-device storage belongs to the real session: here it ends with the tab, which may have no storage either. */
function keepStorageInTab(): void {
  Object.defineProperty(window, 'localStorage', { configurable: true, get: () => window.sessionStorage });
}

async function contentOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`The demo company answered ${response.status}`);
  return (await response.json()) as T;
}

type Stage = {
  documents: MemoryDocuments;
  fetchPart: (part: LaterPart) => Promise<void>;
  /** Resolves once all records are in the store, with their search words. */
  fillWords: () => Promise<void>;
  kept: KeptChanges;
  member: DemoMember;
};

function standInFor({ documents, fetchPart, fillWords, kept, member: { uid, email } }: Stage): void {
  let functions: Promise<Functions> | null = null;
  // Variables the functions read from their process environment (`scripts/build/functionsInTab.ts`), even while they're
  // loading.
  Object.assign(globalThis, { functionsEnvironment: environment() });
  const server = (): Promise<Functions> =>
    (functions ??= Promise.all([loadFunctions(), fillWords()]).then(([{ startFunctions }]) =>
      startFunctions(documents, window.location.origin),
    ));
  void afterFirstScreen().then(server);
  const follow = (changes: readonly DocumentChange[]): void => {
    void server().then((started) => started.follow(changes));
  };
  documents.onChange((changes) => {
    kept.keep(changes);
    follow(changes);
  });
  const store = withLaterRecords<LaterPart | 'words'>(storeOf(documents), {
    parts: [...LATER_PARTS, 'words'],
    // A search by words would find nothing on records that don't have theirs yet.
    partOf: (path, { where = [] }) => (where.some(({ field }) => field === 'searchWords') ? 'words' : partOf(path)),
    fetchPart: (part) => (part === 'words' ? fillWords() : fetchPart(part)),
  });
  setStandIn({
    store,
    openWorkspace: (as) =>
      openWorkspace({
        uid: as,
        store,
        outboxStorage: createMemoryOutbox(),
        photoStorage: createMemoryPhotos(),
        upload: ({ image }) => kept.keepPicture(image),
      }),
    call: async (name, input, stream) => {
      const answer = await (await server()).call(name, input, { uid, email }, stream);
      await kept.settled();
      return answer;
    },
    upload: kept.keepPicture,
  });
}

const environment = (): Record<string, string> => ({
  FUNCTIONS_EMULATOR: 'true',
  // It reaches no other service, not even a mock one.
  CONNECTIONS_KEY: 'none',
  GOOGLE_CLIENT_ID: 'none',
  QUICKBOOKS_CLIENT_ID: 'none',
  WISETACK_TOKEN: 'none',
  WEB_PUSH_PRIVATE_KEY: 'none',
  // Answered by rules in this tab (`shims/openai`).
  OPENAI_API_KEY: 'demo',
  ANTHROPIC_API_KEY: 'none',
  GCLOUD_PROJECT: 'demo',
  ALLOWED_ORIGINS: window.location.origin,
  APP_URL: window.location.origin,
});

/** Continues the demo in another role or trade, at its start page. */
export function switchDemo(changes: Partial<Pick<DemoTab, 'role' | 'trade'>>): void {
  changeDemoTab(changes.trade === undefined ? changes : { ...changes, id: randomId() });
  window.location.assign(paths.start);
}

/** Starts over: discards this tab's changes. */
export async function resetDemo(): Promise<void> {
  await running()
    ?.forget()
    .catch(() => undefined);
  forgetMessages();
  changeDemoTab({ id: randomId(), startedAtMs: realNowMs() });
  window.location.assign(paths.start);
}

/** Leaves the demo for a URL in the real app. */
export async function leaveDemo(to: string): Promise<void> {
  await running()
    ?.forget()
    .catch(() => undefined);
  forgetMessages();
  endDemoTab();
  window.location.assign(to);
}
