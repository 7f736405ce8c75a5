import { collections } from '@/data/collections';
import { ConflictError } from '@/data/outbox/conflictError';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { idFromLead } from '@/domain/lead/bookOnce';
import { customerOfLead, propertyAt, propertyOfLead } from '@/domain/lead/convert';
import type { Lead } from '@/domain/lead/schema';
import { withStep } from '@/domain/lead/state';
import { propertiesOf } from '@/domain/property/queries';
import type { Stored } from '@/domain/record/schema';
import { useChangeLead } from '@/entities/lead/useChangeLead';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';

/** Records a conversion created: deleted when it is undone. */
type Made = { customerId: string; propertyId: string; jobId: string };

/**
 * The records that a lead becomes: planned, written beside the change of the lead, and taken back. All have ids that
 * follow from the lead, so two people, or a second try, make the same ones.
 */
export function useMadeFromLead() {
  const { uid, repository } = useWorkspace();
  const { save, change } = useChangeLead();
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
    const [saved, ...others] = await Promise.allSettled([save(lead, changes), ...started]);
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

  return { planCustomer, finish, undo };
}

/** What a colleague has written, if that is why a write was refused. */
export const theirsOf = (error: unknown): Record<string, unknown> =>
  error instanceof ConflictError ? error.theirs : {};
