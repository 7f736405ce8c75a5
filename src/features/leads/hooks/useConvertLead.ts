import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { ConflictError } from '@/data/outbox/conflictError';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { idFromLead, jobNumberOfLead } from '@/domain/lead/bookOnce';
import { customerOfLead, jobOfLead, propertyAt, propertyOfLead } from '@/domain/lead/convert';
import type { Lead } from '@/domain/lead/schema';
import { movedTo, withStep } from '@/domain/lead/state';
import { newJob } from '@/domain/job/create';
import { propertiesOf } from '@/domain/property/queries';
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
 * Converts a lead to a customer, a job or an estimate. `customerId` names an existing customer; '' creates one. All
 * records have ids that follow from the lead and are started at once: two people, or a second try after a closed tab,
 * make the same records. Each can be undone: new records are deleted, and the lead returns to its earlier state.
 */
export function useConvertLead() {
  const navigate = useNavigate();
  const { uid, repository } = useWorkspace();
  const { settings } = useWorkSettings();
  const { change } = useChangeLead();
  const leads = useSaveRecord(collections.leads);
  const customers = useSaveRecord(collections.customers);
  const properties = useSaveRecord(collections.properties);
  const jobs = useSaveRecord(collections.jobs);

  /** Who the lead is and where, and how to write down what of it is new. */
  const planCustomer = async (lead: Stored<Lead>, knownId: string) => {
    const id = idFromLead(lead.id);
    const isKnown = knownId !== '';
    const customer = isKnown
      ? await repository(collections.customers).getById(knownId)
      : { ...customerOfLead(lead), id };
    const known = isKnown ? await repository(collections.properties).getAll(propertiesOf(customer.id)) : [];
    const there = propertyAt(lead, known);
    const wanted = there ? null : propertyOfLead(lead, customer.id);
    const property = there ?? (wanted && { ...wanted, id });
    const made: Made = { customerId: isKnown ? '' : id, propertyId: wanted ? id : '', jobId: '' };
    const start = (): Promise<unknown>[] => [
      ...(isKnown ? [] : [customers.create(customerOfLead(lead), { id, label: lead.name, isOnce: true })]),
      ...(wanted ? [properties.create(wanted, { id, label: customer.name, isOnce: true })] : []),
    ];
    return { customer, property, made, start };
  };

  const removeMade = async (made: Made): Promise<void> => {
    if (made.jobId !== '') await jobs.remove(made.jobId);
    if (made.propertyId !== '') await properties.remove(made.propertyId);
    if (made.customerId !== '') await customers.remove(made.customerId);
  };

  const undo = async (before: Stored<Lead>, saved: Stored<Lead>, made: Made): Promise<void> => {
    try {
      await removeMade(made);
    } catch (error) {
      notify.error(error, { title: 'What was made could not be deleted' });
      return;
    }
    const { state, isOpen, customerId, propertyId, jobId, jobNumber, nextWhat, nextAt, nextBy } = before;
    const log = withStep(saved.log, { kind: 'undone', at: nowIso(), by: uid, text: 'The conversion was taken back' });
    await change(saved, { state, isOpen, customerId, propertyId, jobId, jobNumber, nextWhat, nextAt, nextBy, log });
  };

  /**
   * Changes the lead beside the records that were `started`. If a colleague was faster with the lead, what only this
   * conversion made is removed. @throws what kept any of them from being made.
   */
  const finish = async (
    lead: Stored<Lead>,
    changes: Partial<Lead>,
    { started, made }: { started: Promise<unknown>[]; made: Made },
  ): Promise<Stored<Lead>> => {
    const saving = leads.update(lead.id, changes, { base: lead, label: lead.name, lists: ['log'] });
    const [saved, ...others] = await Promise.allSettled([saving, ...started]);
    if (saved.status === 'rejected') {
      const theirs = theirsOf(saved.reason);
      const isTheirs = (field: 'customerId' | 'propertyId' | 'jobId'): boolean => theirs[field] === made[field];
      await removeMade({
        customerId: isTheirs('customerId') ? '' : made.customerId,
        propertyId: isTheirs('propertyId') ? '' : made.propertyId,
        jobId: isTheirs('jobId') ? '' : made.jobId,
      });
      throw saved.reason;
    }
    const refused = others.find((other) => other.status === 'rejected');
    if (!refused) return saved.value;
    await undo(lead, saved.value, made);
    throw refused.reason;
  };

  const toCustomer = async (lead: Stored<Lead>, knownId: string): Promise<Stored<Lead>> => {
    const { customer, property, made, start } = await planCustomer(lead, knownId);
    const started = start();
    const text = made.customerId === '' ? `Customer: ${customer.name}` : `New customer: ${customer.name}`;
    const saved = await finish(
      lead,
      {
        customerId: customer.id,
        propertyId: property?.id ?? '',
        log: withStep(lead.log, { kind: 'converted', at: nowIso(), by: uid, text }),
      },
      { started, made },
    );
    notify.success(`${lead.name} is now a customer.`, { undo: () => void undo(lead, saved, made) });
    return saved;
  };

  const toJob = async (lead: Stored<Lead>, knownId: string): Promise<void> => {
    const { customer, property, made, start } = await planCustomer(lead, knownId);
    const [id, number] = [idFromLead(lead.id), jobNumberOfLead(lead.id, new Date())];
    const durationMinutes = settings.jobTypes.find((type) => type.id === 'service')?.durationMinutes ?? 60;
    const job = newJob(jobOfLead(lead, customer.id, property?.id ?? '', durationMinutes), {
      number,
      nowIso: nowIso(),
      uid,
      customer,
      property,
      isUnscheduled: true,
    });
    const started = [...start(), jobs.create(job, { id, label: number, isOnce: true })];
    const moved = movedTo(lead, 'booked', { at: nowIso(), by: uid });
    const changes = {
      ...moved,
      customerId: customer.id,
      propertyId: property?.id ?? '',
      jobId: id,
      jobNumber: number,
      log: withStep(moved.log ?? lead.log, { kind: 'converted', at: nowIso(), by: uid, text: `Job ${number}` }),
    };
    const all = { ...made, jobId: id };
    try {
      const saved = await finish(lead, changes, { started, made: all });
      if (isBookedByOther(lead, saved, uid)) notify.info(bookedMeanwhile(lead, number));
      else
        notify.success(`Job ${number} is booked. Find its time now.`, {
          undo: () => {
            void navigate(paths.leadDetails(lead.id));
            void undo(lead, saved, all);
          },
        });
      void navigate(paths.jobSchedule(id));
    } catch (error) {
      const { jobId, jobNumber } = theirsOf(error);
      if (typeof jobId !== 'string' || jobId === '') throw error;
      notify.info(bookedMeanwhile(lead, String(jobNumber)));
      void navigate(paths.jobDetails(jobId));
    }
  };

  /** @throws what kept it from being made; the dialog says it. */
  return async (lead: Stored<Lead>, to: ConvertTo, customerId: string): Promise<void> => {
    if (to === 'job') return toJob(lead, customerId);
    const saved = customerId !== '' && lead.customerId === customerId ? lead : await toCustomer(lead, customerId);
    if (to === 'estimate') void navigate(paths.estimateNewForLead(saved.customerId, saved.id));
  };
}

/** What a colleague has written, if that is why a write was refused. */
const theirsOf = (error: unknown): Record<string, unknown> => (error instanceof ConflictError ? error.theirs : {});

/** Whether a colleague converted the lead, too, since it was seen here. */
const isBookedByOther = (seen: Lead, saved: Lead, uid: string): boolean =>
  saved.log.some(
    ({ kind, by, at }) =>
      kind === 'converted' && by !== uid && seen.log.every((step) => step.at !== at || step.by !== by),
  );

const bookedMeanwhile = (lead: Lead, number: string): string =>
  `A colleague booked ${lead.name} a moment ago: job ${number}. There is only this one.`;
