import { z } from 'zod';
import { can } from '@/domain/access/permissions';
import { MESSAGE_CHANNELS, VISIT_MESSAGE_KINDS, VISIT_MESSAGE_LABELS } from '@/domain/message/settings';
import { visitMessageFault } from '@/domain/message/visitRules';
import { formatCents, formatQuantity } from '@/domain/money/format';
import { heldBy } from '@/domain/scheduling/change';
import { technicianName } from '@/domain/technician/schema';
import { minutesBetween, plusMinutes } from '@/lib/calendar';
import { withoutInvisible } from '../cleanText';
import type { Desk } from '../desk';
import { foreignContact } from './foreignContacts';
import { notThere, ToolRefusal } from './refusal';
import { localTime } from './shown';
import { defineTool, optionalId, someId } from './tool';
import { assertMay, reason } from './drafting';

const QUANTITY_ONE = 10_000;

const contactsOf = (desk: Desk, customer: { phone: string; email: string }): string[] => {
  const { company, email } = desk.member;
  return [company.phone, email, customer.phone, customer.email].filter((one) => one !== '');
};

const estimateTool = defineTool({
  name: 'draft_estimate',
  kind: 'draft',
  description:
    'Proposes a draft of an estimate with items of the pricebook (find_prices). Prices come from there; you cannot set them.',
  input: z.object({
    customer_id: someId('customer'),
    property_id: optionalId('property'),
    job_id: optionalId('job'),
    title: z.string().min(1).max(160),
    message: z.string().max(2_000).describe('What the customer reads above the lines, or an empty text'),
    lines: z
      .array(z.object({ item_id: someId('pricebook item'), quantity: z.number().min(0.0001).max(10_000) }))
      .min(1)
      .max(60),
    reason,
  }),
  words: 'Preparing an estimate for you to check',
  run: async (desk, input, { propose }) => {
    assertMay(desk, 'create', 'estimates', 'write estimates');
    const [customer, property, job, items] = await Promise.all([
      desk.get('customers', input.customer_id),
      input.property_id ? desk.get('properties', input.property_id) : null,
      input.job_id ? desk.get('jobs', input.job_id) : null,
      Promise.all(input.lines.map(async ({ item_id: id }) => desk.get('pricebook', id))),
    ]);
    if (!customer) throw notThere('customer');
    if (input.property_id && property?.customerId !== customer.id) throw notThere('property of this customer');
    if (input.job_id && job?.customerId !== customer.id) throw notThere('job of this customer');
    const lines = input.lines.map(({ quantity }, index) => {
      const item = items[index];
      if (!item?.isActive) throw notThere('item in the pricebook');
      if (item.kind === 'bundle') throw new ToolRefusal(`${item.name} is a bundle: add it on the estimate itself.`);
      desk.chips.cite('pricebook', item.id, item.name, item.code);
      return {
        pricebookItemId: item.id,
        name: item.name,
        unitPriceCents: item.priceCents,
        quantityE4: Math.round(quantity * QUANTITY_ONE),
      };
    });
    const fault = foreignContact(`${input.title} ${input.message}`, contactsOf(desk, customer));
    if (fault !== '') throw new ToolRefusal(fault);
    return propose({
      kind: 'estimate',
      title: `Estimate “${input.title}” for ${customer.name}`,
      reason: input.reason,
      fields: {
        title: input.title,
        customerId: customer.id,
        propertyId: property?.id ?? '',
        jobId: job?.id ?? '',
        message: input.message,
        lines,
      },
      lines: [
        { field: 'title', label: 'Estimate', after: input.title },
        { field: 'customerId', label: 'Customer', after: customer.name },
        ...lines.map(({ name, unitPriceCents, quantityE4 }, index) => ({
          field: `lines.${String(index)}.quantityE4`,
          label: name.slice(0, 120),
          after: `${formatQuantity(quantityE4)} × ${formatCents(unitPriceCents)}`,
        })),
        ...(input.message === '' ? [] : [{ field: 'message', label: 'Message', after: input.message }]),
      ],
    });
  },
});

