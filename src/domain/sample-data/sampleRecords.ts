import { addDaysToInstant, plusMinutes } from '@/lib/calendar';
import { calendarDay, dayAway } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/time';
import { tradesOf } from '../company/schema';
import type { Address } from '../contact/schema';
import { customerInputSchema, newCustomer } from '../customer/schema';
import { newJob } from '../job/create';
import { moveJob } from '../job/progress';
import { jobInputSchema, type Job } from '../job/schema';
import { samplesOf } from '../pricebook/samples';
import { propertySchema } from '../property/schema';
import { newNumber } from '../record/number';
import { technicianSchema } from '../technician/schema';
import { SAMPLE_CUSTOMERS, SAMPLE_TAG, SAMPLE_TECHNICIANS } from './people';
import { at, servicesAmong, type Item, type Origin, type Place, type SampleRecord } from './origin';
import { SAMPLE_VISITS } from './sampleDays';
import { sampleEstimates, sampleInvoices } from './samplePapers';

const NOON = 12 * 60;
const ELSEWHERE = { city: 'Asheville', state: 'NC', postalCode: '28806' };

/**
 * Builds a small, realistic company of the same trades: customers with properties, jobs around today, prices, estimates and draft
 * invoices. None of it leaves the company or touches its books: no document is sent, issued or numbered.
 */
export function sampleRecords(origin: Origin): SampleRecord[] {
  const { company, newId, now, hasPricebook } = origin;
  const today = calendarDay(company.timeZone, new Date(now));
  const pricebook = samplesOf(tradesOf(company), today);
  const items = pricebook.items.map((item): Item => ({ ...item, id: newId() }));
  const categoryIds = new Map(pricebook.categories.map(({ name }) => [name, newId()]));
  const places = SAMPLE_CUSTOMERS.map((person, index) => placeOf(person, index, origin));
  const technicianIds = SAMPLE_TECHNICIANS.map(() => newId());
  const jobs = visits(origin, { items, places, technicianIds });
  const invoices = sampleInvoices(origin, { items, places, jobs, today });
  const invoiceIds = new Map(invoices.map(({ id, data }) => [data.jobId, id]));

  return [
    ...pricebookRecords(hasPricebook ? [] : items, pricebook.categories, categoryIds),
    ...SAMPLE_TECHNICIANS.map((technician, index) => ({
      collection: 'technicians' as const,
      id: technicianIds[index] ?? newId(),
      data: technicianSchema.parse({ ...technician, jobTitle: 'Technician (sample)' }),
    })),
    ...places.flatMap(({ customer: { id: customerId, ...customer }, property: { id: propertyId, ...property } }) => [
      { collection: 'customers' as const, id: customerId, data: customer },
      { collection: 'properties' as const, id: propertyId, data: property },
    ]),
    ...jobs.map(({ id, ...job }) => ({
      collection: 'jobs' as const,
      id,
      // As the server would link them: what it has nothing to change on stays a sample.
      data: invoiceIds.has(id)
        ? { ...job, invoiceId: invoiceIds.get(id), invoice: { ...job.invoice, status: 'draft' } }
        : job,
    })),
    ...sampleEstimates(origin, { items, places, template: pricebook.template, today }),
    ...invoices,
  ];
}

function pricebookRecords(
  items: readonly Item[],
  categories: readonly { name: string }[],
  categoryIds: ReadonlyMap<string, string>,
): SampleRecord[] {
  if (items.length === 0) return [];
  return [
    ...categories.map((category) => ({
      collection: 'pricebookCategories' as const,
      id: categoryIds.get(category.name) ?? '',
      data: category,
    })),
    ...items.map(({ id, categoryName, ...item }) => ({
      collection: 'pricebook' as const,
      id,
      data: { ...item, categoryId: categoryIds.get(categoryName) ?? '' },
    })),
  ];
}

function placeOf(
  { street, label, ...person }: (typeof SAMPLE_CUSTOMERS)[number],
  index: number,
  { company, newId }: Origin,
): Place {
  const { city, state, postalCode } = company.address.city === '' ? ELSEWHERE : company.address;
  const address: Address = { street, unit: '', city, state, postalCode, country: company.address.country };
  const areaCode = /^\D*1?\D*(\d{3})/.exec(company.phone)?.[1] ?? '828';
  const mailbox = Object.values(person).join('.').toLowerCase().replaceAll(' ', '.');
  const customer = newCustomer(
    customerInputSchema.parse({
      ...person,
      kind: 'companyName' in person ? 'company' : 'person',
      phone: `(${areaCode}) 555-01${String(20 + index)}`,
      email: `${mailbox}@example.com`,
      billingAddress: address,
      tags: [SAMPLE_TAG],
    }),
  );
  const customerId = newId();
  return {
    customer: { ...customer, id: customerId },
    property: { ...propertySchema.parse({ customerId, label, address }), id: newId() },
  };
}

function visits(
  { company, now, uid, newId }: Origin,
  {
    items,
    places,
    technicianIds,
  }: { items: readonly Item[]; places: readonly Place[]; technicianIds: readonly string[] },
): (Job & { id: string })[] {
  const services = servicesAmong(items);
  // From noon, which is unaffected by clock changes.
  const momentOf = (day: number, minute: number): string =>
    new Date(dayAway(company.timeZone, new Date(now), day).getTime() + (minute - NOON) * MINUTE_MS).toISOString();
  return SAMPLE_VISITS.map(({ day, minute, customer: place, technician }, index) => {
    const { customer, property } = at(places, place);
    const service = at(services, index);
    const durationMinutes = Math.min(service.durationMinutes, 120);
    const scheduledTime = minute === null ? '' : momentOf(day, minute);
    const job = newJob(
      jobInputSchema.parse({
        title: service.name,
        customerId: customer.id,
        propertyId: property.id,
        scheduledTime,
        durationMinutes,
        technicianIds: technician === null ? [] : [at(technicianIds, technician)],
      }),
      { number: newNumber('job', new Date(now)), nowIso: now, uid, customer, property, isUnscheduled: minute === null },
    );
    return { ...job, ...progressOf(job, { scheduledTime, durationMinutes, now, uid }), id: newId() };
  });
}

/** Returns a job's progress at this moment: over, under way, or ahead. */
function progressOf(
  job: Job,
  {
    scheduledTime,
    durationMinutes,
    now,
    uid,
  }: { scheduledTime: string; durationMinutes: number; now: string; uid: string },
): Partial<Job> {
  if (scheduledTime === '' || scheduledTime > now) return {};
  const endsAt = plusMinutes(scheduledTime, durationMinutes);
  // Booked on the day before, and moved on from there.
  const bookedAt = addDaysToInstant(scheduledTime, -1);
  const booked = { ...job, progressLog: job.progressLog.map((entry) => ({ ...entry, at: bookedAt })) };
  const begun = { ...booked, ...moveJob(booked, { state: 'in-progress', at: scheduledTime, by: uid, reason: '' }) };
  if (endsAt > now) return begun;
  return { ...begun, ...moveJob(begun, { state: 'work-done', at: endsAt, by: uid, reason: '' }) };
}
