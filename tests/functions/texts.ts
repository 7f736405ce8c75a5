import { vi } from 'vitest';
import { recordConsent } from '@/domain/message/api';
import { BY_CUSTOMER, consentEntrySchema } from '@/domain/message/consent';
import { scheduleEntrySchema, type Placement, type ScheduleEntry } from '@/domain/scheduling/schema';
import { newId } from '@/lib/ids';
import { buildVisit } from '@/testing/factories/visit';
import type { Deps } from '../../functions/src/platform/admin';
import { startPhones, type Phones } from '../../scripts/phones/startPhones.mjs';
import { depsAt } from './deps';
import { newCompany } from './fixtures';
import { addCustomer, at, audit } from './records';
import { functionsPort, type Client } from './support';

const projectId = process.env['GCLOUD_PROJECT'] ?? '';
/** The emulator's URLs: replies from phones go to the real function. */
const functionsUrl = `http://127.0.0.1:${functionsPort}/${projectId}/us-central1`;
export const webhookUrl = `${functionsUrl}/textWebhook`;

type Text = { id: string; phone: string; body: string; status: string; isFromCustomer: boolean };

/** This file's phones, in addition to the run's, until `vi.unstubAllEnvs`. */
export type TestPhones = Phones & {
  texts: (phone: string) => Promise<Text[]>;
  /** `to`: a company's own number. */
  reply: (phone: string, body: string, to?: string) => Promise<string>;
  fail: (trouble: { to: string; code: number; isLate: boolean }) => Promise<unknown>;
};

export async function openPhones(): Promise<TestPhones> {
  const phones = await startPhones({ port: 0, webhookUrl });
  for (const [name, value] of Object.entries({
    ...phones.env,
    FUNCTIONS_URL: functionsUrl,
    FUNCTIONS_EMULATOR: 'true',
  }))
    vi.stubEnv(name, value);
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> =>
    (
      await fetch(`${phones.url}${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    ).json();
  return {
    ...phones,
    texts: async (phone) =>
      ((await ask('GET', `/api/texts?phone=${encodeURIComponent(phone)}`)) as { texts: Text[] }).texts,
    reply: async (phone, body, to) =>
      ((await ask('POST', '/api/reply', { phone, body, to })) as { reply: string }).reply,
    fail: (trouble) => ask('POST', '/api/fail', trouble),
  };
}

/** 10 AM in Austin. */
export const MORNING = '2026-06-01T15:00:00.000Z';
let now = MORNING;
export const setNow = (instant: string): void => {
  now = instant;
};
export const textDeps: Deps = depsAt(() => now);

/** Returns a number that no other test uses. */
const newPhone = (): string =>
  `+1512${2 + Math.floor(Math.random() * 8)}${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;

/** Records the consent of someone who checks the box in the form on a company's website: a company that hasn't paid may text no one else. */
export const agreeOnForm = async (companyId: string, who: { customerId: string; phone: string }): Promise<void> => {
  const said = { channel: 'sms', purpose: 'transactional', state: 'yes', source: 'form', by: BY_CUSTOMER, at: MORNING };
  await at(companyId, `consents/${newId()}`).set({ ...consentEntrySchema.parse({ ...who, ...said }), ...audit('') });
};

export type Shop = { owner: Client; companyId: string; customerId: string; phone: string };

/** Creates a company with a customer who has agreed to text messages; or another customer of the company in `beside`. */
export async function newShop({ isAgreed = true, beside }: { isAgreed?: boolean; beside?: Shop } = {}): Promise<Shop> {
  const { owner, companyId } = beside ?? (await newCompany());
  const phone = newPhone();
  const customerId = await addCustomer(companyId, owner.uid, { phone, email: 'ada@example.com' });
  if (isAgreed) {
    await owner.call(recordConsent, { customerId, state: 'yes', source: 'phone', note: 'Asked when booking' });
    await agreeOnForm(companyId, { customerId, phone });
  }
  return { owner, companyId, customerId, phone };
}

/** Adds a visit of the shop's customer, without a job. */
export async function addVisit(
  { companyId, owner, customerId }: Shop,
  placement: Partial<Placement>,
  fields: Partial<ScheduleEntry> = {},
): Promise<string> {
  const id = newId();
  const visit = buildVisit({ jobId: '', customerId, placement: { timeZone: 'America/Chicago', ...placement } });
  // With its property's pin, so that no trigger changes it a moment later.
  const pinned = { ...scheduleEntrySchema.parse(visit), propertyPin: '' };
  await at(companyId, `schedule/${id}`).set({ ...pinned, ...fields, ...audit(owner.uid) });
  return id;
}
