import type { Auth } from 'firebase-admin/auth';
import { expect, it, vi } from 'vitest';
import { started } from '@/domain/agreement/record/change';
import { companySchema } from '@/domain/company/schema';
import { buildAgreement, buildMember } from '@/testing/factories/agreement';
import { buildCustomer } from '@/testing/factories/customer';
import { buildProperty } from '@/testing/factories/property';
import { agreementsOfTheDay } from '../../functions/src/agreements/nightlyAgreements';
import { sendRun } from '../../functions/src/billing/recurring';
import type { Deliver } from '../../functions/src/mail/client';
import type { Deps } from '../../functions/src/platform/admin';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { losingAnswers, withTransactions } from '../functions/losingAnswers';
import { memoryDeps } from './memoryDeps';

const COMPANY = 'companies/acme';
const MEMBERS = ['a', 'b', 'c', 'd', 'e'];
const TODAY = '2026-06-15';

/** A company whose members' first bills are due today. */
async function members(): Promise<Deps> {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  vi.stubEnv('APP_URL', 'https://app.example');
  vi.stubEnv('MAIL_FROM', 'mail@fieldwright.example');
  const owner = { uid: 'owner', email: 'owner@example.com', emailVerified: true, disabled: false };
  const auth = { getUser: () => Promise.resolve(owner) } as unknown as Auth;
  const deps = { ...memoryDeps(() => `${TODAY}T15:00:00.000Z`), auth };
  const company = companySchema.parse({ name: 'Acme', ownerId: 'owner', timeZone: 'America/New_York' });
  await deps.db.doc(COMPANY).set(company);
  const { consent } = buildMember();
  if (!consent) throw new Error('A member has agreed');
  for (const id of MEMBERS) {
    const email = `${id}@example.com`;
    await deps.db.doc(`${COMPANY}/customers/${id}`).set(buildCustomer({ id, email }));
    await deps.db.doc(`${COMPANY}/properties/${id}`).set(buildProperty({ id, customerId: id }));
    const draft = buildAgreement({ startsOn: TODAY, customerId: id, propertyId: id, customerEmail: email });
    const act = { today: TODAY, now: deps.now(), by: '' };
    await deps.db.doc(`${COMPANY}/agreements/${id}`).set(started(draft, consent, act));
  }
  return deps;
}

const addressesOf = (to: unknown): string[] => (to as readonly { address: string }[]).map(({ address }) => address);

/** Runs a night, with a mail server that accepts everything. @returns what it counted, and the recipients */
async function night(deps: Deps) {
  const sent: string[] = [];
  const deliver: Deliver = async ({ to }, handOver) => {
    await handOver();
    sent.push(...addressesOf(to));
    return { refused: [] };
  };
  const { counts } = await runNightly(
    deps,
    'agreements',
    agreementsOfTheDay((on, run) => sendRun(on, run, deliver), deliver),
  );
  return { counts, sent: sent.toSorted() };
}

const ALL = MEMBERS.map((id) => `${id}@example.com`);

it('a night whose database stores everything but loses the response, so its client retries, sends each bill once that night', async () => {
  const deps = await members();
  const { counts, sent } = await night({ ...deps, db: losingAnswers(deps.db) });
  expect(counts).toMatchObject({ billed: MEMBERS.length, sent: MEMBERS.length });
  expect(sent).toEqual(ALL);
});

it('a member for whom the database was busy is billed the same night, after all others', async () => {
  const deps = await members();
  const busy = { left: 0 };
  const db = withTransactions(deps.db, (run) => (work, options) => {
    if (busy.left === 0) return run(work, options);
    busy.left -= 1;
    return Promise.reject(Object.assign(new Error('The datastore operation timed out'), { code: 4 }));
  });
  // The batches in which the members' days are processed, then each member individually.
  vi.spyOn(deps.db, 'collectionGroup').mockImplementationOnce((name) => {
    busy.left = 1 + MEMBERS.length;
    return deps.db.collectionGroup(name);
  });
  const { counts, sent } = await night({ ...deps, db });
  expect(busy.left).toBe(0);
  expect(counts).toMatchObject({ billed: MEMBERS.length, sent: MEMBERS.length });
  expect(counts).not.toHaveProperty('failedParts');
  expect(sent).toEqual(ALL);
});
