import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContractParty } from '@/domain/contract/record/parts';
import { checkChain } from '@/domain/contract/record/chain';
import { contractSchema, type Contract } from '@/domain/contract/record/schema';
import { declined, revoked, signed, consented, voided, withdrawn } from '@/domain/contract/record/signing';
import { contractVersionSchema, type ContractVersion } from '@/domain/contract/record/version';
import { newId } from '@/lib/ids';
import { buildContract } from '@/testing/factories/contract';
import { mailLinks } from '../../functions/src/contracts/mailLinks';
import { openContract, openVersion, storeVersion } from '../../functions/src/contracts/records';
import { sendDraft } from '../../functions/src/contracts/sendContract';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { mailOfTheDay } from '../../functions/src/sharing/mailOfTheDay';
import { newBooks, type Books } from './books';
import { depsAt } from './deps';
import { expectSentOnce, killAtEachStep, statesOf } from './faults/mortal';
import { MailServer } from './mailServer';
import { at, audit } from './records';
import { adminAuth, db } from './support';

beforeAll(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('CONNECTIONS_KEY', Buffer.from('k'.repeat(32)).toString('base64'));
});
afterAll(() => void vi.unstubAllEnvs());

const server = new MailServer();
beforeEach(() => server.restart());

/** 10 AM on June 3 in Chicago, where the company is. */
const START = '2026-06-03T15:00:00.000Z';
const DEVICE = { ipAddress: '', userAgent: '' };
const byNobody = (now: string) => ({ now, byUid: '', ...DEVICE });
const [ada, us] = buildContract().parties as [ContractParty, ContractParty];
const terms = (remindAfterDays: number[]): Contract['terms'] => ({ ...buildContract().terms, remindAfterDays });

/** A contract sent at `START` for Ada to sign first and the company second. */
async function out(changes: Partial<Contract> = {}): Promise<Books> {
  const books = await newBooks();
  const { companyId, uid, customerId } = books;
  await adminAuth.createUser({ uid, email: `${uid.toLowerCase()}@example.com`, emailVerified: true });
  await db.doc(`companies/${companyId}`).update({
    'features.contracts': true,
    timeZone: 'America/Chicago',
    'subscription.firstPaidAt': START,
  });
  await at(companyId, `customers/${customerId}`).update({ email: 'ada@example.com' });
  const { id: _, ...fields } = buildContract({
    customerId,
    // Both are the customer's address: a company that has never paid writes to no one else.
    parties: [ada, { ...us, email: 'ada@example.com' }],
    terms: terms([3, 7]),
    ...changes,
  });
  await at(companyId, 'contracts/c1').set({ ...fields, ...audit(uid) });
  const revision = String((await at(companyId, 'contracts/c1').get()).get('revision'));
  await sendDraft(
    depsAt(() => START),
    { companyId, contractId: 'c1', revision },
    { now: START, byUid: uid, ...DEVICE },
    server.deliver,
  );
  server.restart();
  return books;
}

const run = (instant: string, deliver = server.deliver, database = db) =>
  runNightly(
    depsAt(() => instant, database),
    `remind-${newId()}`,
    mailOfTheDay(deliver),
  );
/** Runs the hourly runs of days in June, at 22 minutes past each hour of the company's clock. */
async function runDays(from: number, to: number): Promise<string[]> {
  const sentAt: string[] = [];
  for (let hour = (from - 1) * 24; hour < to * 24; hour += 1) {
    const instant = new Date(Date.parse('2026-06-01T05:22:00.000Z') + hour * 3_600_000).toISOString();
    const before = server.mails.length;
    await run(instant);
    if (server.mails.length > before) sentAt.push(instant);
  }
  return sentAt;
}
const read = async ({ companyId }: Books): Promise<ContractVersion> =>
  contractVersionSchema.parse((await at(companyId, 'contractVersions/c1-v1').get()).data());
/** Makes a signer's or the office's step. */
const step = ({ companyId }: Books, now: string, change: (version: ContractVersion) => Promise<ContractVersion>) =>
  db.runTransaction(async (transaction) => {
    const deps = depsAt(() => now);
    const opened = await openContract(deps, transaction, companyId, { contractId: 'c1' });
    const version = await change(await openVersion(deps, transaction, opened));
    storeVersion(deps, transaction, opened, { version, isNew: false, by: '' });
  });
const signs = (partyId: string, now: string) => async (version: ContractVersion) =>
  signed(
    await consented(version, partyId, byNobody(now)),
    partyId,
    { signature: { name: 'Ada', kind: 'typed', imageDataUrl: '' }, paperHash: version.paperHash },
    byNobody(now),
  );

