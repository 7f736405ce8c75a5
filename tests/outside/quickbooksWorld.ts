import { vi } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { customerSchema } from '@/domain/customer/schema';
import { createMemoryDocuments, type MemoryDocuments } from '@/data/records/memoryDocuments';
import type { PlannedRow } from '@/domain/quickbooks/plan';
import {
  quickbooksPushSchema,
  quickbooksRunSchema,
  type QuickbooksPush,
  type QuickbooksRun,
} from '@/domain/quickbooks/run';
import { directionsSchema, quickbooksLinkSchema, type Mapping, type QuickbooksLink } from '@/domain/quickbooks/setup';
import { sampleInvoice } from '@/testing/factories/quickbooks';
import { beginConnection, completeConnection } from '../../functions/src/oauth/connecting';
import { takeState } from '../../functions/src/oauth/states';
import type { Deps } from '../../functions/src/platform/admin';
import { askBooksFor, quickbooksLink, type AskBooks } from '../../functions/src/quickbooks/client';
import { fromQuickbooksError } from '../../functions/src/quickbooks/errors';
import { offerLists } from '../../functions/src/quickbooks/offering';
import { makePlan } from '../../functions/src/quickbooks/planning';
import { saveSetup } from '../../functions/src/quickbooks/settingUp';
import { beginPush, beginUndo, turn } from '../../functions/src/quickbooks/starting';
import type { Deliver } from '../../functions/src/mail/client';
import { startQuickbooks } from '../../scripts/quickbooks/startQuickbooks.mjs';
import { memoryDeps } from './memoryDeps';

export const COMPANY = 'acme';
export const UID = 'ada';
const company = companySchema.parse({
  name: 'Ridge Heating',
  ownerId: UID,
  timeZone: 'America/New_York',
  features: { quickbooks: true, invoices: true },
});
export const place = { companyId: COMPANY, company };
const by = { ...place, uid: UID };

type Row = Record<string, unknown> & {
  Id: string;
  DocNumber?: string;
  TotalAmt?: number;
  Balance?: number;
  SyncToken: string;
  DisplayName?: string;
  PrivateNote?: string;
};
type Standing = { grants: number; waiting: number; tables: Record<string, Row[]> };

/** The functions' own code on in-memory documents, with the fake QuickBooks behind real requests. */
export type BooksWorld = {
  deps: Deps;
  documents: MemoryDocuments;
  url: string;
  wait: (minutes: number) => void;
  control: <T = unknown>(action: string, body?: unknown) => Promise<T>;
  there: () => Promise<Standing['tables']>;
  state: () => Promise<Standing>;
  connect: (answers?: Record<string, string>) => Promise<void>;
  ask: () => Promise<AskBooks>;
  put: (path: string, record: object) => Promise<unknown>;
  stored: (path: string) => Record<string, unknown> | undefined;
  /** Suggests a mapping, changes it, and saves it with January 1, 2026 as the start date. */
  setUp: (changes?: Partial<Mapping>, directions?: object) => Promise<void>;
  plan: () => Promise<Map<string, PlannedRow>>;
  /** Plans and pushes everything that can be sent. */
  push: (runId?: string, leftOut?: string[]) => Promise<QuickbooksRun>;
  goOn: (runId: string, does?: 'continue' | 'resume' | 'pause') => Promise<QuickbooksRun>;
  undo: (ofRunId: string, pushIds?: string[]) => Promise<QuickbooksRun>;
  pushes: (runId: string) => QuickbooksPush[];
  link: (key: string) => QuickbooksLink | undefined;
  requests: (part: string) => Promise<number>;
  end: () => Promise<void>;
  /** Subjects of e-mails to the company, by address. */
  mails: string[];
  deliver: Deliver;
};

const withoutPause = (): Promise<void> => Promise.resolve();

