import { describe, expect, it } from 'vitest';
import { copiesIn } from './copiesIn';

const ADA = { name: 'Ada King', sortName: 'king, ada', phone: '512-555-0134' };
const NAMES = { customerName: 'Ada King', customerSortName: 'king, ada' };

const record = (collection: string, fields: Record<string, unknown>) => ({
  ref: { parent: { id: collection } },
  get: (field: string) => fields[field],
});

describe('a record’s copies of its customer', () => {
  it('a job follows all of them', () => {
    expect(copiesIn(record('jobs', {}), ADA)).toEqual({ ...NAMES, customerPhone: '512-555-0134' });
  });

  it.each(['draft', 'sent', 'changes-requested'])('an estimate that is %s gets the new name and address', (state) => {
    expect(copiesIn(record('estimates', { state }), ADA)).toEqual(NAMES);
  });

  it.each(['approved', 'declined', 'superseded', 'converted'])(
    'an estimate that is %s keeps its address and is found under the new name',
    (state) => {
      expect(copiesIn(record('estimates', { state }), ADA)).toEqual({ customerSortName: 'king, ada' });
    },
  );

  it('a draft invoice is billed to the new name, unless someone else pays', () => {
    const draft = { state: 'draft', customerName: 'Ada Lovelace' };
    expect(copiesIn(record('invoices', { ...draft, 'billTo.name': 'Ada Lovelace' }), ADA)).toEqual({
      ...NAMES,
      'billTo.name': 'Ada King',
    });
    expect(copiesIn(record('invoices', { ...draft, 'billTo.name': 'Landlord LLC' }), ADA)).toEqual(NAMES);
  });

  it('a draft without a name yet gets no bill-to name', () => {
    expect(copiesIn(record('invoices', { state: 'draft', customerName: '', 'billTo.name': '' }), ADA)).toEqual(NAMES);
  });

  it('an issued invoice is listed under the new name and keeps what is printed on it', () => {
    const issued = { state: 'issued', customerName: 'Ada Lovelace' };
    expect(copiesIn(record('invoices', { ...issued, 'billTo.name': 'Ada Lovelace' }), ADA)).toEqual(NAMES);
    // Without anyone to bill to, it is addressed by the customer's name.
    expect(copiesIn(record('invoices', { ...issued, 'billTo.name': '' }), ADA)).toEqual({
      customerSortName: 'king, ada',
    });
  });

  it('a recurring invoice bills the new name from now on', () => {
    const recurring = { customerName: 'Ada Lovelace', 'template.billTo.name': 'Ada Lovelace' };
    expect(copiesIn(record('recurringInvoices', recurring), ADA)).toEqual({
      ...NAMES,
      'template.billTo.name': 'Ada King',
    });
  });

  it('a record without copies doesn’t change', () => {
    expect(copiesIn(record('notes', {}), ADA)).toEqual({});
  });
});
