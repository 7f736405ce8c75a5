import { vi } from 'vitest';
import { FEATURES } from '@/domain/access/features';
import type { Role } from '@/domain/access/roles';
import type { AnswerChunk, AssistantAnswer, AssistantQuestion } from '@/domain/assistant/api';
import { askAssistant } from '@/domain/assistant/api';
import { aiSettingsSchema, type AiSettings } from '@/domain/assistant/settings';
import { companySchema } from '@/domain/company/schema';
import { RECEIVABLES_ID } from '@/domain/ledger/schema';
import { pricebookRow } from '@/domain/pricebook/row';
import { encodePricebookRows } from '@/domain/pricebook/row';
import { createMemoryDocuments, type MemoryDocuments } from '@/data/records/memoryDocuments';
import { newId } from '@/lib/ids';
import { buildCustomer } from '@/testing/factories/customer';
import { buildInvoice } from '@/testing/factories/invoice';
import { buildJob } from '@/testing/factories/job';
import { buildLoadProject } from '@/testing/factories/loadProject';
import { buildNote } from '@/testing/factories/note';
import { buildPricebookItem } from '@/testing/factories/pricebook';
import { buildProperty } from '@/testing/factories/property';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { forgetModels } from '../../functions/src/ai/models';
import { answerQuestion } from '../../functions/src/assistant/answerQuestion';
import type { Member } from '../../functions/src/platform/access';
import type { Deps } from '../../functions/src/platform/admin';
import { startAi } from '../../scripts/ai/startAi.mjs';
import { memoryDeps } from './memoryDeps';

export const COMPANY = 'acme';
export const OTHER = 'rival';
const UID = 'grace';
/** A Monday, 10 AM in New York. */
const NOW = '2026-11-23T15:00:00.000Z';

export type Reply = {
  text?: string | string[];
  calls?: { name: string; arguments: unknown }[];
  stop?: 'length' | 'refused' | 'paused' | 'context' | 'filtered' | 'failed';
  refusal?: string;
  usage?: { input?: number; output?: number };
  status?: number;
  code?: string;
  headers?: Record<string, string>;
  silent?: boolean;
  firstByteMs?: number;
  pieceMs?: number;
  cutAfter?: number;
  errorAfter?: number;
  twice?: boolean;
};
export type Turn = { expect?: Record<string, unknown>; reply: Reply };
export type Sent = {
  provider: string;
  path: string;
  headers: { version: string };
  body: Record<string, unknown>;
  isClosedEarly?: boolean;
};

/** The assistant's own code on in-memory documents, with the local model server behind real requests. */
export type AiWorld = {
  deps: Deps;
  documents: MemoryDocuments;
  /** Scripts the model's behavior, and returns the words that name the script in a question. */
  script: (...turns: Turn[]) => Promise<string>;
  complaint: (mark: string) => Promise<string>;
  requests: () => Promise<Sent[]>;
  as: (role: Role, features?: readonly string[]) => Promise<Member>;
  ask: (
    member: Member,
    question: Partial<AssistantQuestion>,
    signal?: AbortSignal,
    onChunk?: (chunk: AnswerChunk) => void,
  ) => Promise<{ answer: AssistantAnswer; chunks: AnswerChunk[] }>;
  stored: (path: string) => Record<string, unknown> | undefined;
  /** Returns all documents by path with their contents: to see what a run changed. */
  everything: () => string;
  settings: (changes: Partial<AiSettings>) => Promise<void>;
  /** By default the company pays for the plan with the assistant; this makes it one that has never paid. */
  hasNeverPaid: (companyId?: string) => Promise<void>;
  wait: (minutes: number) => void;
  begin: () => Promise<void>;
  end: () => Promise<void>;
};

export const ADA = buildCustomer({ id: 'customer-1', email: 'ada@example.com' });
export const PROPERTY = buildProperty({ id: 'property-1', customerId: ADA.id });
export const JOB = buildJob({
  id: 'job-1',
  scheduledTime: '2026-11-24T14:00:00.000Z',
  technicianIds: ['tech-1'],
  hasStoredVisits: true,
});
const TECHNICIAN = buildTechnician({ id: 'tech-1' });
export const VISIT = buildVisit({
  id: 'visit-1',
  jobId: JOB.id,
  customerId: ADA.id,
  placement: {
    technicianIds: ['tech-1'],
    startsAt: '2026-11-24T14:00:00.000Z',
    endsAt: '2026-11-24T15:00:00.000Z',
    timeZone: 'America/New_York',
    windowStartsAt: '',
    windowEndsAt: '',
    travelMinutes: 0,
    resourceIds: [],
    isLocked: false,
  },
});
/** A visit the customer may be messaged about: it is today. */
export const VISIT_TODAY = buildVisit({
  id: 'visit-2',
  jobId: JOB.id,
  customerId: ADA.id,
  placement: {
    ...VISIT.placement,
    startsAt: '2026-11-23T17:00:00.000Z',
    endsAt: '2026-11-23T18:00:00.000Z',
  },
});
export const CAPACITOR = buildPricebookItem({ id: 'item-1', name: 'Dual run capacitor', priceCents: 24_900 });
export const INVOICE = buildInvoice({ id: 'invoice-1', customerId: ADA.id });
export const LOAD = buildLoadProject({ id: 'load-1' });

const PAYING = { planId: 'complete', status: 'active', firstPaidAt: '2026-10-01T12:00:00.000Z' };
const company = (name: string, ownerId: string) =>
  companySchema.parse({
    subscription: PAYING,
    name,
    ownerId,
    phone: '(828) 555-0199',
    timeZone: 'America/New_York',
    features: Object.fromEntries(FEATURES.map((feature) => [feature, true])),
  });

