import { DEFAULT_BRAND_FONT } from '../brand/fonts';
import { licenseLine, type BrandKit } from '../brand/schema';
import { formatPhone } from '../contact/format';
import type { Address } from '../contact/schema';
import type { CompanyFields } from '../company/schema';
import { formatPaperDate } from './dates';
import {
  PAPER_TITLES,
  type Paper,
  type PaperCompany,
  type PaperCredential,
  type PaperKind,
  type PaperSignature,
} from './schema';

/** The company's printed fields, and its time zone for the dates. */
export type PrintedCompany = Pick<CompanyFields, 'name' | 'phone' | 'email' | 'website' | 'address' | 'timeZone'> & {
  branding: Pick<BrandKit, 'logoUrl' | 'primaryColor' | 'accentColor'> & Partial<BrandKit>;
};

/** The parts of a document that don't follow from its numbers. Dates are YYYY-MM-DD or instants, '' = not shown. */
export type PaperHeader = {
  company: PrintedCompany;
  recipient: { name: string; address: Address };
  number?: string;
  stamp?: string;
  serviceAddress?: Address | null;
  dueDate?: string;
  validUntil?: string;
  /** Below the dates: purchase order, job, payment terms. One without a value is left out. */
  facts?: readonly { label: string; value: string }[];
  message?: string;
  terms?: string;
  footer?: string;
  credentials?: readonly PaperCredential[];
  signature?: Omit<PaperSignature, 'signedAtText'> | null;
  /** The locale of amounts and dates; American English by default. */
  locale?: string;
};

const LETTER_COUNTRIES = ['', 'US', 'USA', 'UNITED STATES', 'CA', 'CANADA', 'MX', 'MEXICO'];
const isAtHome = (country: string): boolean => ['', 'US', 'USA', 'UNITED STATES'].includes(country.toUpperCase());

/** Formats an address as on an envelope; the country only if it isn't the United States. */
function addressLinesOf({ street, unit, city, state, postalCode, country }: Address): string[] {
  const region = [state, postalCode].filter(Boolean).join(' ');
  const lines = [[street, unit].filter(Boolean).join(', '), [city, region].filter(Boolean).join(', ')].filter(Boolean);
  return lines.length > 0 && !isAtHome(country) ? [...lines, country] : lines;
}

type Fact = { label: string; value: string };

/** Returns a company as printed. */
export const printedCompany = (company: PrintedCompany): Paper['company'] => ({
  name: company.name,
  logoUrl: company.branding.logoUrl,
  primaryColor: company.branding.primaryColor,
  accentColor: company.branding.accentColor,
  ...printedKit(company.branding),
  phone: formatPhone(company.phone),
  email: company.email,
  website: company.website,
  addressLines: addressLinesOf(company.address),
});

/** Returns the kit's additions; none when it isn't filled in, as on older documents. */
function printedKit(branding: PrintedCompany['branding']): Pick<PaperCompany, 'kit'> {
  const { logoDarkUrl = '', font = DEFAULT_BRAND_FONT, licenses = [], tagline = '', thankYou = '' } = branding;
  const { emailClosing = '', signatureName = '', signatureTitle = '' } = branding;
  const closingLines = [emailClosing, signatureName, signatureTitle].filter((words) => words !== '');
  const isEmpty =
    [logoDarkUrl, tagline, thankYou, ...closingLines].every((words) => words === '') &&
    licenses.length === 0 &&
    font === DEFAULT_BRAND_FONT;
  if (isEmpty) return {};
  return { kit: { logoDarkUrl, font, tagline, licenseLines: licenses.map(licenseLine), thankYou, closingLines } };
}

/** Returns the usual paper size of the country. */
export const pageSizeOf = ({ address }: Pick<PrintedCompany, 'address'>): Paper['pageSize'] =>
  LETTER_COUNTRIES.includes(address.country.toUpperCase()) ? 'letter' : 'a4';

/** Builds the parts all documents share; `ownFacts` come before those in the header. */
export function headOf(
  kind: PaperKind,
  header: PaperHeader,
  ownFacts: readonly Fact[],
): Omit<Paper, 'headline' | 'sections' | 'rows' | 'aging'> {
  const { company, recipient, serviceAddress = null, signature = null, locale = 'en-US', credentials = [] } = header;
  const recipientLines = addressLinesOf(recipient.address);
  const serviceLines = serviceAddress ? addressLinesOf(serviceAddress) : [];
  const isElsewhere = serviceLines.join('\n') !== recipientLines.join('\n');
  return {
    kind,
    title: PAPER_TITLES[kind],
    number: header.number ?? '',
    stamp: header.stamp ?? '',
    pageSize: pageSizeOf(company),
    locale,
    company: printedCompany(company),
    recipient: { name: recipient.name, addressLines: recipientLines },
    serviceAddressLines: isElsewhere ? serviceLines : [],
    facts: [...ownFacts, ...(header.facts ?? [])].filter(({ value }) => value !== '').slice(0, 20),
    message: header.message ?? '',
    terms: header.terms ?? '',
    footer: header.footer ?? '',
    ...(credentials.length > 0 && { credentials: [...credentials] }),
    signature: signature && {
      ...signature,
      signedAtText: formatPaperDate(signature.signedAt, { timeZone: company.timeZone, locale, withTime: true }),
    },
  };
}
