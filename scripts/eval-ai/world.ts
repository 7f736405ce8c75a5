// A demo company in memory, with the functions' own code, and the models named by the environment.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { FEATURES } from '@/domain/access/features';
import { askAssistant, type AssistantAnswer, type AssistantQuestion } from '@/domain/assistant/api';
import { AI_SETTINGS_ID, aiSettingsSchema } from '@/domain/assistant/settings';
import { companySchema } from '@/domain/company/schema';
import { userSchema } from '@/domain/user/schema';
import { createMemoryDocuments, type MemoryDocuments } from '@/data/records/memoryDocuments';
import { fromColumns, type Columns } from '@/demo/columns';
import { LATER_PARTS, type DemoCompany, type DemoDocuments, type DemoMember } from '@/demo/demoCompany';
import { MemoryFirestore } from '@/demo/server/shims/firebaseAdminFirestore';
import { newId } from '@/lib/ids';
import { answerQuestion } from '../../functions/src/assistant/answerQuestion';
import type { Member } from '../../functions/src/platform/access';
import type { Deps } from '../../functions/src/platform/admin';

export type Asked = AssistantAnswer & { ms: number };
export type EvalWorld = {
  companyId: string;
  timeZone: string;
  now: string;
  today: string;
  deps: Deps;
  documents: MemoryDocuments;
  all: (collection: string) => { id: string; data: Record<string, unknown> }[];
  memberOf: (role: DemoMember['role'], without?: readonly string[]) => Promise<Member>;
  ask: (member: Member, question: Partial<AssistantQuestion>) => Promise<Asked>;
  /** Hashes everything stored in the company's own records. */
  fingerprint: () => string;
};

/** Records a trade's demo company once: delete the folder to rebuild it. */
function recording(folder: string, trade: string): { company: DemoCompany; documents: DemoDocuments } {
  const file = (part: string): string => join(folder, `demo-data/${trade}${part}.json`);
  if (!existsSync(file('-rest'))) {
    console.log(`Recording the demo company (${trade}) …`);
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/demo/record.mjs', folder, trade], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The demo company could not be recorded');
  }
  const read = (part: string): unknown => JSON.parse(readFileSync(file(part), 'utf8'));
  const company = read('') as DemoCompany & { documents: Columns };
  const documents = Object.assign(
    fromColumns(company.documents),
    ...LATER_PARTS.map((part) => fromColumns(read(`-${part}`) as Columns)),
  ) as DemoDocuments;
  return { company, documents };
}

export async function openEvalWorld(folder: string, trade: string): Promise<EvalWorld> {
  const { company, documents: recorded } = recording(folder, trade);
  const documents = createMemoryDocuments(recorded);
  const db = new MemoryFirestore(documents) as unknown as Firestore;
  // Midmorning, as recorded.
  const now = `${company.recordedOn}T15:00:00.000Z`;
  const deps = { db, now: () => now, newId } as Deps;
  const [companyId = ''] = documents.at('companies').keys();
  const below = `companies/${companyId}`;
  await db.doc(`${below}/aiSettings/${AI_SETTINGS_ID}`).set({
    ...aiSettingsSchema.parse({ isOn: true, monthlyCapCents: 1_000_000, personCapCents: 1_000_000 }),
  });
  // The cost of an evaluation is up to the person who starts it.
  const most = 1_000_000;
  await db.doc('operator/aiCeilings').set({
    monthCents: { essentials: most, professional: most, complete: most },
    beforePaymentCents: most,
    allBeforePaymentDayCents: most,
  });
  const stored = companySchema.parse(documents.at('companies').get(companyId));
  return {
    companyId,
    timeZone: company.timeZone,
    now,
    today: company.recordedOn,
    deps,
    documents,
    all: (collection) => [...documents.at(`${below}/${collection}`)].map(([id, data]) => ({ id, data })),
    memberOf: async (role, without = []) => {
      const found = company.members.find((one) => one.role === role);
      if (!found) throw new Error(`The demo company has no ${role}`);
      const features = Object.fromEntries(FEATURES.map((feature) => [feature, !without.includes(feature)]));
      await db.doc(`users/${found.uid}`).update({ features });
      const user = userSchema.parse({ ...documents.at('users').get(found.uid), features });
      return {
        uid: found.uid,
        email: found.email,
        isEmailVerified: true,
        user: { ...user, id: found.uid },
        companyId,
        company: stored,
      };
    },
    ask: async (member, question) => {
      const input = askAssistant.input.parse({ conversationId: newId(), questionId: newId(), ...question });
      const startedAt = performance.now();
      const answer = await answerQuestion(deps, input, member, {
        signal: new AbortController().signal,
        send: () => Promise.resolve(),
      });
      return { ...answer, ms: performance.now() - startedAt };
    },
    fingerprint: () =>
      JSON.stringify(
        [...documents.paths()]
          .filter((path) => !/conversation|aiUsage|aiRuns|aiProposals|rateLimits/.test(path))
          .toSorted()
          .map((path) => [path, [...documents.at(path)]]),
      ),
  };
}