export async function openAiWorld(): Promise<AiWorld> {
  const server = await startAi({ port: 0 });
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('OPENAI_API_BASE', server.env['OPENAI_API_BASE'] ?? '');
  vi.stubEnv('ANTHROPIC_API_BASE', server.env['ANTHROPIC_API_BASE'] ?? '');
  vi.stubEnv('OPENAI_API_KEY', '');
  vi.stubEnv('ANTHROPIC_API_KEY', '');
  const documents = createMemoryDocuments({});
  let at = Date.parse(NOW);
  const deps = memoryDeps(() => new Date(at).toISOString(), documents);
  const { db } = deps;
  const control = async (action: string, body?: unknown): Promise<unknown> =>
    (
      await fetch(
        `${server.url}/__control/${action}`,
        body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
      )
    ).json();
  const put = async (path: string, data: object): Promise<void> => void (await db.doc(path).set({ ...data }));
  let scripts = 0;

  const world: AiWorld = {
    deps,
    documents,
    script: async (...turns) => {
      const id = `s${String((scripts += 1))}`;
      await control('script', { id, turns });
      return `#script:${id}`;
    },
    complaint: async (mark) =>
      ((await control(`script?id=${mark.replace('#script:', '')}`)) as { complaint: string }).complaint,
    requests: async () => ((await control('log')) as { requests: Sent[] }).requests,
    as: async (role, features = FEATURES) => {
      const uid = `${UID}-${role}`;
      const user = {
        companyId: COMPANY,
        role,
        disabled: false,
        email: `${role}@acme.example`,
        firstName: 'Grace',
        lastName: 'Hopper',
        features: Object.fromEntries(features.map((feature) => [feature, true])),
      };
      await put(`users/${uid}`, user);
      return {
        uid,
        email: user.email,
        isEmailVerified: true,
        user: { ...user, id: uid } as unknown as Member['user'],
        companyId: COMPANY,
        company: company('Acme Heating', 'owner'),
      };
    },
    ask: async (member, question, signal = new AbortController().signal, onChunk = () => {}) => {
      const chunks: AnswerChunk[] = [];
      const input = askAssistant.input.parse({ conversationId: newId(), questionId: newId(), ...question });
      const answer = await answerQuestion(deps, input, member, {
        signal,
        send: (chunk) => {
          const read = askAssistant.chunk.parse(chunk);
          chunks.push(read);
          onChunk(read);
          return Promise.resolve();
        },
      });
      return { answer: askAssistant.output.parse(answer), chunks };
    },
    stored: (path) => {
      const end = path.lastIndexOf('/');
      return documents.at(`companies/${COMPANY}/${path.slice(0, end)}`).get(path.slice(end + 1));
    },
    everything: () =>
      JSON.stringify(
        [...documents.paths()]
          .filter((path) => !/conversation|aiUsage|aiRuns|aiProposals/.test(path))
          .toSorted()
          .map((path) => [path, [...documents.at(path).entries()]]),
      ),
    settings: (changes) =>
      put(`companies/${COMPANY}/aiSettings/main`, { ...aiSettingsSchema.parse({ isOn: true }), ...changes }),
    hasNeverPaid: async (companyId = COMPANY) =>
      void (await db
        .doc(`companies/${companyId}`)
        .update({ subscription: { planId: 'complete', status: 'trialing', firstPaidAt: '' } })),
    wait: (minutes) => {
      at += minutes * 60_000;
    },
    begin: async () => {
      at = Date.parse(NOW);
      forgetModels();
      await control('reset', {});
      for (const path of [...documents.paths()])
        for (const { id } of (await db.collection(path).get()).docs) await db.doc(`${path}/${id}`).delete();
      await put(`companies/${COMPANY}`, company('Acme Heating', 'owner'));
      await put(`companies/${OTHER}`, company('Rival Cooling', 'rival-owner'));
      await world.settings({});
      const below = (id: string, records: Record<string, { id: string }[]>) =>
        Promise.all(
          Object.entries(records).flatMap(([name, all]) =>
            all.map(async ({ id: one, ...fields }) => put(`companies/${id}/${name}/${one}`, fields)),
          ),
        );
      await below(COMPANY, {
        customers: [ADA],
        properties: [PROPERTY],
        jobs: [JOB],
        schedule: [VISIT, VISIT_TODAY],
        pricebook: [CAPACITOR],
        pricebookDirectory: [
          { id: '0', rows: encodePricebookRows([pricebookRow(CAPACITOR)]), updatedAt: NOW, count: 1, shard: 0 } as {
            id: string;
          },
        ],
        invoices: [INVOICE],
        manualJ: [LOAD],
        notes: [
          buildNote({
            id: 'note-1',
            subjectType: 'customer',
            subjectId: ADA.id,
            customerId: ADA.id,
            text: 'Dog in the yard.',
          }),
        ],
        balances: [{ id: ADA.id, openCount: 2, balanceCents: 123_456, overpaidCents: 0 } as { id: string }],
        summaries: [
          { id: RECEIVABLES_ID, byDueOn: { '2026-11-01': { count: 1, balanceCents: 50_000 } } } as { id: string },
        ],
      });
      await put(`users/owner/technicians/${TECHNICIAN.id}`, TECHNICIAN);
      await below(OTHER, {
        customers: [buildCustomer({ id: 'secret-customer', name: 'Rival Secret', sortName: 'secret, rival' })],
        jobs: [buildJob({ id: 'secret-job', customerName: 'Rival Secret' })],
        invoices: [buildInvoice({ id: 'secret-invoice' })],
      });
    },
    end: async () => {
      vi.unstubAllEnvs();
      await server.stop();
    },
  };
  return world;
}
