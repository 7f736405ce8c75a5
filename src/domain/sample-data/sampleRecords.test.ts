import { describe, expect, it } from 'vitest';
import { INDUSTRIES, type Industry } from '../user/schema';
import { SCHEMAS } from '../record/schemas';
import type { Estimate } from '../estimate/schema';
import type { Invoice } from '../invoice/schema';
import type { Job } from '../job/schema';
import type { Customer } from '../customer/schema';
import { EMPTY_ADDRESS } from '../contact/schema';
import { sampleRecords } from './sampleRecords';
import type { SampleCollection } from './schema';

const company = {
  industry: 'hvac' as Industry,
  industries: [],
  phone: '(303) 555-0100',
  address: { ...EMPTY_ADDRESS, city: 'Denver', state: 'CO', postalCode: '80205' },
  timeZone: 'America/Denver',
};
let count = 0;
const make = (changes: Partial<typeof company> = {}, now = '2026-11-18T20:10:00.000Z', hasPricebook = false) =>
  sampleRecords({
    company: { ...company, ...changes },
    uid: 'owner',
    now,
    newId: () => `id-${(count += 1)}`,
    hasPricebook,
  });
const of = <T>(records: ReturnType<typeof make>, collection: SampleCollection): T[] =>
  records.filter((record) => record.collection === collection).map(({ data }) => data as T);

describe('the sample data', () => {
  it.each(INDUSTRIES)(
    'for %s has six customers, eight jobs, three estimates and three invoices, all valid',
    async (industry) => {
      const records = make({ industry });
      expect(of(records, 'customers')).toHaveLength(6);
      expect(of(records, 'jobs')).toHaveLength(8);
      expect(of(records, 'estimates')).toHaveLength(3);
      expect(of(records, 'invoices')).toHaveLength(3);
      expect(of(records, 'pricebook').length).toBeGreaterThan(20);
      for (const { collection, data } of records) {
        const { success, error } = (await SCHEMAS[collection]()).safeParse(data);
        expect(success, `${collection}: ${error?.message ?? ''}`).toBe(true);
      }
      for (const { totalCents } of of<Estimate>(records, 'estimates')) expect(totalCents).toBeGreaterThan(0);
    },
  );

  it('stays internal: drafts without numbers, and addresses no one reads', () => {
    const records = make();
    for (const { state, token, sentAt } of [...of<Estimate>(records, 'estimates'), ...of<Invoice>(records, 'invoices')])
      expect({ state, token, sentAt }).toEqual({ state: 'draft', token: '', sentAt: '' });
    expect(of<Invoice>(records, 'invoices').map(({ number }) => number)).toEqual(['', '', '']);
    for (const { email, phone } of of<Customer>(records, 'customers')) {
      expect(email).toMatch(/@example\.com$/);
      expect(phone).toMatch(/^\(303\) 555-01\d\d$/);
    }
  });

  it('links jobs and invoices like the server, which then changes nothing', () => {
    const records = make();
    const linked = records
      .filter(({ collection }) => collection === 'invoices')
      .map(({ id, data }) => [(data as Invoice).jobId, id]);
    const jobs = records.filter(({ collection, data }) => collection === 'jobs' && (data as Job).invoiceId !== null);
    expect(jobs.map(({ id, data }) => [id, (data as Job).invoiceId])).toEqual(linked);
    expect(jobs.map(({ data }) => (data as Job).invoice.status)).toEqual(['draft', 'draft', 'draft']);
  });

  it('surrounds today within working hours, with progress by the current time', () => {
    // 1:10 PM in Denver.
    const jobs = of<Job>(make(), 'jobs');
    const local = (iso: string) =>
      new Date(iso).toLocaleString('en-US', { timeZone: 'America/Denver', dateStyle: 'short', timeStyle: 'short' });
    expect(jobs.map(({ scheduledTime, progress }) => `${local(scheduledTime)} ${progress}`)).toEqual([
      '11/17/26, 9:00 AM work-done',
      '11/17/26, 1:30 PM work-done',
      '11/18/26, 8:30 AM work-done',
      '11/18/26, 10:30 AM work-done',
      '11/18/26, 1:00 PM in-progress',
      '11/18/26, 3:00 PM scheduled',
      '11/19/26, 9:00 AM scheduled',
      '11/18/26, 1:10 PM unscheduled',
    ]);
  });

  it('adds nothing to an existing pricebook, and uses no item from it', () => {
    const records = make({}, undefined, true);
    expect(of(records, 'pricebook')).toEqual([]);
    expect(of(records, 'pricebookCategories')).toEqual([]);
    const lines = of<Estimate>(records, 'estimates').flatMap(({ document }) => document.lines);
    expect(lines.map(({ pricebookItemId }) => pricebookItemId)).toEqual(lines.map(() => ''));
  });
});
