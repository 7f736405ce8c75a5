import { LEAST_FORM_SECONDS } from '@/domain/lead/api';
import { leadOfForm, type FormLead } from '@/domain/lead/arrival';
import { isOutside } from '@/domain/lead/area';
import type { CompanyFields } from '@/domain/company/schema';
import { leadSourceNamed } from '@/domain/company/workChoices';
import type { LeadSettings } from '@/domain/lead/settings';
import { consentQuestion } from '@/domain/message/consent';
import { campaignOf } from '@/lib/campaign';
import type { Deps } from '../platform/admin';
import { countShielded } from '../platform/rateLimit';
import { readFormTicket } from './formTicket';
import { openCompany } from '../company/openCompany';
import { readLeadSettings, readWorkSettings } from './leadCompany';
import type { Arrival } from './storeLead';

/** Per company, from all sources: more than any campaign brings, and few enough to clean up. */
const COMPANY_SENDS_A_MINUTE = 60;
/** The source assigned to the form's leads if the ad doesn't name one. */
const FORM_SOURCE = 'website';

/** Returns the key under which a company's form submissions are counted. */
export const formKey = (companyId: string): string => `leadForm_${companyId}`;

export type OpenForm = { company: CompanyFields; settings: LeadSettings };

/** Returns a company that accepts requests by form, with its form settings; null for all others, without saying why. */
export async function openForm(deps: Deps, companyId: string): Promise<OpenForm | null> {
  const [company, settings] = await Promise.all([
    openCompany(deps, companyId, 'leads'),
    readLeadSettings(deps, companyId),
  ]);
  return company && settings.isFormOn ? { company, settings } : null;
}

export type SentForm = {
  companyId: string;
  ticket: string;
  lead: FormLead;
  /** The form's language. */
  language?: 'en' | 'es';
  /** Contents of the honeypot field. */
  hidden: string;
  /** The query string of the URL the form was opened with. */
  search: string;
  ipAddress: string;
};

type Taken =
  | { kind: 'too-old' }
  | { kind: 'too-fast' }
  /** A bot: it is thanked, and nothing is stored. */
  | { kind: 'machine'; isOutOfArea: boolean }
  | { kind: 'arrived'; isOutOfArea: boolean; arrival: Arrival };

/**
 * Converts a submitted form to a lead; nothing is stored yet. Counts against the company's per-minute limit.
 * @throws AppError `rate-limited`
 */
export async function leadOfSentForm(deps: Deps, { company, settings }: OpenForm, sent: SentForm): Promise<Taken> {
  const { companyId, lead } = sent;
  const opened = await readFormTicket(deps, companyId, sent.ticket);
  if (!opened) return { kind: 'too-old' };
  const isOutOfArea = isOutside(settings.serviceArea, lead.address);
  if (sent.hidden !== '') return { kind: 'machine', isOutOfArea };
  const now = deps.now();
  if (Date.parse(now) - opened.openedAtMs < LEAST_FORM_SECONDS * 1000) return { kind: 'too-fast' };
  await countShielded(deps, formKey(companyId), COMPANY_SENDS_A_MINUTE);
  const work = await readWorkSettings(deps, companyId, company);
  const campaign = campaignOf(sent.search);
  // A link that names its source, such as a Nextdoor post, counts for that source if the company has it.
  const source = leadSourceNamed(work, campaign?.utm_source ?? '') || leadSourceNamed(work, FORM_SOURCE);
  return {
    kind: 'arrived',
    isOutOfArea,
    arrival: {
      companyId,
      leadId: opened.leadId,
      input: leadOfForm(lead, source),
      receivedAt: now,
      externalId: '',
      campaign,
      receipt: { sender: '', subject: '', messageId: '', original: JSON.stringify(lead, null, 2) },
      consent: lead.isAgreed
        ? {
            wording: consentQuestion(company.name, sent.language),
            evidence: `Ticked on the website form, from ${sent.ipAddress}`,
            at: now,
          }
        : null,
    },
  };
}
