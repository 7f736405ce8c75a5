import { z } from 'zod';
import { DEFAULT_FEATURE_VALUE, FEATURES, type FeatureMap } from '../access/features';
import { toRights } from '../access/rights';
import { toRole } from '../access/roles';
import { optionalPhone } from '../contact/schema';
import { line, requiredLine } from '../record/schema';

export const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** Ways to notify users that their own visits were booked, moved or canceled. */
export const ALERT_WAYS = ['email', 'sms', 'push', 'none'] as const;
export type AlertWay = (typeof ALERT_WAYS)[number];

/** The first ones are those in the specification. */
export const INDUSTRIES = [
  'hvac',
  'plumbing',
  'construction',
  'demolition',
  'electrical',
  'roofing',
  'landscaping',
  'appliance-repair',
  'garage-doors',
  'pest-control',
  'cleaning',
  'handyman',
  'other',
] as const;
export type Industry = (typeof INDUSTRIES)[number];
export const DEFAULT_INDUSTRY: Industry = 'hvac';
export const INDUSTRY_LABELS: Record<Industry, string> = {
  hvac: 'HVAC',
  plumbing: 'Plumbing',
  construction: 'Construction',
  demolition: 'Demolition',
  electrical: 'Electrical',
  roofing: 'Roofing',
  landscaping: 'Landscaping',
  'appliance-repair': 'Appliance repair',
  'garage-doors': 'Garage doors',
  'pest-control': 'Pest control',
  cleaning: 'Cleaning',
  handyman: 'Handyman',
  other: 'Other',
};

/** Keeps only known flags, and only as booleans: a document's contents are never trusted to be well-formed. */
export function toFeatureMap(value: unknown): FeatureMap {
  if (typeof value !== 'object' || value === null) return {};
  const entries = FEATURES.map((feature) => [feature, (value as Record<string, unknown>)[feature]] as const);
  return Object.fromEntries(entries.filter(([, on]) => (on ?? DEFAULT_FEATURE_VALUE) === true));
}

/** Keeps only known industries; without any, uses the default. */
function toIndustries(value: unknown): Industry[] {
  const known = Array.isArray(value) ? INDUSTRIES.filter((industry) => value.includes(industry)) : [];
  return known.length > 0 ? known : [DEFAULT_INDUSTRY];
}

/** The fields that users may change in their own document. */
export const userProfileSchema = z.object({
  firstName: requiredLine(80, 'Enter your first name'),
  lastName: line(80),
  phone: optionalPhone,
});
export type UserProfile = z.infer<typeof userProfileSchema>;

/** users/{uid} as read. Missing fields get the specification's defaults; a bad value never blocks a sign-in. */
export const userSchema = z.object({
  companyId: z
    .string()
    .nullish()
    .catch(null)
    .transform((id) => id || null),
  role: z.unknown().optional().transform(toRole),
  features: z.unknown().optional().transform(toFeatureMap),
  /** Rights this person has in addition to their role, or lacks. */
  rights: z.unknown().optional().transform(toRights),
  /** Features purchased once and since withdrawn: off for this user, while the records stay readable. */
  readOnlyFeatures: z.unknown().optional().transform(toFeatureMap),
  industries: z.unknown().optional().transform(toIndustries),
  colorScheme: z.enum(COLOR_SCHEMES).catch('auto'),
  alertsBy: z.enum(ALERT_WAYS).catch('email'),
  firstName: z.string().catch(''),
  lastName: z.string().catch(''),
  email: z.string().catch(''),
  phone: z.string().catch(''),
  isOnboarded: z.boolean().catch(false),
  disabled: z.boolean().catch(false),
  /** Whether they belong to other companies in addition to `companyId`, and can switch between them. */
  hasOtherCompanies: z.boolean().catch(false),
  updatedAt: z.string().catch(''),
});
export type UserFields = z.infer<typeof userSchema>;
export type User = UserFields & { id: string };

/** Returns `Ada Lovelace`, or the e-mail address when no name is known. */
export function userName(user: Pick<UserFields, 'firstName' | 'lastName' | 'email'>): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
}
