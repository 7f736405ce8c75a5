import { z } from 'zod';
import { hexColor, line, pictureAddress, requiredLine } from '../record/schema';
import { BRAND_FONTS, DEFAULT_BRAND_FONT } from './fonts';

export const LICENSES_LIMIT = 6;

/** A company license, as customers and inspectors ask for it. A technician’s `licences` are their own. */
const brandLicenseSchema = z.object({
  /** Issuer: `NC`, `City of Omaha`. */
  state: requiredLine(40, 'Enter the state'),
  number: requiredLine(40, 'Enter the number'),
  /** Trade it covers: `Heating`; ''. */
  trade: line(40).default(''),
});
export type BrandLicense = z.infer<typeof brandLicenseSchema>;

/**
 * `branding` of companies/{id}: how a company looks and sounds wherever a customer encounters it. Companies older than the kit have only
 * the logo and the colors; anything missing takes its default.
 */
export const brandKitSchema = z.object({
  /** For a light background: paper, e-mail, pages. */
  logoUrl: pictureAddress,
  /** For a dark background; '' = the light version on a white plate. */
  logoDarkUrl: pictureAddress,
  /** 1200 × 630, the preview picture of a link to the company. */
  socialUrl: pictureAddress,
  primaryColor: hexColor.default('#0b5d57'),
  accentColor: hexColor.default('#f08c00'),
  font: z.enum(BRAND_FONTS).default(DEFAULT_BRAND_FONT),
  licenses: z.array(brandLicenseSchema).max(LICENSES_LIMIT, `At most ${LICENSES_LIMIT} licenses`).default([]),
  tagline: line(120).default(''),
  /** Shown on the page after a customer signs. */
  thankYou: line(300).default(''),
  /** Below the company's text in each e-mail, above the signature. */
  emailClosing: line(300).default(''),
  signatureName: line(120).default(''),
  signatureTitle: line(120).default(''),
});
export type BrandKit = z.infer<typeof brandKitSchema>;

/** A new company's brand kit. */
export const DEFAULT_BRAND_KIT: BrandKit = brandKitSchema.parse({});

/** Formats a license for print: `NC license 12345, Heating`. */
export const licenseLine = ({ state, number, trade }: Pick<BrandLicense, 'state' | 'number' | 'trade'>): string =>
  [`${state} license ${number}`, trade].filter(Boolean).join(', ');
