import { formatCents } from '@/domain/money/format';
import { formatAddress } from '@/domain/contact/format';
import { equipmentName } from '@/domain/equipment/format';
import { invoiceLabel, statusOf } from '@/domain/invoice/facts';
import { propertyName } from '@/domain/property/format';
import type { Stored } from '@/domain/record/schema';
import type { FieldsOf } from '@/domain/record/schemas';
import { estimateStatus } from '@/domain/billing/estimateState';
import { calendarDay, clockTime } from '@/lib/dates';
import type { Desk } from '../desk';

// Records as the model sees them: what answers questions about them, with the key by which an answer references them. Strangers' text
// goes through `foreign`. Secrets (gate codes, tokens, signatures) never appear.

/** Formats an instant like `2026-11-24 08:30` in the desk's time zone. */
export const localTime = (desk: Desk, instant: string): string =>
  instant === ''
    ? ''
    : `${calendarDay(desk.timeZone, new Date(instant))} ${clockTime(desk.timeZone, new Date(instant))}`;

export const cents = (desk: Desk, label: string, value: number, sourceKey = ''): string =>
  desk.chips.figure({ label, value, unit: 'cents', text: formatCents(value), sourceKey });

export const count = (desk: Desk, label: string, value: number): number => {
  desk.chips.figure({ label, value, unit: 'count', text: String(value) });
  return value;
};

/** Formats a share in whole percent. */
export const percent = (desk: Desk, label: string, value: number): string =>
  desk.chips.figure({ label, value, unit: 'percent', text: `${String(value)}%` });

export const shownCustomer = (desk: Desk, customer: Stored<FieldsOf<'customers'>>) => ({
  source: desk.chips.cite('customers', customer.id, customer.name, customer.status === 'archived' ? 'archived' : ''),
  customer_id: customer.id,
  name: customer.name,
  phone: customer.phone,
  email: customer.email,
  kind: customer.kind,
  status: customer.status,
  do_not_service: customer.isDoNotService ? customer.doNotServiceReason || 'yes' : 'no',
});

export const shownProperty = (desk: Desk, property: Stored<FieldsOf<'properties'>>) => ({
  source: desk.chips.cite('properties', property.id, propertyName(property), formatAddress(property.address)),
  property_id: property.id,
  customer_id: property.customerId,
  label: property.label,
  address: formatAddress(property.address),
});

export const shownJob = (desk: Desk, job: Stored<FieldsOf<'jobs'>>) => ({
  source: desk.chips.cite('jobs', job.id, `${job.number} ${job.title}`, job.customerName),
  job_id: job.id,
  number: job.number,
  title: job.title,
  customer_id: job.customerId,
  customer: job.customerName,
  property_id: job.propertyId,
  address: job.propertyAddress,
  state: job.progress,
  type: job.type,
  priority: job.priority,
  planned: job.progress === 'unscheduled' ? 'no time yet' : localTime(desk, job.scheduledTime),
  minutes: job.durationMinutes,
  technician_ids: job.technicianIds,
});

export const shownVisit = (
  desk: Desk,
  visit: Pick<
    FieldsOf<'schedule'>,
    'title' | 'kind' | 'placement' | 'state' | 'customerName' | 'propertyAddress' | 'jobId'
  > & {
    id: string;
  },
  nameOf: (id: string) => string,
) => ({
  source: desk.chips.cite('schedule', visit.id, visit.title, localTime(desk, visit.placement.startsAt)),
  visit_id: visit.id,
  job_id: visit.jobId,
  kind: visit.kind,
  title: visit.title,
  state: visit.state,
  customer: visit.customerName,
  address: visit.propertyAddress,
  starts: localTime(desk, visit.placement.startsAt),
  ends: localTime(desk, visit.placement.endsAt),
  technicians: visit.placement.technicianIds.map(nameOf),
});

export function shownInvoice(desk: Desk, invoice: Stored<FieldsOf<'invoices'>>) {
  const label = invoiceLabel(invoice);
  const source = desk.chips.cite('invoices', invoice.id, label, invoice.customerName);
  return {
    source,
    invoice_id: invoice.id,
    number: label,
    customer_id: invoice.customerId,
    customer: invoice.customerName,
    status: statusOf(invoice, desk.today),
    due: invoice.dueOn,
    total: cents(desk, `Total of ${label}`, invoice.totalCents, source),
    open: cents(desk, `Open of ${label}`, invoice.balanceCents, source),
  };
}

export function shownEstimate(desk: Desk, estimate: Stored<FieldsOf<'estimates'>>) {
  const source = desk.chips.cite(
    'estimates',
    estimate.id,
    `${estimate.number} ${estimate.title}`,
    estimate.customerName,
  );
  return {
    source,
    estimate_id: estimate.id,
    number: estimate.number,
    title: estimate.title,
    customer_id: estimate.customerId,
    customer: estimate.customerName,
    status: estimateStatus({ ...estimate, optionIds: [], selectedOptionId: '' }, desk.today),
    total: cents(desk, `Total of ${estimate.number}`, estimate.totalCents, source),
    sent: localTime(desk, estimate.sentAt),
    valid_until: estimate.validUntil,
  };
}

export const shownEquipment = (desk: Desk, unit: Stored<FieldsOf<'equipment'>>) => ({
  source: desk.chips.cite('equipment', unit.id, equipmentName(unit), unit.location),
  equipment_id: unit.id,
  property_id: unit.propertyId,
  type: unit.type,
  make: unit.make,
  model: unit.model,
  serial: unit.serial,
  location: unit.location,
  installed: unit.installDate,
  warranty_until: unit.warrantyUntil,
});