const messageTool = defineTool({
  name: 'draft_message',
  kind: 'draft',
  description:
    'Proposes a message to the customer of a visit. It goes to the number or address on the customer’s record and nowhere else, and only after the person has read it.',
  input: z.object({
    visit_id: someId('visit'),
    about: z.enum(VISIT_MESSAGE_KINDS),
    channel: z.enum(MESSAGE_CHANNELS),
    subject: z.string().max(200).describe('Of an e-mail; an empty text for a text message'),
    message: z.string().min(1).max(1_600),
    reason,
  }),
  words: 'Writing a message for you to check',
  run: async (desk, input, { propose }) => {
    const visit = await desk.get('schedule', input.visit_id);
    if (!visit || visit.kind !== 'visit') throw notThere('visit');
    if (!can(desk.member.user, 'progress', 'schedule'))
      throw new ToolRefusal('The person who asks may not write to customers.');
    const fault = visitMessageFault(visit, input.about, desk.nowIso);
    if (fault !== '') throw new ToolRefusal(fault);
    const customer = await desk.get('customers', visit.customerId);
    if (!customer) throw notThere('customer');
    const to = input.channel === 'sms' ? customer.phone : customer.email;
    if (to === '')
      throw new ToolRefusal(
        `The customer’s record has no ${input.channel === 'sms' ? 'phone number' : 'e-mail address'}.`,
      );
    const foreign = foreignContact(`${input.subject} ${input.message}`, contactsOf(desk, customer));
    if (foreign !== '') throw new ToolRefusal(foreign);
    desk.chips.cite('schedule', visit.id, visit.title, localTime(desk, visit.placement.startsAt));
    return propose({
      kind: 'message',
      title: `${VISIT_MESSAGE_LABELS[input.about]} to ${customer.name}`,
      reason: input.reason,
      fields: {
        visitId: visit.id,
        about: input.about,
        channel: input.channel,
        subject: withoutInvisible(input.subject),
        message: withoutInvisible(input.message),
      },
      target: { collection: 'schedule', id: visit.id, revision: visit.revision },
      lines: [
        ...(input.channel === 'email' ? [{ field: 'subject', label: 'Subject', after: input.subject }] : []),
        { field: 'message', label: 'Message', after: input.message },
      ],
      recipient: `${customer.name}, ${to}`,
    });
  },
});

const moveTool = defineTool({
  name: 'draft_visit_move',
  kind: 'draft',
  description: 'Proposes another time or other technicians for a visit. For the time take one that find_times gave.',
  input: z.object({
    visit_id: someId('visit'),
    starts_at: z.iso.datetime().describe('The instant as find_times gave it (starts_at)'),
    technician_ids: z.array(z.string().max(128)).max(10).nullable().describe('Who goes, or null for whoever goes now'),
    reason,
  }),
  words: 'Preparing another time for you to check',
  run: async (desk, { visit_id: id, starts_at: at, technician_ids: given, reason: why }, { propose }) => {
    assertMay(desk, 'update', 'schedule', 'plan visits');
    const visit = await desk.get('schedule', id);
    if (!visit) throw notThere('visit that is kept by itself');
    const held = heldBy(visit);
    if (held !== '') throw new ToolRefusal(held);
    const { placement } = visit;
    const startsAt = new Date(at).toISOString();
    if (startsAt < desk.nowIso) throw new ToolRefusal('That time has passed.');
    const minutes = minutesBetween(placement.startsAt, placement.endsAt);
    const endsAt = plusMinutes(startsAt, minutes);
    const technicianIds = given ?? placement.technicianIds;
    const all = await Promise.all(
      [...new Set([...technicianIds, ...placement.technicianIds])].map(async (one) => desk.get('technicians', one)),
    );
    const nameOf = (one: string): string => {
      const known = all.find((person) => person?.id === one);
      if (!known) throw notThere('technician');
      return technicianName(known);
    };
    desk.chips.cite('schedule', visit.id, visit.title, localTime(desk, placement.startsAt));
    return propose({
      kind: 'visit-move',
      title: `Move “${visit.title}”${visit.customerName === '' ? '' : ` at ${visit.customerName}`}`,
      reason: why,
      fields: { startsAt, endsAt, technicianIds },
      target: { collection: 'schedule', id: visit.id, revision: visit.revision },
      before: JSON.stringify(placement),
      lines: [
        {
          field: 'startsAt',
          label: 'Starts',
          before: localTime(desk, placement.startsAt),
          after: localTime(desk, startsAt),
        },
        {
          field: 'technicianIds',
          label: 'Technicians',
          before: placement.technicianIds.map(nameOf).join(', '),
          after: technicianIds.map(nameOf).join(', '),
        },
      ],
    });
  },
});

export const CUSTOMER_DRAFTS = [estimateTool, messageTool, moveTool];
