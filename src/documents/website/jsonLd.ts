import { spokenClock } from '@/domain/company/businessHours';
import type { Industry } from '@/domain/user/schema';
import type { PublicSite } from '@/domain/website/publicSite';
import { shownPages, siteBase } from '@/domain/website/pages';
import type { SiteBlock, WebsiteContent } from '@/domain/website/schema';
import { WEEKDAY_LABELS, WEEKDAYS } from '@/lib/weekdays';

const TYPES: Record<Industry, string> = {
  hvac: 'HVACBusiness',
  plumbing: 'Plumber',
  electrical: 'Electrician',
  roofing: 'RoofingContractor',
  construction: 'GeneralContractor',
  demolition: 'GeneralContractor',
  landscaping: 'HomeAndConstructionBusiness',
  'appliance-repair': 'HomeAndConstructionBusiness',
  'garage-doors': 'HomeAndConstructionBusiness',
  'pest-control': 'HomeAndConstructionBusiness',
  cleaning: 'ProfessionalService',
  handyman: 'HomeAndConstructionBusiness',
  other: 'HomeAndConstructionBusiness',
};

/**
 * Returns the company's schema.org data, with only what the page says too. No star ratings of oneself: search engines don't accept them,
 * and other sites' ratings may not be copied.
 */
export function businessData(site: PublicSite, hasAddress: boolean): Record<string, unknown> {
  const { company, content, hours, origin, companyId } = site;
  const { address } = company;
  const url = `${origin}${siteBase(companyId)}`;
  const towns = areaTowns(site);
  const services = serviceNames(site);
  const given = <T extends object>(value: T, isThere: boolean): Partial<T> => (isThere ? value : {});
  const [main = 'other'] = company.trades;
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[main],
    name: company.name,
    ...given({ '@id': `${url}#business`, url }, hasAddress),
    ...given({ telephone: company.phone }, company.phone !== ''),
    ...given({ email: company.email }, company.email !== ''),
    ...given({ logo: company.brand.logoUrl }, /^https:/.test(company.brand.logoUrl)),
    ...given({ image: [company.brand.socialUrl] }, /^https:/.test(company.brand.socialUrl)),
    address: {
      '@type': 'PostalAddress',
      ...given({ streetAddress: [address.street, address.unit].filter(Boolean).join(', ') }, address.street !== ''),
      ...given({ addressLocality: address.city }, address.city !== ''),
      ...given({ addressRegion: address.state }, address.state !== ''),
      ...given({ postalCode: address.postalCode }, address.postalCode !== ''),
      addressCountry: address.country || 'US',
    },
    ...given({ areaServed: towns.map((name) => ({ '@type': 'City', name })) }, towns.length > 0),
    openingHoursSpecification: WEEKDAYS.flatMap((day) =>
      hours[day].isOpen
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: [WEEKDAY_LABELS[day]],
              opens: hours[day].opensAt,
              closes: hours[day].closesAt,
            },
          ]
        : [],
    ),
    ...given(
      { makesOffer: services.map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })) },
      services.length > 0,
    ),
    ...given({ sameAs: content.profiles.filter(Boolean) }, content.profiles.some(Boolean)),
  };
}

/** Returns the visible blocks: those of a page removed from the menu aren't mentioned in any other way either. */
const seenBlocks = (content: WebsiteContent): SiteBlock[] => {
  const pages = shownPages(content);
  return content.blocks.filter(({ page }) => pages.includes(page));
};

/** Returns the towns named in the area blocks. */
export const areaTowns = ({ content }: Pick<PublicSite, 'content'>): string[] => [
  ...new Set(
    seenBlocks(content).flatMap(({ kind, items }) =>
      kind === 'areas' ? items.map(({ title }) => title).filter(Boolean) : [],
    ),
  ),
];

/** Returns the names in the service blocks, without duplicates. */
const serviceNames = ({ content, services }: PublicSite): string[] => [
  ...new Set(
    seenBlocks(content).flatMap(({ kind, items }) =>
      kind === 'services'
        ? items
            .map(({ title, refId }) => (refId === '' ? title : services[refId] ? title || services[refId].name : ''))
            .filter(Boolean)
        : [],
    ),
  ),
];

/** Formats opening hours the same way as booking times in that language: `8 AM–5 PM`. */
export const spokenHours = (opensAt: string, closesAt: string, language: 'en' | 'es'): string =>
  [opensAt, closesAt].map((clock) => (language === 'es' ? clockInSpanish(clock) : spokenClock(clock))).join('–');

const SPANISH_CLOCK = new Intl.DateTimeFormat('es-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const clockInSpanish = (clock: string): string => SPANISH_CLOCK.format(new Date(`2026-01-01T${clock}:00Z`));
