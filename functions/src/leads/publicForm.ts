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

/** Of one network. A household fills in a form once or twice; an office behind one address looks at it more often. */
const READS_A_MINUTE = 30;
const SENDS_A_MINUTE = 5;
const SHOWN_SERVICES = 12;
/** No one requests a callback: it's the office's term for a visit because the work did not hold. */
const OFFICE_WORD = 'callback';

/** One answer for a missing company, one without a form, or an unconfirmed one: which it is stays private. */
const noForm = (): AppError =>
  new AppError({ code: 'not-found', userMessage: 'This form is not available. Please call the company instead.' });

/** What the public form of a company shows: its brand and nothing else of it. */
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

/** Accepts the public form. Anyone who fills in the honeypot is thanked like everyone else, and kept out. */
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