export async function openBooksWorld(): Promise<BooksWorld> {
  const quickbooks = await startQuickbooks({ port: 0 });
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('QUICKBOOKS_API_BASE', quickbooks.url);
  const documents = createMemoryDocuments({});
  let at = Date.parse('2026-03-20T15:00:00.000Z');
  const accounts = {
    getUser: (uid: string) =>
      Promise.resolve({ uid, email: `${uid}@example.com`, emailVerified: true, disabled: false }),
  };
  // The part of the accounts API that an e-mail to the company needs.
  const deps = {
    ...memoryDeps(() => new Date(at).toISOString(), documents),
    auth: accounts as unknown as Deps['auth'],
  };
  const mails: string[] = [];
  const link = quickbooksLink(COMPANY);
  const control: BooksWorld['control'] = async <T>(action: string, body?: unknown) =>
    (await (
      await fetch(`${quickbooks.url}/__control/${action}`, {
        method: 'POST',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    ).json()) as T;
  const ask = () => askBooksFor(deps, COMPANY, withoutPause);
  const stored: BooksWorld['stored'] = (path) => {
    const end = path.lastIndexOf('/');
    return documents.at(`companies/${COMPANY}/${path.slice(0, end)}`).get(path.slice(end + 1));
  };
  const runOf = (runId: string) => quickbooksRunSchema.parse(stored(`quickbooksRuns/${runId}`));
  const plan = async () => makePlan(deps, await ask(), place);
  let runs = 0;
  return {
    deps,
    documents,
    url: quickbooks.url,
    wait: (minutes) => {
      at += minutes * 60_000;
    },
    control,
    state: () => control<Standing>('state'),
    there: async () => (await control<Standing>('state')).tables,
    connect: async (answers = {}) => {
      const form = new URLSearchParams(
        new URL(await beginConnection(deps, link, { uid: UID, appUrl: 'http://localhost:5173' })).search,
      );
      for (const [name, value] of Object.entries({ answer: 'connect', realmId: '9130347', ...answers }))
        form.set(name, value);
      const response = await fetch(`${quickbooks.url}/appcenter.intuit.com/consent`, {
        method: 'POST',
        body: form,
        redirect: 'manual',
      });
      const back = new URL(response.headers.get('location') ?? '').searchParams;
      const started = await takeState(deps, back.get('state') ?? '', { uid: UID, companyId: COMPANY });
      await completeConnection(deps, link, {
        started,
        code: back.get('code') ?? '',
        error: back.get('error') ?? '',
        values: { realmId: back.get('realmId') ?? '' },
      });
    },
    ask,
    put: (path, record) => deps.db.doc(`companies/${COMPANY}/${path}`).set({ ...record }),
    stored,
    setUp: async (changes = {}, directions = {}) => {
      const { proposal } = await offerLists(deps, await ask(), COMPANY);
      await saveSetup(
        deps,
        ask,
        { companyId: COMPANY, uid: UID },
        { mapping: { ...proposal, ...changes }, directions: directionsSchema.parse(directions), startOn: '2026-01-01' },
      );
    },
    plan: async () => new Map((await plan()).rows.map((row) => [row.key, row])),
    push: async (runId = `run${String((runs += 1))}`, leftOut = []) => {
      const { hash } = await plan();
      await beginPush(deps, ask, by, { runId, hash, leftOut });
      return runOf(runId);
    },
    goOn: async (runId, does = 'continue') => {
      await turn(deps, ask, { ...by, runId }, does);
      return runOf(runId);
    },
    undo: async (ofRunId, pushIds = []) => {
      const runId = `undo${String((runs += 1))}`;
      await beginUndo(deps, ask, by, { runId, ofRunId, pushIds });
      return runOf(runId);
    },
    pushes: (runId) =>
      [...documents.at(`companies/${COMPANY}/quickbooksPushes`).values()]
        .map((push) => quickbooksPushSchema.parse(push))
        .filter((push) => push.runId === runId)
        .toSorted((a, b) => a.order - b.order),
    link: (key) => quickbooksLinkSchema.safeParse(stored(`quickbooksLinks/${key.replaceAll(':', '.')}`)).data,
    requests: async (part) =>
      (await control<{ log: { path: string; method: string }[] }>('log')).log.filter(({ path, method }) =>
        `${method} ${path}`.includes(part),
      ).length,
    mails,
    deliver: ({ to, subject }) => {
      mails.push(`${JSON.stringify(to)}: ${subject ?? ''}`);
      return Promise.resolve({ refused: [] });
    },
    end: async () => {
      vi.unstubAllEnvs();
      await quickbooks.stop();
    },
  };
}

/** Resets everything: a connected company with one customer and one invoice of $243.30; the fake doesn't throttle anyone. */
export async function beginBooks(world: BooksWorld): Promise<void> {
  await world.control('reset');
  await world.control('set', { switches: { perSecond: 0, perMinute: 0 } });
  for (const path of world.documents.paths())
    for (const { id } of (await world.deps.db.collection(path).get()).docs)
      await world.deps.db.doc(`${path}/${id}`).delete();
  world.mails.length = 0;
  await world.deps.db.doc(`companies/${COMPANY}`).set(company);
  await world.put(
    'customers/customer-1',
    customerSchema.parse({
      name: 'Ada Lovelace',
      sortName: 'lovelace, ada',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
    }),
  );
  await world.put('invoices/i1', sampleInvoice('i1'));
  await world.connect();
}

/** Returns the message shown on a rejection; 'nothing' if there was none. */
export const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error: unknown) => (fromQuickbooksError(error) as Error).message,
  );
