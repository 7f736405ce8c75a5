import { describe, expect, it } from 'vitest';
import { openCsv } from '../../import/table';
import { agreementInputSchema, type Agreement } from '../record/schema';
import { at, CONSENT } from '@/testing/agreementDays';
import { buildAgreement } from '@/testing/factories/agreement';
import { billedCents, recognizedThrough } from '../record/income';
import { dayOver, duePeriod } from '../record/night';
import { approvedImport, firstRun, importedAgreement, importedId, type ImportedMember } from './member';
import { readDay } from '../../import/day';
import { mapMemberColumns, memberRows, readInterval } from './rows';

const rowsOf = (csv: string) => {
  const source = openCsv(csv);
  if (typeof source === 'string') throw new Error(source);
  return memberRows(source, mapMemberColumns(source.columns));
};

describe('member import files', () => {
  it('reads a comma in a price as a thousands separator, in dollars', () => {
    const [row] = rowsOf('Customer,Plan,Price,Billed\nAda Lovelace,Comfort Plus,"$1,299",Yearly\n');
    expect(row).toMatchObject({ priceCents: 129_900, faults: [] });
  });

  it.each([
    [
      'Housecall Pro',
      'Customer,Email,Service Address,Plan name,Amount,Billing frequency,Start date,Next invoice date,Status\nAda Lovelace,ada@example.com,"12 Elm St, Asheville",Comfort Plus,$19.00,Monthly,01/31/2026,07/31/2026,Active\n',
    ],
    [
      'Jobber',
      'Client name,Client email,Property,Title,Total,Billing type,From,Next invoice,Status\nAda Lovelace,Ada@Example.com,"12 Elm St, Asheville",Comfort Plus,19,Monthly,"Jan 31, 2026","Jul 31, 2026",active\n',
    ],
    [
      'ServiceTitan',
      'Customer Name,Customer Email,Location Address,Membership Type,Membership Price,Billing Frequency,Membership Start Date,Next Scheduled Bill Date,Membership Status\nAda Lovelace,ada@example.com,"12 Elm St, Asheville",Comfort Plus,19.00,Monthly,2026-01-31,2026-07-31,Active\n',
    ],
    [
      'a list written by hand',
      'Member;E-mail;Address;Plan;Price;Billed;Start;Next bill;Status\nAda Lovelace;ada@example.com;12 Elm St, Asheville;Comfort Plus;19.00;every month;1/31/26;7/31/26;\n',
    ],
  ])('%s: recognizes and reads the columns by name', (_, csv) => {
    expect(rowsOf(csv)).toMatchObject([
      {
        customer: 'Ada Lovelace',
        email: 'ada@example.com',
        address: '12 Elm St, Asheville',
        plan: 'Comfort Plus',
        priceCents: 1_900,
        interval: 'month',
        startsOn: '2026-01-31',
        nextBillOn: '2026-07-31',
        isGone: false,
        faults: [],
      },
    ]);
  });

  it('explain unreadable values, and who has left', () => {
    const [row] = rowsOf(
      'Customer,Plan,Price,Next bill,Billing frequency,Status\nAda,Plus,-5,31.31.2026,fortnightly,Cancelled\n',
    );
    expect(row).toMatchObject({ isGone: true, priceCents: null, nextBillOn: '', interval: '' });
    expect(row?.faults).toHaveLength(3);
    expect([readDay('2/30/2026'), readDay('tomorrow'), readDay('2028-02-29T00:00:00Z')]).toEqual([
      '',
      '',
      '2028-02-29',
    ]);
    expect(['Annually', 'Semi-annual', 'every 3 months', 'Paid upfront'].map(readInterval)).toEqual([
      'year',
      '',
      'quarter',
      'prepaid',
    ]);
  });
});

describe('a member imported from another program', () => {
  const member: ImportedMember = {
    customerId: 'customer-1',
    propertyId: 'property-1',
    planId: 'plus',
    interval: 'year',
    priceCents: 36_500,
    startsOn: '2024-03-01',
    endsOn: '',
    nextBillOn: '',
    paidUntil: '2027-02-28',
    nextVisitOn: '2026-10-15',
    externalId: 'HCP-17',
  };
  const imported = (changes: Partial<ImportedMember> = {}, today = '2026-06-09'): Agreement => {
    const one = { ...member, ...changes };
    const { interval, priceCents, startsOn } = one;
    return importedAgreement(
      agreementInputSchema.parse(buildAgreement({ interval, priceCents, startsOn })),
      one,
      at(today),
    );
  };

  it('is not billed until reviewed, and is recognized in the same file', async () => {
    const waiting = imported();
    expect(waiting).toMatchObject({
      state: 'imported',
      nextActionOn: '',
      termStartsOn: '2026-03-01',
      endsOn: '2027-03-01',
    });
    expect(duePeriod({ ...waiting, nextBillOn: '2026-01-01' }, '2026-06-09')).toBeNull();
    expect(dayOver(waiting, at('2028-01-01'))).toBe(waiting);
    expect(await importedId(member)).toBe(await importedId({ ...member, priceCents: 1, nextBillOn: '2026-07-01' }));
    expect(await importedId(member)).not.toBe(await importedId({ ...member, externalId: 'HCP-18' }));
  });

  it('is not billed for what was prepaid, and gets the visits from the next one on', () => {
    const running = approvedImport(imported(), CONSENT, at('2026-06-09'));
    // Paid through the term, with 265 of 365 days left.
    expect(running).toMatchObject({ state: 'active', nextBillOn: '' });
    expect([
      billedCents(running),
      recognizedThrough(running, '2026-06-09'),
      recognizedThrough(running, '2027-02-28'),
    ]).toEqual([26_500, 100, 26_500]);
    expect(running.visits.map(({ name, dueFrom }) => [name, dueFrom])).toEqual([['Fall tune-up', '2026-10-15']]);
    expect(dayOver(running, at('2026-06-10')).visits).toHaveLength(1);
    expect(() => approvedImport(running, CONSENT, at('2026-06-09'))).toThrow(/looked at already/);
  });

  it('says beforehand what would be billed at once for past dates', () => {
    const late = imported({ interval: 'month', priceCents: 1_900, nextBillOn: '2026-05-01', paidUntil: '' });
    expect(firstRun(late, '2026-06-09')).toEqual({ atOnce: 2, atOnceCents: 3_800, thenOn: '2026-07-01' });
    const ahead = imported({ interval: 'month', priceCents: 1_900, nextBillOn: '2026-06-20', paidUntil: '' });
    expect(firstRun(ahead, '2026-06-09')).toEqual({ atOnce: 0, atOnceCents: 0, thenOn: '2026-06-20' });
    const running = approvedImport(ahead, CONSENT, at('2026-06-09'));
    expect(duePeriod(running, '2026-06-19')).toBeNull();
    expect(duePeriod(running, '2026-06-20')).toMatchObject({ from: '2026-06-20', priceCents: 1_900 });
  });
});
