import { z } from 'zod';
import { EQUIPMENT_LABELS, EQUIPMENT_TYPES, equipmentSchema } from '@/domain/equipment/schema';
import { JOB_TYPE_LABELS, JOB_TYPES, PRIORITIES } from '@/domain/job/schema';
import { technicianName } from '@/domain/technician/schema';
import { notThere, ToolRefusal } from './refusal';
import { localTime } from './shown';
import { defineTool, optionalId, someId } from './tool';
import { assertMay, reason, sure } from './drafting';

const noteTool = defineTool({
  name: 'draft_note',
  kind: 'draft',
  description: 'Proposes a note on a customer or a job. The person decides.',
  input: z.object({
    on: z.enum(['customer', 'job']),
    id: someId('customer or job'),
    text: z.string().max(5_000),
    reason,
  }),
  words: 'Writing a note for you to check',
  run: async (desk, { on, id, text, reason: why }, { propose }) => {
    const [job, customer] = on === 'job' ? [await desk.get('jobs', id), null] : [null, await desk.get('customers', id)];
    const found = job ?? customer;
    if (!found) throw notThere(on);
    const about = job ? `${job.number} ${job.title}` : (customer?.name ?? '');
    return propose({
      kind: 'note',
      title: `Note on ${about}`,
      reason: why,
      fields: { subjectType: on, subjectId: id, customerId: job?.customerId ?? id, text },
      lines: [{ field: 'text', label: 'Note', after: text }],
    });
  },
});

const jobTool = defineTool({
  name: 'draft_job',
  kind: 'draft',
  description: 'Proposes a new job. For a time take one that find_times gave; null leaves it unscheduled.',
  input: z.object({
    customer_id: someId('customer'),
    property_id: optionalId('property'),
    title: z.string().min(1).max(160),
    type: z.enum(JOB_TYPES),
    priority: z.enum(PRIORITIES),
    description: z.string().max(5_000),
    starts_at: z.iso.datetime().nullable().describe('The instant as find_times gave it (starts_at), or null'),
    minutes: z.number().int().min(5).max(14_400),
    technician_ids: z.array(z.string().max(128)).max(10),
    reason,
  }),
  words: 'Preparing a job for you to check',
  run: async (desk, input, { propose }) => {
    assertMay(desk, 'create', 'jobs', 'make jobs');
    const [customer, property] = await Promise.all([
      desk.get('customers', input.customer_id),
      input.property_id ? desk.get('properties', input.property_id) : null,
    ]);
    if (!customer) throw notThere('customer');
    if (input.property_id && property?.customerId !== customer.id) throw notThere('property of this customer');
    if (customer.isDoNotService) throw new ToolRefusal('This customer is marked “do not service”.');
    const people = await Promise.all(input.technician_ids.map(async (id) => desk.get('technicians', id)));
    if (people.includes(null)) throw notThere('technician');
    const startsAt = input.starts_at ? new Date(input.starts_at).toISOString() : '';
    return propose({
      kind: 'job',
      title: `${input.title} for ${customer.name}`,
      reason: input.reason,
      fields: {
        title: input.title,
        type: input.type,
        priority: input.priority,
        customerId: customer.id,
        propertyId: property?.id ?? '',
        description: input.description,
        scheduledTime: startsAt,
        durationMinutes: input.minutes,
        technicianIds: input.technician_ids,
      },
      lines: [
        { field: 'title', label: 'Job', after: input.title },
        { field: 'customerId', label: 'Customer', after: customer.name },
        { field: 'type', label: 'Type', after: JOB_TYPE_LABELS[input.type] },
        {
          field: 'scheduledTime',
          label: 'Time',
          after: startsAt === '' ? 'Not scheduled yet' : localTime(desk, startsAt),
        },
        { field: 'durationMinutes', label: 'Minutes', after: String(input.minutes) },
        {
          field: 'technicianIds',
          label: 'Technicians',
          after: people.flatMap((one) => (one ? [technicianName(one)] : [])).join(', '),
        },
        { field: 'description', label: 'Description', after: input.description },
      ],
    });
  },
});

const equipmentTool = defineTool({
  name: 'draft_equipment',
  kind: 'draft',
  description:
    'Proposes a unit at a property, such as read off the photo of its nameplate. Leave empty what cannot be read; never guess.',
  input: z.object({
    property_id: someId('property'),
    type: z.enum(EQUIPMENT_TYPES),
    make: z.string().max(80),
    model: z.string().max(80),
    serial: z.string().max(80),
    location: z.string().max(120),
    install_day: z.iso.date().nullable(),
    refrigerant: z.string().max(20),
    sure_percent: sure,
    reason,
  }),
  words: 'Preparing the equipment for you to check',
  run: async (desk, input, { propose }) => {
    assertMay(desk, 'create', 'equipment', 'enter equipment');
    const property = await desk.get('properties', input.property_id);
    if (!property) throw notThere('property');
    const isRead = desk.pictures.length > 0;
    const line = (field: string, label: string, after: string) => ({
      field,
      label,
      after,
      confidencePercent: isRead ? input.sure_percent : null,
    });
    return propose({
      kind: 'equipment',
      title: [EQUIPMENT_LABELS[input.type], input.make, input.model].filter(Boolean).join(' '),
      reason: input.reason,
      fields: equipmentSchema.parse({
        customerId: property.customerId,
        propertyId: property.id,
        type: input.type,
        make: input.make,
        model: input.model,
        serial: input.serial,
        location: input.location,
        installDate: input.install_day ?? '',
        refrigerant: input.refrigerant,
      }),
      lines: [
        line('type', 'Type', EQUIPMENT_LABELS[input.type]),
        line('make', 'Make', input.make),
        line('model', 'Model', input.model),
        line('serial', 'Serial number', input.serial),
        line('location', 'Where', input.location),
      ],
    });
  },
});

export const RECORD_DRAFTS = [noteTool, jobTool, equipmentTool];
