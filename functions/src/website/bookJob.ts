import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { customerSchema, type Customer } from '@/domain/customer/schema';
import { newJob } from '@/domain/job/create';
import { jobInputSchema, jobSchema } from '@/domain/job/schema';
import type { FormLead } from '@/domain/lead/arrival';
import { customerOfLead, propertyAt, propertyOfLead } from '@/domain/lead/convert';
import { newLead } from '@/domain/lead/create';
import { quietUntil } from '@/domain/message/quietHours';
import { propertiesOf } from '@/domain/property/queries';
import { propertySchema, type Property } from '@/domain/property/schema';
import { newNumber } from '@/domain/record/number';
import { daySpan, dayOf } from '@/domain/scheduling/wallClock';
import { freeSlots, OPEN_BOOKINGS_LIMIT } from '@/domain/website/booking';
import type { Slot } from '@/domain/website/forms';
import { HOUR_MS } from '@/lib/time';
import { knownCustomer } from '../leads/checkLead';
import { ARRIVED, preparedLead, type Arrival } from '../leads/storeLead';
import type { Deps } from '../platform/admin';
import { createdAudit, createdStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { BOOKED_TYPE, bookingNeeds, serviceName, type ToBook } from './bookable';
import { openBookings } from './openBookings';
import { readWorkSettings } from '../leads/leadCompany';
import { readGround } from './readGround';

type Booking = ToBook & { slot: Slot; arrival: Arrival; lead: FormLead };

/** The arrival window; `taken`: no one is free now; `enough`: caller's limit; `not-served`: the office decides. */
type Booked = Slot | 'taken' | 'enough' | 'not-served';

const TAG = 'Online booking';

/**
 * Books a job in a free slot, with its customer, property and lead, all together: a company's bookings run one after the other, and each
 * checks the current schedule. Resubmitting the same form returns the same booking.
 */
export async function bookJob(deps: Deps, booking: Booking): Promise<Booked> {
  const { db, now } = deps;
  const { found, item, slot, arrival } = booking;
  const { companyId } = found.site;
  const { leadId } = arrival;
  const lead = newLead(arrival.input, { receivedAt: arrival.receivedAt });
  const known = await knownCustomer(deps, companyId, lead);
  if (known.isBlocked) return 'not-served';
  const needs = bookingNeeds(item, await readWorkSettings(deps, companyId, found.company));
  const refs = {
    job: inCompany(db, companyId, 'jobs').doc(leadId),
    lock: inCompany(db, companyId, 'counters').doc('onlineBooking'),
  };
  return db.runTransaction(async (transaction): Promise<Booked> => {
    await transaction.get(refs.lock);
    const before = jobSchema.safeParse((await transaction.get(refs.job)).data()).data;
    if (before) return { startsAt: before.arrivalWindowStart, endsAt: before.arrivalWindowEnd };
    if ((await openBookings(deps, transaction, { companyId, lead })) >= OPEN_BOOKINGS_LIMIT) return 'enough';
    const span = daySpan(dayOf(slot.startsAt, found.company.timeZone), found.company.timeZone);
    const ground = await readGround(deps, { companyId, company: found.company, span }, (query) =>
      transaction.get(query),
    );
    const [offer] = freeSlots(ground, [slot], needs);
    if (!offer) return 'taken';
    const who = await customerFor(deps, transaction, { booking, knownId: known.knownCustomerId });
    const writeLead = await preparedLead(deps, transaction, arrival);
    // A lead without a job: the same form was submitted as a request before.
    if (!writeLead) return 'not-served';
    const at = now();
    const audit = (): ReturnType<typeof createdAudit> => createdAudit(ARRIVED, at);
    const number = newNumber('job', new Date(at));
    const job = newJob(
      jobInputSchema.parse({
        title: serviceName(booking).slice(0, 160),
        type: BOOKED_TYPE,
        requiredSkills: needs.requiredSkills,
        customerId: who.customer.id,
        propertyId: who.property?.id ?? '',
        contactPhone: lead.phone,
        scheduledTime: offer.startsAt,
        durationMinutes: item.minutes,
        arrivalWindowStart: slot.startsAt,
        arrivalWindowEnd: slot.endsAt,
        technicianIds: offer.technicianIds,
        description: lead.message,
        source: lead.source,
        tags: [TAG],
      }),
      { number, nowIso: at, uid: ARRIVED, customer: who.customer, property: who.property },
    );
    who.write(audit);
    transaction.create(refs.job, { ...job, ...audit() });
    transaction.set(refs.lock, createdStamp('', at));
    writeLead({
      state: 'booked',
      customerId: who.customer.id,
      propertyId: who.property?.id ?? '',
      jobId: leadId,
      jobNumber: number,
      nextWhat: 'Confirm the online booking',
      nextAt: confirmBy(at, found.company.timeZone),
    });
    return slot;
  });
}

const CONFIRM_WITHIN_MS = HOUR_MS;

/** Returns the office's deadline to confirm: within the hour, or at night from the morning on. A new booking isn't overdue. */
export const confirmBy = (at: string, timeZone: string): string => {
  const morning = quietUntil(at, timeZone);
  return new Date(Date.parse(morning === '' ? at : morning) + CONFIRM_WITHIN_MS).toISOString();
};

type Who = {
  customer: Customer & { id: string };
  property: (Property & { id: string }) | null;
  write: (audit: () => object) => void;
};

const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Returns the job's customer: one with that phone or e-mail and the same name, otherwise a new one. Knowing someone's number isn't enough
 * for a stranger to get into their file, and nothing in it is ever changed.
 */
async function customerFor(
  { db }: Deps,
  transaction: Transaction,
  { booking, knownId }: { booking: Booking; knownId: string },
): Promise<Who> {
  const { found, arrival } = booking;
  const { companyId } = found.site;
  const lead = newLead(arrival.input, { receivedAt: arrival.receivedAt });
  const [customers, properties] = [inCompany(db, companyId, 'customers'), inCompany(db, companyId, 'properties')];
  const stored =
    knownId === '' ? null : customerSchema.safeParse((await transaction.get(customers.doc(knownId))).data()).data;
  const isThem = stored && isSameName(`${stored.firstName} ${stored.lastName}`, `${lead.firstName} ${lead.lastName}`);
  const customer = isThem ? { ...stored, id: knownId } : { ...customerOfLead(lead), id: arrival.leadId };
  const theirs = isThem
    ? (await transaction.get(asked(properties, propertiesOf(knownId)))).docs.flatMap((one) => {
        const property = propertySchema.safeParse(one.data()).data;
        return property ? [{ ...property, id: one.id }] : [];
      })
    : [];
  const there = propertyAt(lead, theirs);
  const wanted = there ? null : propertyOfLead(lead, customer.id);
  const create = (ref: DocumentReference, fields: object, audit: () => object): void =>
    void transaction.create(ref, { ...fields, ...audit() });
  return {
    customer,
    property: there ?? (wanted && { ...wanted, id: arrival.leadId }),
    write: (audit) => {
      if (!isThem) create(customers.doc(customer.id), customerOfLead(lead), audit);
      if (wanted) create(properties.doc(arrival.leadId), wanted, audit);
    },
  };
}
