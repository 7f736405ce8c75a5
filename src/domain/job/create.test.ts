import { describe, expect, it } from 'vitest';
import { buildProperty } from '@/testing/factories/property';
import { buildCustomer } from '@/testing/factories/customer';
import { newNumber } from '../record/number';
import { newJob } from './create';
import { jobInputSchema, jobSchema } from './schema';
import { jobStatus } from './status';

const now = '2026-06-01T12:00:00.000Z';
const customer = buildCustomer({ id: 'cust-1', phone: '512-555-0134' });
const input = jobInputSchema.parse({ title: 'No heat', customerId: customer.id });
const context = { number: '26-K7M3Q', nowIso: now, uid: 'u1', customer, property: null };

describe('newJob', () => {
  it('is scheduled for now when no time was given (specification, section 3)', () => {
    expect(newJob(input, context).scheduledTime).toBe(now);
  });

  it('keeps a given time', () => {
    const at = '2026-06-03T08:00:00.000Z';
    expect(newJob({ ...input, scheduledTime: at }, context).scheduledTime).toBe(at);
  });

  it('starts its log with the author and time', () => {
    expect(newJob(input, context)).toMatchObject({
      progress: 'scheduled',
      progressLog: [{ state: 'scheduled', at: now, by: 'u1', reason: '' }],
    });
    expect(newJob(input, { ...context, isUnscheduled: true })).toMatchObject({
      progress: 'unscheduled',
      progressLog: [{ state: 'unscheduled' }],
    });
  });

  it('is pending, with the customer id where jobs are looked up by customer', () => {
    const job = newJob(input, context);
    expect(job.invoice.customerId).toBe('cust-1');
    expect(job.invoiceId).toBeNull();
    expect(jobStatus(job)).toBe('pending');
  });

  it('copies the customer and the property', () => {
    const property = buildProperty({
      address: { street: '12 Elm St', unit: 'Apt 4', city: 'Austin', state: 'TX', postalCode: '78701', country: 'US' },
    });
    expect(newJob(input, { ...context, property })).toMatchObject({
      customerName: customer.name,
      customerSortName: customer.sortName,
      customerPhone: '512-555-0134',
      propertyAddress: '12 Elm St, Apt 4, Austin, TX 78701',
    });
  });

  it('is a valid record, and remembers the job it follows up', () => {
    const job = newJob(input, { ...context, parentJobId: 'job-0' });
    expect(jobSchema.parse(job)).toEqual(job);
    expect(job.parentJobId).toBe('job-0');
  });
});

describe('newNumber', () => {
  it('is the year and five unambiguous characters', () => {
    const numbers = Array.from({ length: 500 }, () => newNumber('job', new Date(now)));
    for (const number of numbers) expect(number).toMatch(/^26-[2-9A-HJKLMNP-Z]{5}$/);
    expect(new Set(numbers).size).toBeGreaterThan(490);
  });
});

describe('jobInputSchema', () => {
  const issuesOf = (job: object) =>
    jobInputSchema
      .safeParse({ title: 'No heat', customerId: 'c1', ...job })
      .error?.issues.map((issue) => issue.message) ?? [];

  it('requires a title and a customer', () => {
    expect(issuesOf({ title: '  ' })).toEqual(['Enter what the job is']);
    expect(issuesOf({ customerId: '' })).toEqual(['Choose a customer']);
    expect(issuesOf({})).toEqual([]);
  });

  it('requires both ends of an arrival window, in order', () => {
    const [early, late] = ['2026-06-01T08:00:00.000Z', '2026-06-01T10:00:00.000Z'];
    expect(issuesOf({ arrivalWindowStart: early })).toEqual(['Enter both ends of the arrival window']);
    expect(issuesOf({ arrivalWindowEnd: late })).toEqual(['Enter both ends of the arrival window']);
    expect(issuesOf({ arrivalWindowStart: late, arrivalWindowEnd: early })).toEqual([
      'The window must end after it starts',
    ]);
    expect(issuesOf({ arrivalWindowStart: early, arrivalWindowEnd: early })).toEqual([
      'The window must end after it starts',
    ]);
    expect(issuesOf({ arrivalWindowStart: early, arrivalWindowEnd: late })).toEqual([]);
  });

  it('limits duration, technicians and checks', () => {
    expect(issuesOf({ durationMinutes: 4 })).toHaveLength(1);
    expect(issuesOf({ durationMinutes: 14_401 })).toHaveLength(1);
    expect(issuesOf({ durationMinutes: 60.5 })).toHaveLength(1);
    expect(issuesOf({ technicianIds: Array.from({ length: 11 }, (_, index) => `t${index}`) })).toEqual([
      'At most 10 technicians',
    ]);
    const checks = Array.from({ length: 31 }, (_, index) => ({ id: `i${index}`, label: 'Check' }));
    expect(issuesOf({ checklist: checks })).toEqual(['At most 30 checks']);
    expect(issuesOf({ checklist: checks.slice(1) })).toEqual([]);
  });

  it('accepts times only as UTC instants with milliseconds', () => {
    expect(issuesOf({ scheduledTime: '2026-06-01T08:00:00Z' })).toHaveLength(1);
    expect(issuesOf({ scheduledTime: '2026-06-01' })).toHaveLength(1);
  });
});
