import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../platform/admin';
import { companyKey } from '../platform/keys';
import { newId } from '@/lib/ids';
import { DAY_MS } from '@/lib/time';

/** An open form is submitted within a day, or must be opened again. */
const LASTS_MS = DAY_MS;

/** A ticket's content: when its form was opened, and the id for its lead. */
type FormTicket = { openedAtMs: number; leadId: string };

const signed = (companyId: string, claim: string, key: string): string =>
  createHmac('sha256', key).update(`${companyId}.${claim}`).digest('base64url');

/** Signs that a form was opened now. Nothing is stored for it, so opening a form is free. */
export async function newFormTicket(deps: Deps, companyId: string): Promise<string> {
  const claim = `${Date.parse(deps.now()).toString(36)}.${newId()}`;
  return `${claim}.${signed(companyId, claim, await companyKey(deps, companyId, 'leadForm'))}`;
}

/** Reads this company's ticket; null if it is forged, another company's, or too old. */
export async function readFormTicket(deps: Deps, companyId: string, ticket: string): Promise<FormTicket | null> {
  const [at = '', leadId = '', signature = '', ...rest] = ticket.split('.');
  if (rest.length > 0 || !/^[A-Za-z0-9]{20}$/.test(leadId)) return null;
  const openedAtMs = Number.parseInt(at, 36);
  const [given, wanted] = [
    signature,
    signed(companyId, `${at}.${leadId}`, await companyKey(deps, companyId, 'leadForm')),
  ].map((part) => Buffer.from(part));
  if (!given || !wanted || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const ageMs = Date.parse(deps.now()) - openedAtMs;
  return ageMs >= 0 && ageMs <= LASTS_MS ? { openedAtMs, leadId } : null;
}
