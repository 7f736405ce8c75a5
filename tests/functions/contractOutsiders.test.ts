import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import {
  answerSigning,
  linkForSigner,
  readSealedContract,
  sendContract,
  type SigningAnswer,
} from '@/domain/contract/record/api';
import { checkChain } from '@/domain/contract/record/chain';
import { contractVersionSchema } from '@/domain/contract/record/version';
import { checkSeal } from '@/lib/pdf-seal/pdfSeal';
import { at } from './records';
import { contractOf, openShop, revisionAt } from './contractBilling';
import { endClients, refusal, signedOut, type Client } from './support';

vi.stubEnv('CONNECTIONS_KEY', Buffer.from('k'.repeat(32)).toString('base64'));

let owner: Client;
let companyId: string;
// Calls from one address are limited per minute, so these have their own file.
beforeEach(async () => {
  ({ owner, companyId } = await openShop());
});
afterAll(endClients);

const party = (id: string, role: 'owner' | 'lender' | 'witness', order: number) => ({
  ...{ id, role, name: `Signer ${id}`, email: `${id}@example.com`, title: '', order },
});
const PARTIES = [party('ada', 'owner', 1), party('bank', 'lender', 1), party('neighbor', 'witness', 2)];
type Name = 'ada' | 'bank' | 'neighbor';
const BYTES_TRIED = 60;

it('three outsiders sign, each under their own link, and a byte changed anywhere in the file is detected', async () => {
  const contractId = await contractOf(100_000, { state: 'draft', signedOn: '', parties: PARTIES });
  await owner.call(sendContract, { contractId, revision: await revisionAt(`contracts/${contractId}`) });
  const links = new Map<string, string>();
  for (const { id } of PARTIES)
    links.set(id, (await owner.call(linkForSigner, { contractId, partyId: id, isOnly: false })).token);
  expect(new Set(links.values()).size).toBe(3);
  const answer = (id: Name, given: SigningAnswer) =>
    signedOut().call(answerSigning, { token: links.get(id) ?? '', answer: given });
  const sign = async (id: Name) => {
    const { paperHash } = await answer(id, { kind: 'consent' });
    const signature = { name: `Signer ${id}`, kind: 'typed' as const, imageDataUrl: '' };
    return answer(id, { kind: 'sign', paperHash, signature });
  };
  // The witness waits for both others, who sign in any order; signing twice counts once.
  expect(await refusal(sign('neighbor'))).toMatchObject({ code: 'failed-precondition' });
  expect(await sign('bank')).toMatchObject({ state: 'out' });
  expect(await sign('bank')).toMatchObject({ state: 'out' });
  expect(await sign('ada')).toMatchObject({ state: 'out' });
  expect(await sign('neighbor')).toMatchObject({ state: 'signed' });

  const version = contractVersionSchema.parse((await at(companyId, `contractVersions/${contractId}-v1`).get()).data());
  expect(version.events.filter(({ kind }) => kind === 'signed')).toHaveLength(3);
  expect((await checkChain(version.events, version.startsAfter, null)).isWhole).toBe(true);
  // One event is altered, as by someone with database access: the chain is no longer valid.
  const forged = version.events.map((event) =>
    event.kind === 'signed' ? { ...event, at: '2020-01-01T00:00:00.000Z' } : event,
  );
  expect((await checkChain(forged, version.startsAfter, null)).isWhole).toBe(false);

  const files: { base64: string; sha256: string }[] = [];
  for (const token of links.values()) files.push(await signedOut().call(readSealedContract, { token }));
  expect(new Set(files.map(({ sha256 }) => sha256))).toEqual(new Set([version.sealedHash]));
  const file = new Uint8Array(Buffer.from(files[0]?.base64 ?? '', 'base64'));
  expect((await checkSeal(file)).state).toBe('intact');
  for (let at = 0; at < file.length; at += Math.ceil(file.length / BYTES_TRIED)) {
    const changed = file.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect((await checkSeal(changed)).state, `byte ${at}`).not.toBe('intact');
  }
});
