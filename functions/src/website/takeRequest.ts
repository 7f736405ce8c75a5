import { EMPTY_FORM, type FormState } from '@/domain/website/forms';
import type { SiteLanguage } from '@/domain/website/schema';
import { AppError } from '@/lib/appError';
import { formKey, leadOfSentForm, openForm } from '../leads/formLead';
import { newFormTicket } from '../leads/formTicket';
import { storeLead } from '../leads/storeLead';
import type { Deps } from '../platform/admin';
import type { PageRequest } from '../platform/definePage';
import { addressOf, callersOf } from './callers';
import { countShielded, isKnownFull } from '../platform/rateLimit';
import { leadOfFields, type SentFields } from './readForm';
import type { PublishedSite } from './readSite';

export type Sent = { found: PublishedSite; language: SiteLanguage; fields: SentFields; request: PageRequest };
/** `isClosed`: the company no longer accepts requests, and the page offers none. */
export type Answered = { state: FormState; status: number; isClosed?: boolean };

/** Returns the refilled form: no typed input is lost. */
export const typedState = ({ values, isTextsTicked, campaign, ticket }: SentFields): FormState => ({
  ...EMPTY_FORM,
  values,
  isTextsTicked,
  campaign,
  ticket,
});

const keyOf = (caller: string): string => `siteForm_${caller}`;

/** Whether a submission belongs to a flood noticed a moment ago: then nothing is read for it. */
export const isKnownFlood = (deps: Deps, companyId: string, callers: ReturnType<typeof callersOf>): boolean =>
  [formKey(companyId), ...callers.map(({ key }) => keyOf(key))].some((key) => isKnownFull(deps, key));

/** Whether someone has sent too much; a flood ends here. */
export async function isFlood(deps: Deps, { found, request }: Sent): Promise<boolean> {
  try {
    for (const { key, perMinute } of callersOf(deps, request, found.site.companyId))
      await countShielded(deps, keyOf(key), perMinute);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate-limited') return true;
    throw error;
  }
}

/** Handles a submitted request form: a lead, once, or the reason it isn't accepted, with everything that was typed. */
export async function takeRequest(deps: Deps, sent: Sent): Promise<Answered> {
  const { found, language, fields, request } = sent;
  const { companyId } = found.site;
  const typed = typedState(fields);
  if (await isFlood(deps, sent)) return { state: { ...typed, notice: 'tooMany' }, status: 429 };
  const form = await openForm(deps, companyId);
  if (!form) return { state: EMPTY_FORM, status: 403, isClosed: true };
  const read = leadOfFields(fields, false);
  if ('faults' in read) return { state: { ...typed, notice: 'pleaseCheck', faults: read.faults }, status: 422 };
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
    if (taken.kind === 'too-fast') return { state: { ...typed, notice: 'tooFast' }, status: 425 };
    if (taken.kind === 'too-old') return { state: await renewed(deps, companyId, typed), status: 409 };
    if (taken.kind === 'arrived') await storeLead(deps, taken.arrival);
    return { state: { ...EMPTY_FORM, outcome: { kind: 'sent', isOutOfArea: taken.isOutOfArea } }, status: 200 };
  } catch (error) {
    return refused(error, typed);
  }
}

/** Returns the form again, with a valid ticket. */
export const renewed = async (deps: Deps, companyId: string, typed: FormState): Promise<FormState> => ({
  ...typed,
  notice: 'tooOld',
  ticket: await newFormTicket(deps, companyId),
});

/** Returns a refusal that can be shown in the form. @throws anything else */
export function refused(error: unknown, typed: FormState): Answered {
  if (error instanceof AppError && error.code === 'rate-limited')
    return { state: { ...typed, notice: 'tooMany' }, status: 429 };
  throw error;
}
