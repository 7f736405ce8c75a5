import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { newId } from '@/lib/ids';

/** An open form is filled in within a day, or it is opened again. */
const LASTS_MS = 24 * 3_600_000;

/** What a ticket says: when its form was opened, and under which id its lead is stored. */
type FormTicket = { openedAtMs: number; leadId: string };

const signed = (companyId: string, claim: string, key: string): string =>
  createHmac('sha256', key).update(`${companyId}.${claim}`).digest('base64url');

/** The company's key, made when it is first needed. Nobody but functions can read it. */
async function formKey({ db, now }: Deps, companyId: string): Promise<string> {
  const ref = inCompany(db, companyId, 'keys').doc('leadForm');
  const known: unknown = (await ref.get()).get('key');
  if (typeof known === 'string') return known;
  return db.runTransaction(async (transaction) => {
    const stored: unknown = (await transaction.get(ref)).get('key');
    if (typeof stored === 'string') return stored;
    const key = randomBytes(32).toString('base64url');
    transaction.set(ref, { key, ...createdStamp('', now()) });
    return key;
  });
}

/** Signs that a form was opened now. Nothing is stored for it: opening a form costs nobody anything. */
export async function newFormTicket(deps: Deps, companyId: string): Promise<string> {
  const claim = `${Date.parse(deps.now()).toString(36)}.${newId()}`;
  return `${claim}.${signed(companyId, claim, await formKey(deps, companyId))}`;
}

/** What a ticket of this company says; null for one that is forged, of another company, or too old. */
export async function readFormTicket(deps: Deps, companyId: string, ticket: string): Promise<FormTicket | null> {
  const [at = '', leadId = '', signature = '', ...rest] = ticket.split('.');
  if (rest.length > 0 || !/^[A-Za-z0-9]{20}$/.test(leadId)) return null;
  const openedAtMs = Number.parseInt(at, 36);
  const [given, wanted] = [signature, signed(companyId, `${at}.${leadId}`, await formKey(deps, companyId))].map(
    (part) => Buffer.from(part),
  );
  if (!given || !wanted || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const ageMs = Date.parse(deps.now()) - openedAtMs;
  return ageMs >= 0 && ageMs <= LASTS_MS ? { openedAtMs, leadId } : null;
}
