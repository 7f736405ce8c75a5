import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  answerSigning,
  changeContract,
  findSealedContract,
  linkForSigner,
  openSigning,
  readSealedContract,
  sendContract,
  type ContractChange,
  type SigningAnswer,
} from '@/domain/contract/record/api';
import { checkChain } from '@/domain/contract/record/chain';
import { contractSchema, type Contract } from '@/domain/contract/record/schema';
import { contractVersionSchema } from '@/domain/contract/record/version';
import { newId } from '@/lib/ids';
import { checkSeal } from '@/lib/pdf-seal/pdfSeal';
import { buildContract } from '@/testing/factories/contract';
import { newCompany } from './fixtures';
import { addCustomer, at, audit } from './records';
import { db, endClients, refusal, signedOut, type Client } from './support';

vi.stubEnv('CONNECTIONS_KEY', Buffer.from('k'.repeat(32)).toString('base64'));

let owner: Client;
let companyId: string;
let customerId: string;
beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
  const features = { 'features.contracts': true };
  await db.doc(`companies/${companyId}`).update(features);
  await db.doc(`users/${owner.uid}`).update(features);
  customerId = await addCustomer(companyId, owner.uid, { email: 'ada@example.com' });
});
afterAll(endClients);

const typed = (name: string) => ({ name, kind: 'typed' as const, imageDataUrl: '' });

async function draft(changes: Partial<Contract> = {}): Promise<string> {
  const id = newId();
  const { id: _, ...fields } = buildContract({ customerId, ...changes });
  await at(companyId, `contracts/${id}`).set({ ...fields, ...audit(owner.uid) });
  return id;
}
const read = async (id: string) => {
  const stored = (await at(companyId, `contracts/${id}`).get()).data();
  return { ...contractSchema.parse(stored), revision: String(stored?.['revision']) };
};
const readVersion = async (id: string, version: number) =>
  contractVersionSchema.parse((await at(companyId, `contractVersions/${id}-v${version}`).get()).data());

async function sent(changes: Partial<Contract> = {}) {
  const id = await draft(changes);
  await owner.call(sendContract, { contractId: id, revision: (await read(id)).revision });
  const tokenFor = async (partyId: string, isOnly = false): Promise<string> =>
    (await owner.call(linkForSigner, { contractId: id, partyId, isOnly })).token;
  return { id, tokenFor };
}
const answer = (token: string, given: SigningAnswer) => signedOut().call(answerSigning, { token, answer: given });
async function sign(token: string, name: string) {
  const { paperHash } = await answer(token, { kind: 'consent' });
  return answer(token, { kind: 'sign', paperHash, signature: typed(name) });
}

