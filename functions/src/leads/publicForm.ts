import { readLeadForm as readContract, sendLead as sendContract } from '@/domain/lead/api';
import { formatPhone } from '@/domain/contact/format';
import { consentQuestion } from '@/domain/message/consent';
import { AppError } from '@/lib/appError';
import { anyone } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { leadOfSentForm, openForm } from './formLead';
import { newFormTicket } from './formTicket';
import { readWorkSettings } from './leadCompany';
import { storeLead } from './storeLead';

/** Per network. A household fills in a form once or twice; an office sharing an address opens it more often. */
const READS_A_MINUTE = 30;
const SENDS_A_MINUTE = 5;
const SHOWN_SERVICES = 12;
/** No customer requests a callback: it's the office's term for a return visit because the work didn't hold. */
const OFFICE_WORD = 'callback';

/** The same answer for a missing company, one without a form, or an unverified one: which it is stays private. */
const noForm = (): AppError =>
  new AppError({ code: 'not-found', userMessage: 'This form is not available. Please call the company instead.' });

/** Returns what a company's public form shows: its branding and nothing else. */
export const readLeadForm = defineCallable(
  readContract,
  { access: anyone(), rateLimit: { perMinute: READS_A_MINUTE } },
  async (deps, { companyId }) => {
    const form = await openForm(deps, companyId);
    if (!form) throw noForm();
    const { company, settings } = form;
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

/** Accepts the public form. Anyone who fills in the honeypot is thanked like everyone else, and ignored. */
export const sendLead = defineCallable(
  sendContract,
  { access: anyone(), rateLimit: { perMinute: SENDS_A_MINUTE } },
  async (deps, { companyId, ticket, lead, website, search }, { device }) => {
    const form = await openForm(deps, companyId);
    if (!form) throw noForm();
    const sent = { companyId, ticket, lead, hidden: website, search, ipAddress: device.ipAddress };
    const taken = await leadOfSentForm(deps, form, sent);
    if (taken.kind === 'too-old') throw precondition('This form has been open for too long. Please send it once more.');
    if (taken.kind === 'too-fast') throw precondition('That was very fast. Please send it once more.');
    if (taken.kind === 'arrived') await storeLead(deps, taken.arrival);
    return { isOutOfArea: taken.isOutOfArea };
  },
);
