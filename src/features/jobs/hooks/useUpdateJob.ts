import { collections } from '@/data/collections';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { jobCopies } from '@/domain/job/create';
import { PRIORITY_LABELS } from '@/domain/job/labels';
import { moveJob } from '@/domain/job/progress';
import { JOB_TYPE_LABELS, type Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { nowIso } from '@/lib/dates';
import { formatDateTime } from '@/ui/format/dateTime';
import { JOB_FIELD_LABELS } from '../fieldLabels';
import type { JobFormValues } from '../jobForm';

const FOLLOWS = {
  customerId: 'customerName',
  customerSortName: 'customerName',
  customerPhone: 'customerName',
  propertyId: 'propertyAddress',
} as const;
const TIMES: readonly string[] = ['scheduledTime', 'arrivalWindowStart', 'arrivalWindowEnd'];

/** A list of ids or items, a choice or a text, as the conflict dialog shows it. */
function useFieldInWords(): (field: keyof Job, value: unknown) => string {
  const { company } = useSession();
  const { namesOf } = useTechnicians();
  return (field, value) => {
    if (typeof value === 'string' && TIMES.includes(field)) return formatDateTime(value, company.timeZone);
    if (field === 'technicianIds' && Array.isArray(value)) return namesOf(value.map(String)).join(', ');
    if (field === 'equipmentIds' && Array.isArray(value)) return `${value.length} chosen`;
    if (field === 'checklist' && Array.isArray(value))
      return (value as Job['checklist']).map(({ label, isDone }) => `${isDone ? '✓' : '–'} ${label}`).join('\n');
    if (field === 'type') return JOB_TYPE_LABELS[value as Job['type']];
    if (field === 'priority') return PRIORITY_LABELS[value as Job['priority']];
    if (Array.isArray(value)) return value.map(String).join(', ');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
}

/**
 * Saves an edited job: only what was changed is written, and what somebody else changed is asked about. A job that gets
 * its first time becomes scheduled, one that loses it unscheduled; another customer or property brings new copies.
 */
export function useUpdateJob() {
  const { uid, repository } = useWorkspace();
  const { update, conflictDialog } = useConflictSave<Job>({
    definition: collections.jobs,
    labels: JOB_FIELD_LABELS,
    format: useFieldInWords(),
    follows: FOLLOWS,
  });

  const copiesOf = async (base: Stored<Job>, { customerId, propertyId }: JobFormValues): Promise<Partial<Job>> => {
    if (customerId === base.customerId && propertyId === base.propertyId) return {};
    const property = propertyId === '' ? null : await repository(collections.properties).getById(propertyId);
    const customer = await repository(collections.customers).getById(customerId);
    const { propertyAddress, ...customerCopies } = jobCopies(customer, property);
    return customerId === base.customerId
      ? { propertyAddress }
      : { ...customerCopies, propertyAddress, invoice: { ...base.invoice, customerId } };
  };

  const stepOf = (base: Stored<Job>, isUnscheduled: boolean): Partial<Job> => {
    const to = isUnscheduled ? 'unscheduled' : 'scheduled';
    const isMove = (base.progress === 'unscheduled' || base.progress === 'scheduled') && base.progress !== to;
    return isMove ? moveJob(base, { state: to, at: nowIso(), by: uid, reason: '' }) : {};
  };

  /** Null when the person went back from a conflict to the form. */
  const save = async (base: Stored<Job>, values: JobFormValues): Promise<Stored<Job> | null> => {
    const { isUnscheduled, ...input } = values;
    const changes: Partial<Job> = { ...input, ...(await copiesOf(base, values)), ...stepOf(base, isUnscheduled) };
    // A job without a time keeps its place in the list.
    if (changes.scheduledTime === '') delete changes.scheduledTime;
    return update(base, changes, `${base.number} ${values.title}`);
  };

  return { save, conflictDialog };
}
