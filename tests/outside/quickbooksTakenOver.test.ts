import { describe, expect, it } from 'vitest';
import { sampleInvoice } from '@/testing/factories/quickbooks';
import type { AskBooks } from '../../functions/src/quickbooks/client';
import {
  at,
  beginReports,
  causes,
  events,
  going,
  hasNews,
  linesOf,
  minute,
  notes,
  patch,
  payThere,
  pull,
  remoteOf,
  send,
  takenLink,
  takenOver,
} from './quickbooksReports';

beginReports();

describe('during another operation', () => {
  /** Makes something happen here while QuickBooks' response about changes is on its way. */
  const meanwhile = async (happens: () => Promise<unknown>): Promise<AskBooks> => {
    const ask = await at.world.ask();
    let isDone = false;
    return async (request) => {
      const answer = await ask(request);
      if (request.path === 'cdc' && !isDone) {
        isDone = true;
        await happens();
      }
      return answer;
    };
  };

  it('a webhook that arrives while changes are being read is handled as well', async () => {
    await send(events.new('created', 'Payment', '1', '2026-03-20T15:00:00Z'));
    await pull(
      await meanwhile(async () => {
        const { Id } = await payThere({ i1: 43.3 });
        await send(events.new('created', 'Payment', Id, '2026-03-20T15:00:01Z'));
      }),
    );
    expect(hasNews()).toBe(true);
    await minute();
    expect(takenOver()).toEqual(['i1 4330']);
    expect(hasNews()).toBe(false);
  });

  it('voiding here while changes are being read is a void, not a difference', async () => {
    await patch('Invoice', remoteOf('invoice:i2'), { PrivateNote: 'fieldwright:invoice:i2 · seen' });
    await pull(
      await meanwhile(async () => {
        at.world.wait(1);
        await at.world.put('invoices/i2', sampleInvoice('i2', { number: '1043', state: 'void' }));
        await at.world.push();
      }),
    );
    expect(at.world.link('invoice:i2')).toMatchObject({ state: 'void', totalCents: 0 });
    await minute();
    expect(notes()).toEqual(['void: ']);
    expect(await causes()).toEqual([]);
  });

  it('a payment being pushed doesn’t come back as one of theirs', async () => {
    await payThere({ i1: 43.3 });
    await Promise.all([pull(), pull(), minute(), send(events.old('Create', 'Payment', '1', '2026-03-20T15:00:00Z'))]);
    await minute();
    expect(takenOver()).toEqual(['i1 4330']);
    expect(await going()).toEqual([]);
  });

  it('a payment entered by a run that died before linking it is linked by the next, and isn’t pushed', async () => {
    await payThere({ i1: 43.3 });
    await pull();
    await at.world.deps.db.doc(`companies/acme/quickbooksLinks/${takenLink()}`).delete();
    await pull();
    expect(await going()).toEqual([]);
    expect(takenOver()).toEqual(['i1 4330']);
  });
});

describe('a payment changed there after it was imported', () => {
  it('that pays a second invoice with its remainder is entered there, too, once', async () => {
    const { Id } = await payThere({ i1: 43.3 }, { TotalAmt: 100 });
    await minute();
    await pull();
    expect(takenOver()).toEqual(['i1 4330']);
    await patch('Payment', Id, { Line: linesOf({ i1: 43.3, i2: 56.7 }) });
    await pull();
    await pull();
    expect(takenOver()).toEqual(['i1 4330', 'i2 5670']);
    expect(notes()).toEqual([]);
    expect(await going()).toEqual([]);
  });

  it('that is moved to another invoice is listed, and enters nothing twice', async () => {
    const { Id } = await payThere({ i1: 43.3 });
    await pull();
    await patch('Payment', Id, { Line: linesOf({ i2: 43.3 }) });
    await pull();
    expect(takenOver()).toEqual(['i1 4330']);
    expect(notes()).toEqual(['changed: It pays other invoices in QuickBooks than here, or other parts of them.']);
    // Once it's moved back, nothing is different any longer.
    await patch('Payment', Id, { Line: linesOf({ i1: 43.3 }) });
    await pull();
    expect(notes()).toEqual([]);
    expect(takenOver()).toEqual(['i1 4330']);
  });

  it('that paid two invoices is removed from both when it is deleted, whatever is reported after that', async () => {
    const { Id } = await payThere({ i1: 43.3, i2: 20 });
    await pull();
    expect(takenOver()).toEqual(['i1 4330', 'i2 2000']);
    await patch('Payment', Id, { isDeleted: true });
    for (const verb of ['deleted', 'updated', 'created']) {
      await send(events.new(verb, 'Payment', Id, '2026-03-20T15:00:00Z'));
      await minute();
    }
    expect(notes()).toEqual(['gone: It was deleted in QuickBooks.', 'gone: It was deleted in QuickBooks.']);
    expect(takenOver()).toEqual(['i1 4330', 'i2 2000']);
    expect(await causes()).toContain('payment gone');
  });

  it('whose amount changes between our two writes is listed, and not pushed back as a new one', async () => {
    const { Id } = await payThere({ i1: 43.3 });
    await pull();
    // As if the run had ended before writing its link, and someone had changed it there.
    await at.world.deps.db.doc(`companies/acme/quickbooksLinks/${takenLink()}`).delete();
    await patch('Payment', Id, { TotalAmt: 50, Line: linesOf({ i1: 50 }) });
    await pull();
    expect(takenOver()).toEqual(['i1 4330']);
    expect((await going()).filter((row) => row.startsWith('create'))).toEqual([]);
    expect(notes()).toEqual(['changed: It pays other invoices in QuickBooks than here, or other parts of them.']);
  });

  it('with “voided” typed into its note is a payment; an actually voided one isn’t', async () => {
    await payThere({ i1: 43.3 }, { PrivateNote: 'In place of the check that was voided' });
    const { Id } = await payThere({ i2: 20 });
    await pull();
    expect(takenOver()).toEqual(['i1 4330', 'i2 2000']);
    await patch('Payment', Id, { PrivateNote: 'Voided', TotalAmt: 0, Line: [] });
    await pull();
    expect(notes()).toEqual(['changed: It was voided in QuickBooks.']);
  });
});