describe('signers are reminded automatically', () => {
  it('on the company’s third and seventh morning, then no more', async () => {
    const books = await out();
    expect((await read(books)).remindAt).toBe('2026-06-06T13:00:00.000Z');
    expect(await runDays(3, 16)).toEqual(['2026-06-06T13:22:00.000Z', '2026-06-10T13:22:00.000Z']);
    expect(server.mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill(expect.stringMatching(/^Reminder: please sign/)),
    );
    const version = await read(books);
    expect(version).toMatchObject({ remindAt: '', lettersSince: '' });
    expect(version.signers[0]?.remindedAt).toHaveLength(2);
    expect(version.signers[1]?.remindedAt).toEqual([]);
    const { chainHead } = contractSchema.parse((await at(books.companyId, 'contracts/c1').get()).data());
    expect((await checkChain(version.events, version.startsAfter, chainHead)).isWhole).toBe(true);
  });

  it('not if it is off, missing or damaged', async () => {
    const books = [await out({ terms: terms([]) }), await out()];
    const { remindAfterDays: _, ...older } = terms([]);
    await at(books[1]?.companyId ?? '', 'contracts/c1').update({ terms: older });
    const damaged = await out();
    await at(damaged.companyId, 'contracts/c1').update({ 'terms.remindAfterDays': ['soon', -4] });
    expect(await runDays(3, 12)).toEqual([]);
    expect((await read(damaged)).remindAt).toBe('');
  });

  it('not while it isn’t their turn; once it is, the days count from then', async () => {
    const books = await out();
    await step(books, '2026-06-04T15:00:00.000Z', signs('ada', '2026-06-04T15:00:00.000Z'));
    // The letter to the next signer goes out with the next run.
    expect(await runDays(4, 16)).toEqual([
      '2026-06-04T15:22:00.000Z',
      '2026-06-07T13:22:00.000Z',
      '2026-06-11T13:22:00.000Z',
    ]);
    const [first, second] = (await read(books)).signers;
    expect([first?.remindedAt.length, second?.remindedAt.length]).toEqual([0, 2]);
  });

  it.each([
    ['declined', (version: ContractVersion, now: string) => declined(version, 'ada', 'Too dear', byNobody(now))],
    ['was voided', (version: ContractVersion, now: string) => voided(version, 'New dates', byNobody(now))],
    ['no longer has a link', (version: ContractVersion, now: string) => revoked(version, 'ada', byNobody(now))],
  ])('not after it %s', async (_, change) => {
    const books = await out();
    await step(books, '2026-06-05T15:00:00.000Z', (version) => change(version, '2026-06-05T15:00:00.000Z'));
    expect((await read(books)).remindAt).toBe('');
    expect(await runDays(5, 12)).toEqual([]);
  });

  it('not for a canceled contract, or a company without contracts', async () => {
    const [canceled, without] = [await out(), await out()];
    await at(canceled.companyId, 'contracts/c1').update({ state: 'canceled' });
    await db.doc(`companies/${without.companyId}`).update({ 'features.contracts': false });
    expect(await runDays(5, 12)).toEqual([]);
    expect([(await read(canceled)).remindAt, (await read(without)).remindAt]).toEqual(['', '']);
  });

  it('a reminder by hand in the hours before replaces one, and 20 hours always pass', async () => {
    const books = await out();
    const remindByHand = (now: string) =>
      mailLinks(
        depsAt(() => now),
        {
          ...{ companyId: books.companyId, contractId: 'c1', orderId: '', isReminder: true },
          act: { now, byUid: books.uid, ...DEVICE },
        },
        server.deliver,
      );
    await remindByHand('2026-06-05T22:00:00.000Z');
    expect(await runDays(6, 9)).toEqual([]);
    // A link handed out on the evening before the seventh day: the next one comes 20 hours later.
    await step(books, '2026-06-09T23:00:00.000Z', (version) =>
      Promise.resolve({
        ...version,
        signers: version.signers.map((one) => ({ ...one, linkSentAt: '2026-06-09T23:00:00.000Z' })),
      }),
    );
    expect(await runDays(10, 14)).toEqual(['2026-06-10T19:22:00.000Z']);
  });

  it('never more often than the contract says, however often a signature is withdrawn', async () => {
    const books = await out({ parties: [ada], terms: terms([1]) });
    expect(await runDays(4, 5)).toHaveLength(1);
    await step(books, '2026-06-06T15:00:00.000Z', async (version) => ({
      ...(await withdrawn(version, 'ada', byNobody('2026-06-06T15:00:00.000Z'))),
      signers: version.signers.map((one) => ({ ...one, remindedAt: [] })),
    }));
    expect(await runDays(6, 9)).toEqual([]);
  });

  it('waits while the owner hasn’t confirmed their address, for two days', async () => {
    const [late, never] = [await out(), await out()];
    for (const { uid } of [late, never]) await adminAuth.updateUser(uid, { emailVerified: false });
    expect(await runDays(6, 6)).toEqual([]);
    expect((await read(late)).signers[0]?.remindedAt).toEqual([]);
    await adminAuth.updateUser(late.uid, { emailVerified: true });
    expect(await runDays(7, 9)).toEqual(['2026-06-07T05:22:00.000Z'.replace('05', '13')]);
    expect((await read(never)).remindAt).toBe('2026-06-10T13:00:00.000Z');
  });

  it('catches up on one after days without a run, by day and not at night', async () => {
    await out();
    await run('2026-06-07T04:00:00.000Z');
    expect(server.mails).toHaveLength(0);
    await run('2026-06-07T13:10:00.000Z');
    await run('2026-06-07T14:10:00.000Z');
    expect(server.mails).toHaveLength(1);
  });

  it('once each, wherever a run ends', async () => {
    const steps = await killAtEachStep({
      prepare: () => out(),
      run: (_, process) => run('2026-06-06T13:22:00.000Z', process.mail, process.db),
      again: async (_, process) => {
        await run('2026-06-06T14:22:00.000Z', process.mail, process.db);
        await run('2026-06-06T15:22:00.000Z', process.mail, process.db);
      },
      check: async (books, { mails }, at) => {
        const letters = (await statesOf(books, 'mail')).filter((_, index) => index >= 0);
        expect([at, (await read(books)).signers[0]?.remindedAt.length]).toEqual([at, 1]);
        expectSentOnce(letters.slice(1), mails);
      },
    });
    expect(steps).toBeGreaterThanOrEqual(5);
  });
});
