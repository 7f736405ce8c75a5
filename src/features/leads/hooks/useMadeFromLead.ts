import { collections } from '@/data/collections';
import { ConflictError } from '@/data/outbox/conflictError';
import { useCan } from '@/data/react/useCan';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { partOf, useSaveTogether, type PartOfChange } from '@/data/react/useSaveTogether';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { idFromLead } from '@/domain/lead/bookOnce';
import { customerOfLead, propertyAt, propertyOfLead } from '@/domain/lead/convert';
import type { Lead } from '@/domain/lead/schema';
import { withStep } from '@/domain/lead/state';
import { propertiesOf } from '@/domain/property/queries';
import type { Stored } from '@/domain/record/schema';
import { LEAD_LISTS, useChangeLead } from '@/entities/lead/useChangeLead';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';

/** Records a conversion created, to delete on undo. */
type Made = { customerId: string; propertyId: string; jobId: string };

/**
 * Plans, writes and rolls back the records a lead becomes, atomically with the change to the lead. Their IDs are derived from the lead,
 * so that two people, or a retry, create the same ones.
 */
export function useMadeFromLead() {
  const { uid, repository } = useWorkspace();
  const { change } = useChangeLead();
  const saveTogether = useSaveTogether();
  const can = useCan();
  const customers = useSaveRecord(collections.customers);
  const properties = useSaveRecord(collections.properties);
  const jobs = useSaveRecord(collections.jobs);

  /** Resolves the lead's customer and property, with the writes for whatever is new. */
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
    const parts: PartOfChange[] = [
      ...(isKnown
        ? []
        : [partOf(collections.customers, [{ id, create: customerOfLead(lead), label: lead.name, isOnce: true }])]),
      ...(wanted ? [partOf(collections.properties, [{ id, create: wanted, label: customer.name, isOnce: true }])] : []),
    ];
    return { customer, property, made, parts };
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
    const log = withStep(saved.log, { kind: 'undone', at: nowIso(), by: uid, text: 'The conversion was undone' });
    await change(saved, { state, isOpen, customerId, propertyId, jobId, jobNumber, nextWhat, nextAt, nextBy, log });
  };

  /** Whether the user may delete what was created; otherwise undo isn't offered. */
  const mayUndo = (made: Made): boolean =>
    (made.jobId === '' || can('delete', 'jobs')) &&
    (made.propertyId === '' || can('delete', 'properties')) &&
    (made.customerId === '' || can('delete', 'customers'));

  /**
   * Changes the lead and creates its records atomically: if a colleague got to the lead first, nothing is created.
   * @throws ConflictError with what the colleague wrote, or what else kept it from being saved
   */
  const finish = async (
    lead: Stored<Lead>,
    changes: Partial<Lead>,
    parts: readonly PartOfChange[],
  ): Promise<Stored<Lead>> => {
    const ofLead = partOf(collections.leads, [
      { id: lead.id, update: changes, base: lead, label: lead.name, lists: LEAD_LISTS },
    ]);
    await saveTogether([...parts, ofLead]);
    return repository(collections.leads).getById(lead.id);
  };

  return { planCustomer, finish, undo, mayUndo };
}

/** Returns what a colleague wrote, if that is why a write was refused. */
export const theirsOf = (error: unknown): Record<string, unknown> =>
  error instanceof ConflictError ? error.theirs : {};