describe('signing a contract', () => {
  it('goes from one signer to the next, and ends with a sealed file in which changes are detected', async () => {
    // From before the server's key was changed: it can't be decrypted any longer, so a new one is made.
    await at(companyId, 'keys/contractSeal').set({ certificate: 'AA==', sealed: 'v1.of-another.key', createdAt: '' });
    const { id, tokenFor } = await sent();
    const ada = await tokenFor('ada');
    const us = await tokenFor('us');
    expect(await signedOut().call(openSigning, { token: us })).toMatchObject({ isMyTurn: false, state: 'out' });
    expect(await refusal(sign(us, 'Grace Hopper'))).toMatchObject({ code: 'failed-precondition' });
    expect(await sign(ada, 'Ada Lovelace')).toMatchObject({ state: 'out', isMyTurn: false });
    expect(await read(id)).toMatchObject({ state: 'out', signedCount: 1, signerCount: 2 });
    expect(await sign(us, 'Grace Hopper')).toMatchObject({ state: 'signed' });

    const contract = await read(id);
    expect(contract).toMatchObject({ state: 'active', signedCount: 2 });
    const version = await readVersion(id, 1);
    expect(version.events.map(({ kind }) => kind)).toContain('sealed');
    expect(await checkChain(version.events, version.startsAfter, contract.chainHead)).toMatchObject({ isWhole: true });

    const { base64, sha256 } = await signedOut().call(readSealedContract, { token: ada });
    expect(sha256).toBe(version.sealedHash);
    const file = new Uint8Array(Buffer.from(base64, 'base64'));
    expect(await checkSeal(file)).toEqual({ state: 'intact', fingerprint: version.sealFingerprint });
    const changed = file.slice();
    changed[1000] = (changed[1000] ?? 0) ^ 1;
    expect((await checkSeal(changed)).state).toBe('changed');
    expect(await signedOut().call(findSealedContract, { sha256 })).toMatchObject({
      isKnown: true,
      number: 'C26-K7M3Q',
    });
    expect(await signedOut().call(findSealedContract, { sha256: 'a'.repeat(64) })).toMatchObject({ isKnown: false });
    // The office gets the same file; no second one is made.
    expect(await owner.call(readSealedContract, { contractId: id, version: 1 })).toMatchObject({ sha256 });
  });

  it('accepts two signatures at the same time', async () => {
    const parties = buildContract().parties.map((party) => ({ ...party, order: 1 }));
    const { id, tokenFor } = await sent({ parties });
    const [ada, us] = [await tokenFor('ada'), await tokenFor('us')];
    await Promise.all([sign(ada, 'Ada Lovelace'), sign(us, 'Grace Hopper')]);
    expect(await read(id)).toMatchObject({ state: 'active', signedCount: 2 });
    const { events, startsAfter } = await readVersion(id, 1);
    expect((await checkChain(events, startsAfter, null)).isWhole).toBe(true);
    expect(events.filter(({ kind }) => kind === 'completed')).toHaveLength(1);
  });

  it('is void when the contract is withdrawn, and the old link says so', async () => {
    const { id, tokenFor } = await sent();
    const ada = await tokenFor('ada');
    await sign(ada, 'Ada Lovelace');
    const { revision } = await read(id);
    await owner.call(changeContract, { contractId: id, revision, change: { kind: 'reopen', reason: 'New dates' } });
    expect(await read(id)).toMatchObject({ state: 'draft', signedCount: 0 });
    expect(await signedOut().call(openSigning, { token: ada })).toMatchObject({
      state: 'void',
      voidReason: 'New dates',
    });
    expect(await refusal(answer(ada, { kind: 'withdraw' }))).toMatchObject({ code: 'failed-precondition' });

    await owner.call(sendContract, { contractId: id, revision: (await read(id)).revision });
    const [first, second] = [await readVersion(id, 1), await readVersion(id, 2)];
    expect(second.startsAfter).toBe(first.events.at(-1)?.hash);
    expect(second.signers.map(({ signature }) => signature)).toEqual([null, null]);
  });

  it('can be withdrawn by a signer before all have signed, and declined', async () => {
    const { id, tokenFor } = await sent();
    const ada = await tokenFor('ada');
    await sign(ada, 'Ada Lovelace');
    expect(await answer(ada, { kind: 'withdraw' })).toMatchObject({ isMyTurn: true });
    expect(await read(id)).toMatchObject({ signedCount: 0 });
    await answer(ada, { kind: 'decline', reason: 'Too dear' });
    expect(await read(id)).toMatchObject({ state: 'out', declineReason: 'Too dear' });
  });

  it('works only with a valid link, and only on the version that was read', async () => {
    const { id, tokenFor } = await sent();
    const old = await tokenFor('ada');
    const only = await tokenFor('ada', true);
    expect(await refusal(signedOut().call(openSigning, { token: old }))).toMatchObject({ code: 'not-found' });
    await answer(only, { kind: 'consent' });
    expect(
      await refusal(answer(only, { kind: 'sign', paperHash: 'b'.repeat(64), signature: typed('Ada') })),
    ).toMatchObject({ code: 'conflict' });
    const { revision } = await read(id);
    await owner.call(changeContract, { contractId: id, revision, change: { kind: 'revoke', partyId: 'ada' } });
    expect(await refusal(signedOut().call(openSigning, { token: only }))).toMatchObject({ code: 'not-found' });
  });
});

it('a contract is completed, closed, and gets new documents while it is in force', async () => {
  const id = await draft({ state: 'active', version: 1 });
  const change = async (given: ContractChange) =>
    owner.call(changeContract, { contractId: id, revision: (await read(id)).revision, change: given });
  await change({
    kind: 'covers',
    covers: [{ id: 'gl', kind: 'liability', issuer: 'Acme', number: '1', limitCents: 0, expiresOn: '2027-01-31' }],
  });
  expect(await read(id)).toMatchObject({ coverEndsOn: '2027-01-31' });
  expect(await refusal(change({ kind: 'close' }))).toMatchObject({ code: 'failed-precondition' });
  await change({ kind: 'complete' });
  await change({ kind: 'close' });
  expect(await read(id)).toMatchObject({
    state: 'closed',
    log: [{ kind: 'covers' }, { kind: 'completed' }, { kind: 'closed' }],
  });
});
