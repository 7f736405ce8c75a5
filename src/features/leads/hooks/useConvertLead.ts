import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { partOf } from '@/data/react/useSaveTogether';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { idFromLead, jobNumberOfLead } from '@/domain/lead/bookOnce';
import { jobOfLead } from '@/domain/lead/convert';
import { LEAD_STATES, type Lead } from '@/domain/lead/schema';
import { LEAD_STATE_WORDS, movedTo, withStep } from '@/domain/lead/state';
import { newJob } from '@/domain/job/create';
import type { Stored } from '@/domain/record/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { AppError } from '@/lib/appError';
import { nowIso } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { theirsOf, useMadeFromLead } from './useMadeFromLead';

export type ConvertTo = 'customer' | 'job' | 'estimate';

/**
 * Converts a lead to a customer, a job or an estimate. `customerId` names an existing customer; '' creates one. All records have IDs
 * derived from the lead and are written with it in one change: two people, or a retry after a closed tab, create the same records, and
 * none for a lead that a colleague has closed. Users who may delete the new records can undo it: the records are deleted, and the lead
 * returns to its earlier state.
 */
export function useConvertLead() {
  const navigate = useNavigate();
  const { uid } = useWorkspace();
  const { settings } = useWorkSettings();
  const { planCustomer, finish, undo, mayUndo } = useMadeFromLead();

  const toCustomer = async (lead: Stored<Lead>, knownId: string): Promise<Stored<Lead>> => {
    const { customer, property, made, parts } = await planCustomer(lead, knownId);
    const text = made.customerId === '' ? `Customer: ${customer.name}` : `New customer: ${customer.name}`;
    const saved = await finish(
      lead,
      {
        customerId: customer.id,
        propertyId: property?.id ?? '',
        log: withStep(lead.log, { kind: 'converted', at: nowIso(), by: uid, text }),
      },
      parts,
    );
    notify.success(
      `${lead.name} is now a customer.`,
      mayUndo(made) ? { undo: () => void undo(lead, saved, made) } : {},
    );
    return saved;
  };

  const toJob = async (lead: Stored<Lead>, knownId: string): Promise<void> => {
    const { customer, property, made, parts } = await planCustomer(lead, knownId);
    const [id, number] = [idFromLead(lead.id), jobNumberOfLead(lead.id, new Date())];
    const type = settings.jobTypes.find(({ id }) => id === 'service');
    const usual = { durationMinutes: type?.durationMinutes ?? 60, requiredSkills: [...(type?.skills ?? [])] };
    const job = newJob(jobOfLead(lead, customer.id, property?.id ?? '', usual), {
      number,
      nowIso: nowIso(),
      uid,
      customer,
      property,
      isUnscheduled: true,
    });
    const ofJob = partOf(collections.jobs, [{ id, create: job, label: number, isOnce: true }]);
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
      const saved = await finish(lead, changes, [...parts, ofJob]);
      if (isBookedByOther(lead, saved, uid)) notify.info(bookedMeanwhile(lead, number));
      else
        notify.success(
          `Job ${number} is booked. Find its time now.`,
          mayUndo(all)
            ? {
                undo: () => {
                  void navigate(paths.leadDetails(lead.id));
                  void undo(lead, saved, all);
                },
              }
            : {},
        );
      void navigate(paths.jobSchedule(id));
    } catch (error) {
      const { jobId, jobNumber } = theirsOf(error);
      if (typeof jobId !== 'string' || jobId === '') throw inWords(lead, error);
      notify.info(bookedMeanwhile(lead, String(jobNumber)));
      void navigate(paths.jobDetails(jobId));
    }
  };

  /** @throws the reason it couldn't be created; the dialog shows it. */
  return async (lead: Stored<Lead>, to: ConvertTo, customerId: string): Promise<void> => {
    if (to === 'job') return toJob(lead, customerId);
    let saved = lead;
    try {
      if (customerId === '' || lead.customerId !== customerId) saved = await toCustomer(lead, customerId);
    } catch (error) {
      throw inWords(lead, error);
    }
    if (to === 'estimate') void navigate(paths.estimateNewForLead(saved.customerId, saved.id));
  };
}

/** Whether a colleague also converted the lead since it was last seen here. */
const isBookedByOther = (seen: Lead, saved: Lead, uid: string): boolean =>
  saved.log.some(
    ({ kind, by, at }) =>
      kind === 'converted' && by !== uid && seen.log.every((step) => step.at !== at || step.by !== by),
  );

/** Describes a colleague's conversion that came first; returns other errors unchanged. */
function inWords(lead: Lead, error: unknown): unknown {
  const { state } = theirsOf(error);
  const theirs = LEAD_STATES.find((known) => known === state);
  if (theirs === undefined || theirs === lead.state) return error;
  return new AppError({
    code: 'conflict',
    userMessage: `A colleague has set ${lead.name} to “${LEAD_STATE_WORDS[theirs]}” meanwhile. Nothing was made.`,
    cause: error,
  });
}

const bookedMeanwhile = (lead: Lead, number: string): string =>
  `A colleague booked ${lead.name} a moment ago: job ${number}. There is only this one.`;
