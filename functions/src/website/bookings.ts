import { hasFeature } from '@/domain/access/features';
import { isOutside } from '@/domain/lead/area';
import { isRecordId } from '@/domain/record/recordId';
import { formatPaperDate } from '@/domain/paper/dates';
import { daySpan } from '@/domain/scheduling/wallClock';
import { bookingWindows, freeSlots, SLOTS_SHOWN } from '@/domain/website/booking';
import { EMPTY_FORM, type FormState, type Slot } from '@/domain/website/forms';
import { AppError } from '@/lib/appError';
import { calendarDay } from '@/lib/dates';
import { leadOfSentForm, openForm } from '../leads/formLead';
import { readWorkSettings } from '../leads/leadCompany';
import { storeLead } from '../leads/storeLead';
import type { Deps } from '../platform/admin';
import type { PageRequest } from '../platform/definePage';
import { addressOf, callersOf } from './callers';
import { bookingNeeds, serviceName, serviceOf, type ToBook } from './bookable';
import { bookJob, confirmBy } from './bookJob';
import { countShielded } from '../platform/rateLimit';
import { leadOfFields, zipOf } from './readForm';
import { readGround } from './readGround';
import type { PublishedSite } from './readSite';
import { isFlood, refused, renewed, typedState, type Answered, type Sent } from './takeRequest';

/** Each look at the schedule reads a few hundred records: no one needs more for one booking. */
const LOOKS_PER_FORM = 4;
/** Number of days read at once; a quiet company has enough slots in the first batch. */
const DAYS_AT_ONCE = 3;

/** Returns the first slots that are free now. */
async function readSlots(deps: Deps, { found, item }: ToBook): Promise<Slot[]> {
  const { company, site } = found;
  const { companyId, content } = site;
  if (!hasFeature(company.features, 'jobs')) return [];
  const work = await readWorkSettings(deps, companyId, company);
  const windows = bookingWindows(company, content, deps.now(), work.arrivalWindows);
  const dayOf = ({ startsAt }: Slot): string => calendarDay(company.timeZone, new Date(startsAt));
  const days = [...new Set(windows.map(dayOf))];
  const slots: Slot[] = [];
  for (let at = 0; at < days.length && slots.length < SLOTS_SHOWN; at += DAYS_AT_ONCE) {
    const some = days.slice(at, at + DAYS_AT_ONCE);
    const span = {
      startsAt: daySpan(some[0] ?? '', company.timeZone).startsAt,
      endsAt: daySpan(some.at(-1) ?? '', company.timeZone).endsAt,
    };
    const ground = await readGround(deps, { companyId, company, span });
    const offered = windows.filter((slot) => some.includes(dayOf(slot)));
    slots.push(...freeSlots(ground, offered, bookingNeeds(item, work)).map(({ window }) => window));
  }
  return slots.slice(0, SLOTS_SHOWN);
}

type Opened = { state: FormState; service: string; request: PageRequest };

/** Renders the page with the slots for a service and a property, once both are known. */
export async function readBookingPage(
  deps: Deps,
  found: PublishedSite,
  { state, service, request }: Opened,
): Promise<FormState> {
  const item = serviceOf(found, service);
  const zip = zipOf(state.values.zip ?? '');
  const values = { ...state.values, service: item?.id ?? '' };
  if (!item || zip === '') return { ...state, values };
  if (!found.site.takesRequests || state.area === 'outside') return { ...state, values, slots: [] };
  try {
    for (const { key, perMinute } of callersOf(deps, request, found.site.companyId))
      await countShielded(deps, `siteTimes_${key}`, perMinute * LOOKS_PER_FORM);
    return { ...state, values, slots: await readSlots(deps, { found, item }) };
  } catch (error) {
    return refused(error, { ...state, values }).state;
  }
}

/** Handles a submitted booking: a job in that slot, once; or the reason it can't be booked, with everything that was typed. */
export async function takeBooking(deps: Deps, sent: Sent): Promise<Answered> {
  const { found, language, fields, request } = sent;
  const { companyId, serviceArea } = found.site;
  const typed = typedState(fields);
  if (await isFlood(deps, sent)) return { state: { ...typed, notice: 'tooMany', slots: null }, status: 429 };
  const form = await openForm(deps, companyId);
  const item = serviceOf(found, fields.values.service ?? '');
  if (!form || !item) return { state: { ...EMPTY_FORM, slots: [] }, status: 403, isClosed: !form };
  const toBook = { found, item };
  const again = async (state: Partial<FormState>, status: number): Promise<Answered> => ({
    state: { ...typed, ...state, slots: await readSlots(deps, toBook) },
    status,
  });
  const slotStart = fields.values.slot ?? '';
  const read = leadOfFields(
    { ...fields, values: { ...fields.values, wanted: serviceName(toBook).slice(0, 160) } },
    true,
  );
  if ('faults' in read || slotStart === '') {
    const faults = { ...('faults' in read && read.faults), ...(slotStart === '' && { slot: 'slot' as const }) };
    return again({ notice: 'pleaseCheck', faults }, 422);
  }
  try {
    const { ticket, campaign, hidden } = fields;
    const taken = await leadOfSentForm(deps, form, {
      companyId,
      ticket,
      language,
      lead: read.lead,
      hidden,
      search: campaign,
      ipAddress: addressOf(request),
    });
    if (taken.kind === 'too-fast') return await again({ notice: 'tooFast' }, 425);
    if (taken.kind === 'too-old') return await again(await renewed(deps, companyId, typed), 409);
    const asked: Answered = { state: { ...EMPTY_FORM, outcome: { kind: 'asked' } }, status: 200 };
    if (taken.kind === 'machine') return asked;
    const slot = (await offeredSlots(deps, toBook)).find(({ startsAt }) => startsAt === slotStart);
    const outcome =
      slot && !isOutside(serviceArea, read.lead.address) && isRecordId(taken.arrival.leadId)
        ? await bookJob(deps, { ...toBook, slot, arrival: taken.arrival, lead: read.lead })
        : 'not-offered';
    if (outcome === 'enough') return await again({ notice: 'enoughBooked' }, 409);
    if (outcome === 'taken') return await again({ notice: 'slotGone' }, 409);
    if (typeof outcome === 'object')
      return { state: { ...EMPTY_FORM, outcome: { kind: 'booked', slot: outcome } }, status: 200 };
    if (outcome === 'not-offered' && !isOutside(serviceArea, read.lead.address))
      return await again({ notice: 'slotGone' }, 409);
    // People outside the area, or not to be served, get a call: the office has the request.
    const { timeZone } = found.company;
    const when = slot ? `, wanted ${formatPaperDate(slot.startsAt, { timeZone, withTime: true })}` : '';
    await storeLead(deps, taken.arrival, {
      nextWhat: `Call about the online booking${when}`,
      nextAt: confirmBy(deps.now(), timeZone),
    });
    return asked;
  } catch (error) {
    if (error instanceof AppError) return refused(error, { ...typed, slots: null });
    throw error;
  }
}

/** Returns every slot the company offers now, whether anyone is free or not, so that no one can make one up. */
async function offeredSlots(deps: Deps, { found }: ToBook): Promise<Slot[]> {
  const { company, site } = found;
  const { arrivalWindows } = await readWorkSettings(deps, site.companyId, company);
  return hasFeature(company.features, 'jobs') ? bookingWindows(company, site.content, deps.now(), arrivalWindows) : [];
}
