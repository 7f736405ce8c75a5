import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ContractParty } from '@/domain/contract/record/parts';
import { contractVersionSchema, type ContractVersion } from '@/domain/contract/record/version';
import { consented, signed } from '@/domain/contract/record/signing';
import { sha256Hex } from '@/lib/sha256Hex';
import { buildContract } from '@/testing/factories/contract';
import { sealAndMail } from '../../../functions/src/contracts/sealAndMail';
import { sendDraft } from '../../../functions/src/contracts/sendContract';
import type { Deliver } from '../../../functions/src/mail/client';
import { runNightly } from '../../../functions/src/platform/nightly/runNightly';
import { mailOfTheDay } from '../../../functions/src/sharing/mailOfTheDay';
import { newBooks, type Books } from '../books';
import { depsAt } from '../deps';
import { at, audit } from '../records';
import { adminAuth, db } from '../support';
import { expectSentOnce, killAtEachStep, statesOf, type Process } from './mortal';

beforeAll(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('CONNECTIONS_KEY', Buffer.from('k'.repeat(32)).toString('base64'));
});
afterAll(() => void vi.unstubAllEnvs());

const START = '2026-06-03T15:00:00.000Z';
const hoursAfter = (hours: number): string => new Date(Date.parse(START) + hours * 3_600_000).toISOString();
const DEVICE = { ipAddress: '', userAgent: '' };

/** A draft contract for one customer to sign. */
async function draft(parties: ContractParty[] = buildContract().parties.slice(0, 1)): Promise<Books> {
  const books = await newBooks();
  const { companyId, uid, customerId } = books;
  await adminAuth.createUser({ uid, email: `${uid.toLowerCase()}@example.com`, emailVerified: true });
  await at(companyId, `customers/${customerId}`).update({ email: 'ada@example.com' });
  const asked = parties.map((party) => ({ ...party, email: 'ada@example.com' }));
  const { id: _, ...fields } = buildContract({ customerId, parties: asked });
  await at(companyId, 'contracts/c1').set({ ...fields, ...audit(uid) });
  return books;
}

async function send({ companyId, uid }: Books, process: Process, mail: Deliver = process.mail): Promise<void> {
  const revision = String((await at(companyId, 'contracts/c1').get()).get('revision'));
  const deps = depsAt(() => START, process.db);
  await sendDraft(deps, { companyId, contractId: 'c1', revision }, { now: START, byUid: uid, ...DEVICE }, mail);
}
const readVersion = async ({ companyId }: Books): Promise<ContractVersion> =>
  contractVersionSchema.parse((await at(companyId, 'contractVersions/c1-v1').get()).data());

/** The next two hours' runs. */
async function nextHours(process: Process, mail: Deliver = process.mail): Promise<void> {
  for (const hour of [1, 2])
    await runNightly(
      depsAt(() => hoursAfter(hour), process.db),
      `letters-${Math.random()}`,
      mailOfTheDay(mail),
    );
}
/** Tokens of the links in letters, as received by the mail server. */
const tokenIn = (text: unknown): string => /contracts\/([\w-]{20,})/.exec(String(text))?.[1] ?? '';

describe('the server dies after any step of', () => {
  it('sending a contract: its e-mail goes out once, with a working link', async () => {
    let tokens: string[] = [];
    const noting =
      ({ mail }: Process): Deliver =>
      (letter, handOver) => {
        tokens.push(tokenIn(letter.text));
        return mail(letter, handOver);
      };
    const steps = await killAtEachStep({
      prepare: () => {
        tokens = [];
        return draft();
      },
      run: (books, process) => send(books, process, noting(process)),
      again: (_, process) => nextHours(process, noting(process)),
      check: async (books, { mails }, step) => {
        const isOut = (await at(books.companyId, 'contracts/c1').get()).get('state') === 'out';
        // Nothing happened before it was frozen, so the user clicks again.
        if (!isOut) return;
        const states = await statesOf(books, 'mail');
        expectSentOnce(states, mails);
        const { lettersSince, signers } = await readVersion(books);
        expect([step, lettersSince, signers[0]?.letterAt, signers[0]?.state]).toEqual([step, '', '', 'asked']);
        if (!states.includes('sent')) return;
        const link = await db.doc(`contractLinks/${await sha256Hex(tokens.at(-1) ?? '')}`).get();
        expect([step, link.get('generation')]).toEqual([step, signers[0]?.linkGeneration]);
      },
    });
    expect(steps).toBeGreaterThanOrEqual(5);
  });

  it('the last signature: everyone gets their copy once', async () => {
    const steps = await killAtEachStep({
      prepare: async () => {
        const books = await draft();
        await send(books, { db, mail: async (_, handOver) => (await handOver(), { refused: [] }), text: vi.fn() });
        const version = await readVersion(books);
        const act = { now: START, byUid: '', ...DEVICE };
        const signature = { name: 'Ada Lovelace', kind: 'typed' as const, imageDataUrl: '' };
        const { partyId = '' } = version.signers[0] ?? {};
        const given = { signature, paperHash: version.paperHash };
        const all = await signed(await consented(version, partyId, act), partyId, given, act);
        await at(books.companyId, 'contractVersions/c1-v1').update(all);
        await at(books.companyId, 'contracts/c1').update({ state: 'active' });
        return books;
      },
      run: ({ companyId }, { db: database, mail }) =>
        sealAndMail(
          depsAt(() => START, database),
          { companyId, contractId: 'c1', orderId: '', version: 1 },
          mail,
        ),
      again: (_, process) => nextHours(process),
      check: async (books, { mails }) => {
        const copies = (await at(books.companyId, 'mail/x').parent.get()).docs.filter(({ id }) =>
          id.startsWith('signed-'),
        );
        expectSentOnce(
          copies.map((one) => String(one.get('state'))),
          mails,
        );
        expect((await readVersion(books)).lettersSince).toBe('');
      },
    });
    expect(steps).toBeGreaterThanOrEqual(4);
  });
});

describe('contract e-mails', () => {
  it('that the mail server refuses temporarily go out in the next hour under the same Message-ID', async () => {
    const books = await draft();
    const ids: string[] = [];
    let isDown = true;
    const mail: Deliver = async ({ messageId }, handOver) => {
      if (isDown) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      await handOver();
      ids.push(String(messageId));
      return { refused: [] };
    };
    const process: Process = { db, mail, text: vi.fn() };
    await send(books, process);
    expect((await readVersion(books)).lettersSince).toBe(START);
    isDown = false;
    await nextHours(process);
    expect(ids).toHaveLength(1);
    expect(ids[0]).toContain(`${Date.parse(START)}@`);
    expect((await readVersion(books)).lettersSince).toBe('');
  });

  it('don’t touch a link handed out by hand meanwhile', async () => {
    const books = await draft();
    const process: Process = {
      db,
      mail: () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
      text: vi.fn(),
    };
    await send(books, process);
    const ref = at(books.companyId, 'contractVersions/c1-v1');
    const { events } = await readVersion(books);
    const last = events.at(-1);
    if (last) await ref.update({ events: [...events, { ...last, text: 'By hand' }] });
    await nextHours(process);
    expect((await readVersion(books)).signers[0]?.linkGeneration).toBe(0);
  });
});
