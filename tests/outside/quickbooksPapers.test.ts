import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleCredit, sampleInvoice, settled } from '@/testing/factories/quickbooks';
import { beginBooks, openBooksWorld, type BooksWorld } from './quickbooksWorld';

let world: BooksWorld;
beforeAll(async () => {
  world = await openBooksWorld();
});
beforeEach(async () => {
  await beginBooks(world);
  await world.setUp({}, { papers: 'push' });
});
afterAll(() => world.end());

type File = { Id: string; FileName: string; ContentType: string; Size: number; Note: string };
const files = async (): Promise<File[]> => ((await world.there())['Attachable'] ?? []) as unknown as File[];
const bytesOf = async ({ Id }: File): Promise<string> =>
  (await fetch(`${world.url}/file?realmId=9130347&id=${Id}`)).text();
const uploads = (): Promise<number> => world.requests('/upload');

describe('PDFs attached to their documents', () => {
  it('are the customer’s copies, on the right document, and nothing is left to do', async () => {
    await world.put('invoices/i1', sampleInvoice('i1', {}, [settled('credit', 'c1', 4_330)]));
    await world.put('creditNotes/c1', sampleCredit('c1'));
    expect(await world.push()).toMatchObject({ state: 'done', failed: 0 });
    const { Invoice, CreditMemo } = await world.there();
    expect(await files()).toMatchObject([
      {
        FileName: '1042 Ridge Heating.pdf',
        ContentType: 'application/pdf',
        Note: 'fieldwright:paper:invoice:i1',
        AttachableRef: [{ EntityRef: { type: 'Invoice', value: Invoice?.[0]?.Id }, IncludeOnSend: false }],
      },
      {
        FileName: 'CN-7 Ridge Heating.pdf',
        AttachableRef: [{ EntityRef: { type: 'CreditMemo', value: CreditMemo?.[0]?.Id } }],
      },
    ]);
    for (const file of await files()) expect((await bytesOf(file)).slice(0, 5)).toBe('%PDF-');
    expect([...(await world.plan()).values()].filter(({ op }) => op !== 'leave')).toEqual([]);
    expect(await uploads()).toBe(2);
  });

  it('follow for documents pushed before the company wanted them', async () => {
    await world.setUp({}, { papers: 'off' });
    await world.push();
    expect(await files()).toEqual([]);
    await world.setUp({}, { papers: 'push' });
    expect([...(await world.plan()).values()].filter(({ op }) => op !== 'leave')).toMatchObject([
      { key: 'paper:invoice:i1', op: 'create', kind: 'PDF' },
    ]);
    await world.push();
    expect(await files()).toHaveLength(1);
  });

  it('are attached once even if the upload’s response was lost', async () => {
    await world.control('fault', { path: '/upload', status: 'drop', isAfter: true });
    expect(await world.push('first')).toMatchObject({ state: 'running', failed: 0 });
    world.wait(10);
    expect(await world.goOn('first')).toMatchObject({ state: 'done', failed: 0 });
    expect(await files()).toHaveLength(1);
    expect(world.link('paper:invoice:i1')).toMatchObject({ state: 'linked', remoteId: (await files())[0]?.Id });
  });

  it('wait if QuickBooks asks for it, and are listed if it refuses one', async () => {
    await world.control('fault', { path: '/upload', status: 429 });
    expect(await world.push('first')).toMatchObject({ state: 'running', failed: 0 });
    expect((await world.there())['Invoice']).toHaveLength(1);
    world.wait(10);
    // The invoice has since been deleted there: QuickBooks responds with 200 and an error about the file in the body.
    const [invoice] = (await world.there())['Invoice'] ?? [];
    await world.control('write', {
      entity: 'Invoice',
      operation: 'delete',
      body: { Id: invoice?.Id, SyncToken: invoice?.SyncToken },
    });
    expect(await world.goOn('first')).toMatchObject({ state: 'done', failed: 1 });
    const refused = world.pushes('first').at(-1);
    expect(refused?.state).toBe('failed');
    expect(refused?.fault).toContain('made inactive or deleted');
  });

  it('that can’t be created block nothing else', async () => {
    // The invoice it credits is lost, and its document names it.
    await world.put('creditNotes/c1', { ...sampleCredit('c1'), invoiceId: 'lost', issuedOn: '2026-03-01' });
    expect(await world.push('first')).toMatchObject({ state: 'done', failed: 1 });
    expect(world.pushes('first').find(({ state }) => state === 'failed')).toMatchObject({
      key: 'paper:credit:c1',
      fault: 'Its PDF could not be made. Open the document here and look at its PDF.',
    });
    expect(await files()).toMatchObject([{ FileName: '1042 Ridge Heating.pdf' }]);
  });

  it('are deleted when their push is undone, and come with the next one', async () => {
    await world.push('first');
    expect(await world.undo('first')).toMatchObject({ state: 'done', failed: 0 });
    expect(await files()).toEqual([]);
    expect(world.link('paper:invoice:i1')).toBeUndefined();
    await world.push('second');
    expect(await files()).toHaveLength(1);
  });

  it('go to the new invoice if only the old invoice was undone', async () => {
    await world.push('first');
    const invoice = world.pushes('first').findIndex(({ key }) => key === 'invoice:i1');
    await world.undo('first', [`first-${String(invoice).padStart(5, '0')}`]);
    await world.push('second');
    const { Invoice } = await world.there();
    const alive = Invoice?.find(({ DocNumber }) => DocNumber === '1042');
    expect(await files()).toMatchObject([{}, { AttachableRef: [{ EntityRef: { value: alive?.Id } }] }]);
    expect([...(await world.plan()).values()].filter(({ op }) => op !== 'leave')).toEqual([]);
  });
});
