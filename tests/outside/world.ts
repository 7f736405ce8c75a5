import { vi } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { googleLocationSchema, type GoogleLocation } from '@/domain/google-profile/schema';
import { createMemoryDocuments, type MemoryDocuments } from '@/data/records/memoryDocuments';
import { chooseLocations } from '../../functions/src/google/chooseLocations';
import { askGoogleFor, type AskGoogle } from '../../functions/src/google/client';
import { fromGoogleError } from '../../functions/src/google/errors';
import { readLocation } from '../../functions/src/google/readLocation';
import { beginConnection, completeConnection } from '../../functions/src/oauth/connecting';
import { SPECS } from '../../functions/src/oauth/providers';
import type { Link } from '../../functions/src/oauth/records';
import { takeState } from '../../functions/src/oauth/states';
import type { Deps } from '../../functions/src/platform/admin';
import { startGoogle } from '../../scripts/google/startGoogle.mjs';
import { memoryDeps } from './memoryDeps';

export const COMPANY = 'acme';
export const UID = 'ada';
const APP_URL = 'http://localhost:5173';

/** The company of these tests: its own records are right, Google's aren't. */
export const company = companySchema.parse({
  name: 'Ridge Heating',
  ownerId: UID,
  phone: '(828) 555-0134',
  website: 'ridge.example',
  timeZone: 'America/New_York',
  features: { googleMyBusiness: true, reviews: true },
});

type Standing = {
  grants: number;
  locations: Record<string, Record<string, unknown>>;
  reviews: Record<string, { comment?: string; reviewReply?: { comment: string } }>;
  posts: { summary: string; state: string }[];
};

/** The functions' own code on in-memory documents, with the fake Google behind real requests. */
export type World = {
  deps: Deps;
  link: Link;
  documents: MemoryDocuments;
  /** Advances our own clock. */
  wait: (minutes: number) => void;
  control: (action: string, body?: unknown) => Promise<unknown>;
  state: () => Promise<Standing>;
  tokenCalls: () => Promise<number>;
  /** Simulates a person's browser: consents (or doesn't), and returns. */
  agree: (url: string, answers?: Record<string, string>) => Promise<URLSearchParams>;
  connect: (answers?: Record<string, string>) => Promise<void>;
  /** Calls Google as the functions do. */
  ask: AskGoogle;
  stored: (path: string) => Record<string, unknown> | undefined;
  end: () => Promise<void>;
};

export async function openWorld(): Promise<World> {
  const google = await startGoogle({ port: 0 });
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('GOOGLE_API_BASE', google.url);
  const documents = createMemoryDocuments({});
  let at = Date.now();
  const deps = memoryDeps(() => new Date(at).toISOString(), documents);
  const link: Link = { companyId: COMPANY, spec: SPECS.google };
  const control: World['control'] = async (action, body) =>
    (
      await fetch(`${google.url}/__control/${action}`, {
        method: 'POST',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    ).json();
  const agree: World['agree'] = async (url, answers = {}) => {
    const form = new URLSearchParams(new URL(url).search);
    for (const [name, value] of Object.entries({ answer: 'allow', person: 'owner', manage: 'on', ...answers }))
      if (value === '') form.delete(name);
      else form.set(name, value);
    const response = await fetch(`${google.url}/accounts.google.com/consent`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    return new URL(response.headers.get('location') ?? '').searchParams;
  };
  return {
    deps,
    link,
    documents,
    wait: (minutes) => {
      at += minutes * 60_000;
    },
    control,
    state: async () => (await control('state')) as Standing,
    tokenCalls: async () =>
      ((await control('log')) as { log: { path: string }[] }).log.filter(({ path }) => path === '/token').length,
    agree,
    connect: async (answers) => {
      const back = await agree(await beginConnection(deps, link, { uid: UID, appUrl: APP_URL }), answers);
      const started = await takeState(deps, back.get('state') ?? '', { uid: UID, companyId: COMPANY });
      await completeConnection(deps, link, { started, code: back.get('code') ?? '', error: back.get('error') ?? '' });
    },
    ask: (request) => askGoogleFor(deps, COMPANY, withoutPause)(request),
    stored: (path) => {
      const end = path.lastIndexOf('/');
      return documents.at(`companies/${COMPANY}/${path.slice(0, end)}`).get(path.slice(end + 1));
    },
    end: async () => {
      vi.unstubAllEnvs();
      await google.stop();
    },
  };
}

const withoutPause = (): Promise<void> => Promise.resolve();

/** Resets everything: the fake in its initial state, the company alone, connected. */
export async function beginAnew(world: World): Promise<void> {
  await world.control('reset');
  for (const path of world.documents.paths())
    for (const { id } of (await world.deps.db.collection(path).get()).docs)
      await world.deps.db.doc(`${path}/${id}`).delete();
  await world.deps.db.doc(`companies/${COMPANY}`).set(company);
  await world.connect();
}

export const choose = (world: World, ids = ['77']): Promise<unknown> =>
  chooseLocations(world.deps, world.ask, {
    locations: ids.map((locationId) => ({ accountId: '1042', locationId })),
    uid: UID,
    companyId: COMPANY,
    company,
  });

export const locationIn = (world: World): GoogleLocation =>
  googleLocationSchema.parse(world.stored('googleLocations/77'));

export const read = (world: World): Promise<number> =>
  readLocation(world.deps, { companyId: COMPANY, locationId: '77', company }, world.ask);

/** Returns the message shown on a rejection; 'nothing' if there was none. */
export const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error: unknown) => (fromGoogleError(error) as Error).message,
  );
