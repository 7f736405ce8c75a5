import { z } from 'zod';
import { daysBetween } from '@/lib/calendar';
import { isOwnPicture } from '../record/picture';
import { line, optionalDate, requiredLine, webLink } from '../record/schema';

export const CREDENTIAL_KINDS = ['licence', 'insurance', 'certification', 'award', 'membership'] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];
export const CREDENTIAL_KIND_LABELS: Record<CredentialKind, string> = {
  licence: 'License',
  insurance: 'Insurance',
  certification: 'Certification',
  award: 'Award',
  membership: 'Membership',
};

/** Proof: none yet, the entry in a public registry, or an uploaded picture or PDF. */
const PROOF_KINDS = ['none', 'link', 'file'] as const;

/** Leaves room for about a thousand moves between two neighbors before all are renumbered. */
const POSITION_STEP = 4096;
const POSITION_LIMIT = 1_000_000_000;

/** companies/{c}/credentials/{id}: a license, insurance, award … of the company itself. */
export const credentialSchema = z.object({
  kind: z.enum(CREDENTIAL_KINDS),
  title: requiredLine(120, 'Enter what it is called'),
  issuer: line(120).default(''),
  number: line(60).default(''),
  /** For awards without a known date; '' = not given. */
  year: z
    .string()
    .regex(/^((19|20)\d{2})?$/, 'Use a year like 2024')
    .default(''),
  issuedOn: optionalDate,
  expiresOn: optionalDate,
  proofKind: z.enum(PROOF_KINDS).default('none'),
  proofUrl: webLink,
  /** Whether customers may open an uploaded proof; a registry link is public anyway. */
  isProofPublic: z.boolean().default(false),
  isOnWebsite: z.boolean().default(false),
  isOnEstimates: z.boolean().default(false),
  isOnCards: z.boolean().default(false),
  /** Sort position, ascending. */
  position: z.number().int().min(0).max(POSITION_LIMIT).default(0),
});
export type Credential = z.infer<typeof credentialSchema>;

/** Maximum number read per company. */
export const CREDENTIAL_LIMIT = 100;

/** The form's rules beyond the fields: dates in order, and a proof if one was chosen. */
export const credentialFormSchema = credentialSchema.superRefine(
  ({ issuedOn, expiresOn, proofKind, proofUrl }, context) => {
    if (issuedOn !== '' && expiresOn !== '' && expiresOn <= issuedOn)
      context.addIssue({ code: 'custom', path: ['expiresOn'], message: 'It must expire after it was issued' });
    if (proofKind === 'link' && proofUrl === '')
      context.addIssue({ code: 'custom', path: ['proofUrl'], message: 'Enter the address of the registry’s page' });
    if (proofKind === 'file' && proofUrl === '')
      context.addIssue({ code: 'custom', path: ['proofUrl'], message: 'Choose a picture or a PDF' });
  },
);

/** Days before expiration when warnings are due. */
const EXPIRY_WARNINGS_DAYS = [60, 30, 7] as const;
const [FIRST_WARNING_DAYS] = EXPIRY_WARNINGS_DAYS;

/** `soon` from 60 days before it expires; `daysLeft` is null without an expiration date and negative after it. */
export type Expiry = { state: 'valid' | 'soon' | 'expired'; daysLeft: number | null };

/** @param today YYYY-MM-DD. A credential is still valid on its last day. */
export function expiryOf({ expiresOn }: Pick<Credential, 'expiresOn'>, today: string): Expiry {
  if (expiresOn === '') return { state: 'valid', daysLeft: null };
  const daysLeft = daysBetween(today, expiresOn);
  return { state: daysLeft < 0 ? 'expired' : daysLeft <= FIRST_WARNING_DAYS ? 'soon' : 'valid', daysLeft };
}

/** Returns the warning that is due: 60, 30 or 7 days before expiration, 0 after it, or null. */
export function warningDue(credential: Pick<Credential, 'expiresOn'>, today: string): number | null {
  const { state, daysLeft } = expiryOf(credential, today);
  if (state === 'expired') return 0;
  return EXPIRY_WARNINGS_DAYS.findLast((days) => daysLeft !== null && daysLeft <= days) ?? null;
}

const byPosition = (a: Credential, b: Credential): number => a.position - b.position || a.title.localeCompare(b.title);

/** Sorts credentials in display order. */
export const inOrder = <T extends Credential>(credentials: readonly T[]): T[] => credentials.toSorted(byPosition);

/** Returns the credentials that may be shown publicly in one of the places today, in order: never an expired one. */
export const shownOutside = <T extends Credential>(
  credentials: readonly T[],
  place: 'isOnWebsite' | 'isOnEstimates' | 'isOnCards',
  today: string,
): T[] => inOrder(credentials).filter((one) => one[place] && expiryOf(one, today).state !== 'expired');

/** Returns the position of a new one: after the others. */
export const positionAfter = (credentials: readonly Credential[]): number =>
  Math.min(POSITION_LIMIT, Math.max(0, ...credentials.map(({ position }) => position)) + POSITION_STEP);

/**
 * Returns the positions to write so that `id` is at `index`: its own, or all of them once there is no room between two. Empty if it is
 * already there.
 */
export function moveTo(
  credentials: readonly (Credential & { id: string })[],
  id: string,
  index: number,
): { id: string; position: number }[] {
  const before = inOrder(credentials);
  const moved = before.find((one) => one.id === id);
  if (!moved || before.indexOf(moved) === index) return [];
  const others = before.filter((one) => one !== moved);
  const [left, right] = [others[index - 1], others[index]];
  const from = left?.position ?? 0;
  const to = right?.position ?? from + 2 * POSITION_STEP;
  const position = Math.floor((from + to) / 2);
  if (position > from && position < to && position < POSITION_LIMIT) return [{ id, position }];
  return others.toSpliced(index, 0, moved).map((one, at) => ({ id: one.id, position: (at + 1) * POSITION_STEP }));
}

/** Formats a credential as one line for print: `License: NC Mechanical Contractor, No. 12345 (State Board)`. */
export function credentialLine({
  kind,
  title,
  issuer,
  number,
  year,
}: Pick<Credential, 'kind' | 'title' | 'issuer' | 'number' | 'year'>): string {
  const what = kind === 'award' && year !== '' ? `${title} ${year}` : title;
  const numbered = number === '' ? what : `${what}, No. ${number}`;
  return `${CREDENTIAL_KIND_LABELS[kind]}: ${numbered}${issuer === '' ? '' : ` (${issuer})`}`;
}

/** Returns the proof customers may open; '' for none. */
export const publicProofUrl = ({ proofKind, proofUrl, isProofPublic }: Credential): string =>
  proofKind === 'link' || (proofKind === 'file' && isProofPublic && isOwnPicture(proofUrl)) ? proofUrl : '';
