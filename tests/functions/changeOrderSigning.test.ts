import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeOrderSchema } from '@/domain/contract/money/changeOrder';
import { answerSigning, linkForSigner, openSigning, type SigningAnswer } from '@/domain/contract/record/api';
import { checkChain } from '@/domain/contract/record/chain';
import { contractVersionSchema } from '@/domain/contract/record/version';
import { newId } from '@/lib/ids';
import { contractOf, openShop, order } from './contractBilling';
import { at, audit } from './records';
import { endClients, eventually, refusal, signedOut, type Client } from './support';

vi.stubEnv('CONNECTIONS_KEY', Buffer.from('k'.repeat(32)).toString('base64'));

let owner: Client;
let companyId: string;
beforeAll(async () => {
  ({ owner, companyId } = await openShop());
});
afterAll(endClients);

const FIELDS = {
  title: 'Rock in the trench',
  reason: 'unforeseen' as const,
  explanation: 'Hammer it out.',
  lines: [{ id: 'a', kind: 'labor' as const, description: 'Hammer', costCode: '', amountCents: 7_500 }],
  days: 2,
  retainagePpm: null,
};

async function sent(contractId: string): Promise<string> {
  const orderId = newId();
  await order(contractId, orderId, { kind: 'save', fields: FIELDS });
  await order(contractId, orderId, { kind: 'send' });
  return orderId;
}
const read = async (orderId: string) =>
  changeOrderSchema.parse((await at(companyId, `changeOrders/${orderId}`).get()).data());
const readVersion = async (orderId: string, version = 1) =>
  contractVersionSchema.parse((await at(companyId, `contractVersions/${orderId}-co-v${version}`).get()).data());
const link = async (contractId: string, orderId: string, partyId = 'owner') =>
  (await owner.call(linkForSigner, { contractId, orderId, partyId, isOnly: false })).token;
const answer = (token: string, given: SigningAnswer) => signedOut().call(answerSigning, { token, answer: given });
async function sign(token: string, name: string) {
  const { paperHash } = await answer(token, { kind: 'consent' });
  return answer(token, { kind: 'sign', paperHash, signature: { name, kind: 'typed', imageDataUrl: '' } });
}

it('an owner signs a change order under a link, a paper signature counts for the other side, and the chain shows which is which', async () => {
  const contractId = await contractOf(100_000);
  const orderId = await sent(contractId);
  const token = await link(contractId, orderId);
  const view = await signedOut().call(openSigning, { token });
  expect(view).toMatchObject({ paper: { noun: 'Change order' }, isMyTurn: true });
  expect(view.consentText).toContain('this change order');
  expect(view.paper.facts).toContainEqual({ label: 'Contract sum with this change', value: '$1,075.00' });
  await sign(token, 'Ada Lovelace');
  expect(await read(orderId)).toMatchObject({
    state: 'sent',
    signatures: [{ party: 'owner', name: 'Ada Lovelace', how: 'Signed under their link', by: '' }],
  });
  await order(contractId, orderId, {
    kind: 'sign',
    signature: { party: 'contractor', name: 'Grace Hopper', how: 'On paper', signedOn: '2025-01-05' },
  });
  const approved = await read(orderId);
  const version = await readVersion(orderId);
  expect(approved.state).toBe('approved');
  expect(version.state).toBe('signed');
  expect(version.events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['sent', 'opened', 'consented', 'signed', 'recorded', 'completed']),
  );
  expect((await checkChain(version.events, version.startsAfter, approved.chainHead)).isWhole).toBe(true);
  // The contract itself wasn't signed again.
  expect((await at(companyId, `contracts/${contractId}`).get()).data()).toMatchObject({ version: 0, state: 'active' });
});

it('a withdrawn signature no longer counts, and a refusal rejects the change order with its reason', async () => {
  const contractId = await contractOf(100_000);
  const orderId = await sent(contractId);
  const token = await link(contractId, orderId);
  await sign(token, 'Ada Lovelace');
  await answer(token, { kind: 'withdraw' });
  expect((await read(orderId)).signatures).toEqual([]);
  await answer(token, { kind: 'decline', reason: 'Too dear' });
  expect(await read(orderId)).toMatchObject({ state: 'rejected', rejectReason: 'Too dear' });
  expect((await refusal(sign(token, 'Ada Lovelace'))).message).toContain('declined');
});

