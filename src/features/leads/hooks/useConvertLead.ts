import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { customerOfLead, jobOfLead, propertyAt, propertyOfLead } from '@/domain/lead/convert';
import type { Lead } from '@/domain/lead/schema';
import { movedTo, withStep } from '@/domain/lead/state';
import { newJob } from '@/domain/job/create';
import { propertiesOf } from '@/domain/property/queries';
import type { Customer } from '@/domain/customer/schema';
import type { Property } from '@/domain/property/schema';
import { newNumber } from '@/domain/record/number';
import type { Stored } from '@/domain/record/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useChangeLead } from '@/entities/lead/useChangeLead';
import { nowIso } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';

export type ConvertTo = 'customer' | 'job' | 'estimate';
/** Records a conversion created: deleted when it is undone. */
type Made = { customerId: string; propertyId: string; jobId: string };

/**
 * Converts a lead to a customer, a job or an estimate. `customerId` names an existing customer; '' creates one. Each
 * can be undone: new records are deleted, and the lead returns to its earlier state.
 */
export function useConvertLead() {
  const navigate = useNavigate();
  const { uid, repository } = useWorkspace();
  const { settings } = useWorkSettings();
  const { change } = useChangeLead();
  const customers = useSaveRecord(collections.customers);
  const properties = useSaveRecord(collections.properties);
  const jobs = useSaveRecord(collections.jobs);

  const takeCustomer = async (lead: Stored<Lead>, customerId: string) => {
    const isKnown = customerId !== '';
    const customer: Stored<Customer> = isKnown
      ? await repository(collections.customers).getById(customerId)
      : await customers.create(customerOfLead(lead), { label: lead.name });
    const known = isKnown ? await repository(collections.properties).getAll(propertiesOf(customer.id)) : [];
    const there = propertyAt(lead, known);
    const wanted = there ? null : propertyOfLead(lead, customer.id);
    const property: Stored<Property> | null =
      there ?? (wanted && (await properties.create(wanted, { label: customer.name })));
    return {
      customer,
      property,
      made: { customerId: isKnown ? '' : customer.id, propertyId: there ? '' : (property?.id ?? ''), jobId: '' },
    };
  };

  const undo = async (before: Stored<Lead>, saved: Stored<Lead>, made: Made): Promise<void> => {
    try {
      if (made.jobId !== '') await jobs.remove(made.jobId);
      if (made.propertyId !== '') await properties.remove(made.propertyId);
      if (made.customerId !== '') await customers.remove(made.customerId);
    } catch (error) {
      notify.error(error, { title: 'What was made could not be deleted' });
      return;
    }
    const { state, isOpen, customerId, propertyId, jobId, jobNumber, nextWhat, nextAt, nextBy } = before;
    const log = withStep(saved.log, { kind: 'undone', at: nowIso(), by: uid, text: 'The conversion was taken back' });
    await change(saved, { state, isOpen, customerId, propertyId, jobId, jobNumber, nextWhat, nextAt, nextBy, log });
  };

  const toCustomer = async (lead: Stored<Lead>, customerId: string): Promise<Stored<Lead> | null> => {
    const { customer, property, made } = await takeCustomer(lead, customerId);
    const saved = await change(lead, {
      customerId: customer.id,
      propertyId: property?.id ?? '',
      log: withStep(lead.log, {
        kind: 'converted',
        at: nowIso(),
        by: uid,
        text: made.customerId === '' ? `Customer: ${customer.name}` : `New customer: ${customer.name}`,
      }),
    });
    if (saved) notify.success(`${lead.name} is now a customer.`, { undo: () => void undo(lead, saved, { ...made }) });
    return saved;
  };

  const toJob = async (lead: Stored<Lead>, customerId: string): Promise<void> => {
    const { customer, property, made } = await takeCustomer(lead, customerId);
    const number = newNumber('job', new Date());
    const durationMinutes = settings.jobTypes.find(({ id }) => id === 'service')?.durationMinutes ?? 60;
    const job = await jobs.create(
      newJob(jobOfLead(lead, customer.id, property?.id ?? '', durationMinutes), {
        number,
        nowIso: nowIso(),
        uid,
        customer,
        property,
        isUnscheduled: true,
      }),
      { label: number },
    );
    const moved = movedTo(lead, 'booked', { at: nowIso(), by: uid });
    const saved = await change(lead, {
      ...moved,
      customerId: customer.id,
      propertyId: property?.id ?? '',
      jobId: job.id,
      jobNumber: number,
      log: withStep(moved.log ?? lead.log, { kind: 'converted', at: nowIso(), by: uid, text: `Job ${number}` }),
    });
    if (!saved) return;
    notify.success(`Job ${number} is booked. Find its time now.`, {
      undo: () => {
        void navigate(paths.leadDetails(lead.id));
        void undo(lead, saved, { ...made, jobId: job.id });
      },
    });
    void navigate(paths.jobSchedule(job.id));
  };

  /** @throws what kept it from being made; the dialog says it. */
  return async (lead: Stored<Lead>, to: ConvertTo, customerId: string): Promise<void> => {
    if (to === 'job') return toJob(lead, customerId);
    const saved = customerId !== '' && lead.customerId === customerId ? lead : await toCustomer(lead, customerId);
    if (saved && to === 'estimate') void navigate(paths.estimateNewForLead(saved.customerId, saved.id));
  };
}
