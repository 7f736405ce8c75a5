import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkForSigner, openSigning, sendContract } from '@/domain/contract/record/api';
import { contractSchema, type Contract } from '@/domain/contract/record/schema';
import { contractVersionSchema } from '@/domain/contract/record/version';
import { newId } from '@/lib/ids';
import { sha256Hex } from '@/lib/sha256Hex';
import { buildContract } from '@/testing/factories/contract';
import { newCompany } from './fixtures';
import { addCustomer, at, audit } from './records';
import { db, endClients, refusal, signedOut, type Client } from './support';

const PLANS = new TextEncoder().encode('%PDF-1.7 plans of the mill');

let owner: Client;
let companyId: string;
let customerId: string;
let server: Server;
let host: string;
/** Fake content of Storage, by path. */
const stored = new Map<string, Uint8Array>();

beforeAll(async () => {
  server = createServer((request, response) => {
    const bytes = stored.get((request.url ?? '').split('?')[0] ?? '');
    if (bytes) response.end(bytes);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', host);
  ({ owner, companyId } = await newCompany());
  const features = { 'features.contracts': true };
  await db.doc(`companies/${companyId}`).update(features);
  await db.doc(`users/${owner.uid}`).update(features);
  customerId = await addCustomer(companyId, owner.uid, { email: 'ada@example.com' });
});
afterAll(async () => {
  await endClients();
  await new Promise((done) => {
    server.close(done);
  });
  vi.unstubAllEnvs();
});
beforeEach(() => stored.clear());

const pathOf = (company: string): string => `/v0/b/demo-fieldwright/o/companies%2F${company}%2Fcontracts%2Fplans.pdf`;

async function draftWith(url: string, bytes = PLANS): Promise<{ id: string; send: () => Promise<unknown> }> {
  const id = newId();
  const exhibits: Contract['exhibits'] = [
    {
      ...{ id: 'plans', title: 'Plans', text: 'Sheet A1' },
      file: { name: 'A1.pdf', url, sizeBytes: bytes.length, sha256: await sha256Hex(bytes) },
    },
  ];
  const { id: _, ...fields } = buildContract({ customerId, exhibits });
  const stamps = audit(owner.uid);
  await at(companyId, `contracts/${id}`).set({ ...fields, ...stamps });
  const { revision } = (await at(companyId, `contracts/${id}`).get()).data() ?? {};
  return { id, send: () => owner.call(sendContract, { contractId: id, revision: String(revision) }) };
}
const stateOf = async (id: string) => contractSchema.parse((await at(companyId, `contracts/${id}`).get()).data()).state;

describe('an exhibit’s file', () => {
  it('is signed by name and hash, and signers get its address', async () => {
    stored.set(pathOf(companyId), PLANS);
    const url = `http://${host}${pathOf(companyId)}?alt=media&token=t`;
    const { id, send } = await draftWith(url);
    await send();
    const version = contractVersionSchema.parse((await at(companyId, `contractVersions/${id}-v1`).get()).data());
    expect(version.paper).toContain(await sha256Hex(PLANS));
    const { token } = await owner.call(linkForSigner, { contractId: id, partyId: 'ada', isOnly: false });
    const { paper } = await signedOut().call(openSigning, { token });
    expect(paper.exhibits).toMatchObject([{ heading: 'Exhibit A: Plans', file: { name: 'A1.pdf', url } }]);
  });

  it('is refused if it differs from the attached one, or is missing', async () => {
    stored.set(pathOf(companyId), new TextEncoder().encode('%PDF-1.7 plans of the barn'));
    const other = await draftWith(`http://${host}${pathOf(companyId)}?alt=media`);
    const fault = await refusal(other.send());
    expect(fault).toMatchObject({ code: 'failed-precondition' });
    expect(fault.message).toBe('Exhibit A: the file “A1.pdf” is not the one that was attached. Attach it again.');
    expect(await stateOf(other.id)).toBe('draft');
    stored.clear();
    expect((await refusal((await draftWith(`http://${host}${pathOf(companyId)}`)).send())).message).toContain(
      'could not be read',
    );
  });

  it('can’t be another company’s or on another server', async () => {
    stored.set(pathOf('another'), PLANS);
    stored.set('/secret', PLANS);
    for (const url of [`http://${host}${pathOf('another')}`, `http://${host}/secret`, 'https://evil.example/a.pdf'])
      expect((await refusal((await draftWith(url)).send())).message).toContain('could not be read');
  });
});