it('withdrawing it voids its signatures and link; the next version continues the same chain', async () => {
  const contractId = await contractOf(100_000);
  const orderId = await sent(contractId);
  const token = await link(contractId, orderId);
  await sign(token, 'Ada Lovelace');
  await order(contractId, orderId, { kind: 'reopen' });
  expect(await signedOut().call(openSigning, { token })).toMatchObject({ state: 'void' });
  expect((await refusal(sign(token, 'Ada Lovelace'))).message).toContain('withdrawn');
  await order(contractId, orderId, { kind: 'save', fields: { ...FIELDS, title: 'Less rock' } });
  await order(contractId, orderId, { kind: 'send' });
  const first = await readVersion(orderId, 1);
  const second = await readVersion(orderId, 2);
  expect(second.startsAfter).toBe(first.events.at(-1)?.hash);
  expect(second).toMatchObject({ state: 'out', version: 2 });
  expect(await read(orderId)).toMatchObject({ state: 'sent', version: 2, signatures: [] });
});

it('nothing can be signed under a meanwhile closed contract, and a link doesn’t work in another company', async () => {
  const contractId = await contractOf(100_000);
  const orderId = await sent(contractId);
  const token = await link(contractId, orderId);
  await at(companyId, `contracts/${contractId}`).update({ state: 'closed' });
  expect((await refusal(sign(token, 'Ada Lovelace'))).message).toContain('closed');
  const other = await contractOf(100_000);
  expect(
    await refusal(owner.call(linkForSigner, { contractId: other, orderId, partyId: 'owner', isOnly: false })),
  ).toMatchObject({
    code: 'not-found',
  });
});

describe('a signature on a company device', () => {
  const given = async (contractId: string, orderId: string, changes: object = {}) => {
    const { version, paperHash } = await read(orderId);
    await at(companyId, `orderSignatures/${newId()}`).set({
      contractId,
      orderId,
      version,
      paperHash,
      name: 'Ada Lovelace',
      imageDataUrl: '',
      signedAt: '2025-01-03T17:00:00.000Z',
      ...audit(owner.uid),
      ...changes,
    });
  };

  it('counts when it arrives, with the day it was given, and names the device’s user', async () => {
    const contractId = await contractOf(100_000);
    const orderId = await sent(contractId);
    await given(contractId, orderId);
    await eventually(async () => (await read(orderId)).signatures.length > 0, 'the signature to count');
    expect(await read(orderId)).toMatchObject({
      state: 'sent',
      signatures: [{ party: 'owner', how: 'Signed on a device of the company', by: owner.uid, signedOn: '2025-01-03' }],
    });
    const { events } = await readVersion(orderId);
    expect(events.find(({ kind }) => kind === 'signed')).toMatchObject({
      byUid: owner.uid,
      text: 'Typed on a device of the company, 2025-01-03T17:00:00Z by its clock',
    });
    expect(events.some(({ kind }) => kind === 'consented')).toBe(true);
    // A second answer from another phone changes nothing.
    const { events: before } = await readVersion(orderId);
    await given(contractId, orderId, { name: 'Somebody else' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await readVersion(orderId)).events).toHaveLength(before.length);
  });

  it('doesn’t count if the change order was changed while the phone was offline', async () => {
    const contractId = await contractOf(100_000);
    const orderId = await sent(contractId);
    const { version, paperHash } = await read(orderId);
    await order(contractId, orderId, { kind: 'reopen' });
    await order(contractId, orderId, { kind: 'save', fields: { ...FIELDS, days: 9 } });
    await order(contractId, orderId, { kind: 'send' });
    await given(contractId, orderId, { version, paperHash });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await read(orderId)).signatures).toEqual([]);
  });
});
