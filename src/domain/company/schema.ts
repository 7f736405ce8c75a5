import { z } from 'zod';
import { isTimeZone } from '@/lib/dates';
import { addressSchema, optionalEmail, requiredPhone } from '../contact/schema';
import { line, requiredLine } from '../record/schema';
import { NO_SUBSCRIPTION, subscriptionSummarySchema } from '../subscription/summary';
import { DEFAULT_INDUSTRY, INDUSTRIES, toFeatureMap } from '../user/schema';
import { businessHoursSchema, DEFAULT_BUSINESS_HOURS } from './businessHours';

export const DEFAULT_TIME_ZONE = 'America/New_York';

const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Use a color like #0b5d57');

export const brandingSchema = z.object({
  logoUrl: z.string().max(2000).default(''),
  primaryColor: hexColor.default('#0b5d57'),
  accentColor: hexColor.default('#f08c00'),
});
export type Branding = z.infer<typeof brandingSchema>;

/** What admins and managers may change on their company, beside its business hours. */
export const companyProfileSchema = z.object({
  name: requiredLine(160, 'Enter the company name'),
  industry: z.enum(INDUSTRIES),
  phone: requiredPhone,
  email: optionalEmail,
  website: line(200).default(''),
  address: addressSchema,
  timeZone: z.string().refine(isTimeZone, 'Choose a time zone'),
  branding: brandingSchema,
});
export type CompanyProfile = z.infer<typeof companyProfileSchema>;

/** companies/{id} as read. */
export const companySchema = z.object({
  name: z.string().catch(''),
  ownerId: z.string().catch(''),
  industry: z.enum(INDUSTRIES).catch(DEFAULT_INDUSTRY),
  phone: z.string().catch(''),
  email: z.string().catch(''),
  website: z.string().catch(''),
  address: addressSchema.catch(addressSchema.parse({})),
  timeZone: z.string().refine(isTimeZone).catch(DEFAULT_TIME_ZONE),
  features: z.unknown().optional().transform(toFeatureMap),
  branding: brandingSchema.catch(brandingSchema.parse({})),
  businessHours: businessHoursSchema.catch(DEFAULT_BUSINESS_HOURS),
  subscription: subscriptionSummarySchema.catch(NO_SUBSCRIPTION),
  /** Bought once and withdrawn: switched off, while the records stay readable and exportable. */
  withdrawnFeatures: z.unknown().optional().transform(toFeatureMap),
});
export type CompanyFields = z.infer<typeof companySchema>;
