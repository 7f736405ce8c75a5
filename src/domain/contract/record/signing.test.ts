import { describe, expect, it } from 'vitest';
import { buildContract } from '@/testing/factories/contract';
import { checkChain, headOf } from './chain';
import {
  consented,
  declined,
  linked,
  opened,
  sentVersion,
  shownOnContract,
  signed,
  signersToAsk,
  voided,
  withdrawn,
} from './signing';
import { contractVersionSchema, type ContractVersion } from './version';

const at = (minute: number, ipAddress = '203.0.113.5') => ({
  now: `2026-03-01T15:${String(minute).padStart(2, '0')}:00.000Z`,
  byUid: '',
  ipAddress,
  userAgent: 'Browser',
});
const PAPER = JSON.stringify({ title: 'Demolition' });
const typed = (name: string) => ({ name, kind: 'typed' as const, imageDataUrl: '' });
const sent = (changes: Parameters<typeof buildContract>[0] = {}) =>
  sentVersion(buildContract({ id: 'c1', ...changes }), PAPER, at(0));
const sign = async (version: ContractVersion, partyId: string, minute: number) =>
  signed(
    await consented(version, partyId, at(minute)),
    partyId,
    { signature: typed(partyId), paperHash: version.paperHash },
    at(minute),
  );
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error as Error).message,
  );

describe('signing', () => {
  it('goes in order, and the last signature completes it', async () => {
    const version = await sent();
    expect(signersToAsk(version).map(({ partyId }) => partyId)).toEqual(['ada']);
    expect(await refusal(sign(version, 'us', 1))).toContain('not your turn');
    const first = await sign(version, 'ada', 1);
    expect(signersToAsk(first).map(({ partyId }) => partyId)).toEqual(['us']);
    expect(first.state).toBe('out');
    const both = await sign(first, 'us', 2);
    expect(both).toMatchObject({ state: 'signed', completedAt: at(2).now });
    expect(both.events.map(({ kind }) => kind)).toEqual([
      'sent',
      'consented',
      'signed',
      'consented',
      'signed',
      'completed',
    ]);
    expect(shownOnContract(both)).toMatchObject({ version: 1, signerCount: 2, signedCount: 2 });
    expect(contractVersionSchema.safeParse(both).success).toBe(true);
  });

  it('in any order lets everyone sign at once', async () => {
    const [ada, us] = buildContract().parties;
    const version = await sent({ parties: [ada, us].flatMap((party) => (party ? [{ ...party, order: 1 }] : [])) });
    expect(signersToAsk(version)).toHaveLength(2);
    expect((await sign(await sign(version, 'us', 1), 'ada', 2)).state).toBe('signed');
  });

  it('requires consent, and the document that was on screen', async () => {
    const version = await sent();
    const signature = typed('Ada');
    expect(await refusal(signed(version, 'ada', { signature, paperHash: version.paperHash }, at(1)))).toContain(
      'electronically',
    );
    const agreed = await consented(version, 'ada', at(1));
    expect(await refusal(signed(agreed, 'ada', { signature, paperHash: 'b'.repeat(64) }, at(1)))).toContain('changed');
  });

  it('accepts the same signature again without another event, but no other', async () => {
    const first = await sign(await sent(), 'ada', 1);
    const again = await signed(first, 'ada', { signature: typed('ada'), paperHash: first.paperHash }, at(2));
    expect(again).toEqual(first);
    expect(
      await refusal(signed(first, 'ada', { signature: typed('Eve'), paperHash: first.paperHash }, at(2))),
    ).toContain('already');
  });

  it('lets a signer withdraw until everyone has signed', async () => {
    const back = await withdrawn(await sign(await sent(), 'ada', 1), 'ada', at(2));
    expect(signersToAsk(back).map(({ partyId }) => partyId)).toEqual(['ada']);
    expect(back.signers[0]).toMatchObject({ signature: null, signedAt: '' });
    const all = await sign(await sign(back, 'ada', 3), 'us', 4);
    expect(all.state).toBe('signed');
    expect(await refusal(withdrawn(all, 'ada', at(5)))).toContain('Everyone has signed');
  });

  it('ends when someone declines or the version is voided, and says so', async () => {
    const no = await declined(await sign(await sent(), 'ada', 1), 'us', 'Wrong price', at(2));
    expect(shownOnContract(no).declineReason).toBe('Wrong price');
    expect(await refusal(withdrawn(no, 'ada', at(3)))).toContain('declined');
    const gone = await voided(await sign(await sent(), 'ada', 1), 'New dates', at(2));
    expect(await refusal(sign(gone, 'us', 3))).toContain('void');
  });

  it('records an opening once per network', async () => {
    const once = await opened(
      await linked(await sent(), 'ada', { text: 'E-mail', isOnly: false, isReminder: false }, at(1)),
      'ada',
      at(2),
    );
    expect(await opened(once, 'ada', at(3))).toBe(once);
    expect((await opened(once, 'ada', at(3, '198.51.100.9'))).events).toHaveLength(once.events.length + 1);
  });
});

describe('the chain of events', () => {
  it('detects a changed, removed or swapped event', async () => {
    const { events, startsAfter } = await sign(await sign(await sent(), 'ada', 1), 'us', 2);
    const head = headOf(events, startsAfter);
    expect(await checkChain(events, startsAfter, head)).toMatchObject({ isWhole: true });
    const backdated = events.map((event, index) => (index === 2 ? { ...event, at: at(0).now } : event));
    expect((await checkChain(backdated, startsAfter, head)).isGood).toEqual([true, true, false, true, true, true]);
    expect((await checkChain(events.slice(0, -1), startsAfter, head)).isWhole).toBe(false);
    expect((await checkChain(events.toSpliced(1, 1), startsAfter, head)).isWhole).toBe(false);
  });

  it('continues from one version to the next', async () => {
    const first = await voided(await sent(), 'New price', at(1));
    const second = await sent({ version: 1, chainHead: headOf(first.events, first.startsAfter) });
    expect(second.version).toBe(2);
    expect(second.events[0]?.previous).toBe(first.events.at(-1)?.hash);
  });
});
