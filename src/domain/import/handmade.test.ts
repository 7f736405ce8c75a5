import { describe, expect, it } from 'vitest';
import { createdBy, importOf, outcomesOf, sample } from '@/testing/importPlan';

describe('a handmade list', () => {
  it('in Windows-1252 with semicolons keeps umlauts and ids as written', () => {
    const plan = importOf(sample('15-generic-semicolon-1252.csv'));
    expect(outcomesOf(plan)).toEqual({ 2: 'create', 3: 'create', 4: 'create', 5: 'error' });
    const { customers, properties } = createdBy(plan);
    expect(customers.map(({ data }) => data.externalId)).toEqual(['00017', '00018', '17']);
    expect(customers[0]?.data.lastName).toBe('Weiß');
    expect(customers[1]?.data.kind).toBe('company');
    expect(properties).toHaveLength(3);
    expect(properties[0]?.data.address).toMatchObject({ street: 'Gartenstraße 5', postalCode: '01067' });
  });

  it('from a printout skips repeated titles, column names and the total', () => {
    const plan = importOf(
      [
        'Blue Ridge HVAC,Customers,',
        'Printed 1/31/2026,,',
        'Name,Phone,City,Balance',
        'Ada King,512-555-0134,Austin,"1,200.00"',
        'Page 1 of 2,,',
        'Blue Ridge HVAC,Customers,',
        'Name,Phone,City,Balance',
        'Total Plumbing Inc,512-555-0135,Austin,',
        'Total for Total Plumbing Inc,,,300.00',
        'TOTAL,,,"$1,500.00"',
      ].join('\n'),
    );
    expect(plan.headerRow).toBe(3);
    expect(outcomesOf(plan)).toEqual({
      4: 'create',
      5: 'skip',
      6: 'skip',
      7: 'skip',
      8: 'create',
      9: 'skip',
      10: 'skip',
    });
    expect(createdBy(plan).customers.map(({ data }) => data.name)).toEqual(['Ada King', 'Total Plumbing Inc']);
  });

  it('has zeros restored that a spreadsheet dropped from ZIP codes, with a note', () => {
    const made = importOf(
      'Name,Street,City,State,Zip\nAda King,1 A St,Boston,Massachusetts,2110\nBob,1 B St,Austin,TX,787',
    );
    expect(createdBy(made).properties.map(({ data }) => data.address.postalCode)).toEqual(['02110', '787']);
    expect(made.rows[0]?.issues).toMatchObject([{ value: '2110', isKept: true }]);
    expect(made.rows[0]?.draft?.customer.notes).toBe('');
  });

  it('may contain ids as formulas, our own export’s formulas and invisible marks', () => {
    const made = importOf('Id,Name,Notes\n="0052",\u200eAda\u00a0King\u200f,\'=1+1');
    expect(made.rows[0]?.draft).toMatchObject({
      externalId: '0052',
      customer: { firstName: 'Ada', lastName: 'King', notes: '=1+1' },
    });
  });
});
