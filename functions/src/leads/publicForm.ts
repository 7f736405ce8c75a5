import { readLeadForm as readContract, LEAST_FORM_SECONDS, sendLead as sendContract } from '@/domain/lead/api';
import { leadOfForm } from '@/domain/lead/arrival';
import { isOutside } from '@/domain/lead/area';
import { formatPhone } from '@/domain/contact/format';
import type { CompanyFields } from '@/domain/company/schema';
import type { LeadSettings } from '@/domain/lead/settings';
import { consentQuestion } from '@/domain/message/consent';
import { campaignOf } from '@/lib/campaign';
import { AppError } from '@/lib/appError';
import { openCompany } from '../company/openCompany';
import { anyone } from '../platform/access';
import type { Deps } from '../platform/admin';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { countCall } from '../platform/rateLimit';
import { newFormTicket, readFormTicket } from './formTicket';
import { readLeadSettings, readWorkSettings } from './leadCompany';
import { storeLead } from './storeLead';

/** Of one network. A household fills in a form once or twice; an office behind one address looks at it more often. */
const READS_A_MINUTE = 30;
const SENDS_A_MINUTE = 5;
/** Of one company, wherever they come from: more than any campaign brings, and little enough to be cleared up. */
const COMPANY_SENDS_A_MINUTE = 60;
const SHOWN_SERVICES = 12;
/** Nobody asks for a callback: it is what the office calls a visit because the work did not hold. */
const OFFICE_WORD = 'callback';
/** Under which of the company's sources the form's leads stand where the advertisement says nothing. */
const FORM_SOURCE = 'website';

/** One answer for a company that is not there, has no form, or is not confirmed: which of these is nobody's business. */
const noForm = (): AppError =>
  new AppError({ code: 'not-found', userMessage: 'This form is not available. Please call the company instead.' });

/** What the public form of a company shows: its brand and nothing else of it. */
export const readLeadForm = defineCallable(
  readContract,
  { access: anyone(), rateLimit: { perMinute: READS_A_MINUTE } },
  async (deps, { companyId }) => {
    const { company, settings } = await openForm(deps, companyId);
    const { jobTypes } = await readWorkSettings(deps, companyId, company);
    return {
      company: {
        name: company.name,
        phone: formatPhone(company.phone),
        logoUrl: company.branding.logoUrl,
        primaryColor: company.branding.primaryColor,
        accentColor: company.branding.accentColor,
      },
      text: settings.formText,
      services: jobTypes
        .filter(({ id }) => id !== OFFICE_WORD)
        .map(({ name }) => name)
        .slice(0, SHOWN_SERVICES),
      consentWording: consentQuestion(company.name),
      serviceArea: settings.serviceArea,
      ticket: await newFormTicket(deps, companyId),
    };
  },
);

/** Takes the public form. Who fills in the field that nobody sees is thanked like everybody else, and kept out. */
export const sendLead = defineCallable(
  sendContract,
  { access: anyone(), rateLimit: { perMinute: SENDS_A_MINUTE } },
  async (deps, { companyId, ticket, lead, website, search }, { device }) => {
    const { company, settings } = await openForm(deps, companyId);
    const opened = await readFormTicket(deps, companyId, ticket);
    if (!opened) throw precondition('This form has been open for too long. Please send it once more.');
    const isOutOfArea = isOutside(settings.serviceArea, lead.address);
    if (website !== '') return { isOutOfArea };
    const now = deps.now();
    if (Date.parse(now) - opened.openedAtMs < LEAST_FORM_SECONDS * 1000)
      throw precondition('That was very fast. Please send it once more.');
    await countCall(deps, `leadForm_${companyId}`, COMPANY_SENDS_A_MINUTE);
    const { leadSources } = await readWorkSettings(deps, companyId, company);
    const source = leadSources.some(({ id }) => id === FORM_SOURCE) ? FORM_SOURCE : '';
    await storeLead(deps, {
      companyId,
      leadId: opened.leadId,
      input: leadOfForm(lead, source),
      receivedAt: now,
      externalId: '',
      campaign: campaignOf(search),
      receipt: { sender: '', subject: '', messageId: '', original: JSON.stringify(lead, null, 2) },
      consent: lead.isAgreed
        ? {
            wording: consentQuestion(company.name),
            evidence: `Ticked on the website form, from ${device.ipAddress}`,
            at: now,
          }
        : null,
    });
    return { isOutOfArea };
  },
);

async function openForm(deps: Deps, companyId: string): Promise<{ company: CompanyFields; settings: LeadSettings }> {
  const company = await openCompany(deps, companyId, 'leads');
  if (!company) throw noForm();
  const settings = await readLeadSettings(deps, companyId);
  if (!settings.isFormOn) throw noForm();
  return { company, settings };
}
