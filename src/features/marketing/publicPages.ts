import { type Feature, FEATURE_INFO, FEATURES, isReleased } from '@/domain/access/features';
import { OFFERED_PLANS } from '@/domain/subscription/plans';
import { paths } from '@/lib/paths';
import type { PageHead, PublicPage } from '@/lib/publicPage';
import { adWords } from './content/adWords';
import { FEATURE_ALIASES, featureOfAddress } from './content/featureAddress';
import { FEATURE_FACTS } from './content/featureFacts';
import { FEATURE_POINTS } from './content/featurePoints';
import { INDUSTRIES, industryOf } from './content/industries/industries';
import type { Industry } from './content/industries/industry';
import { QUESTIONS } from './content/questions';

const SCHEMA = 'https://schema.org';
/** Cuts a text to the length of a search result snippet, in whole words. */
function cut(text: string, limit = 160): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit - 1).replace(/[\s,;:.]+\S*$/, '')}…`;
}

const lastPart = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** Structured data for the program, with its current prices. */
const SOFTWARE = {
  '@context': SCHEMA,
  '@type': 'SoftwareApplication',
  name: 'Fieldwright',
  url: '@SITE/',
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any, in a web browser',
  offers: [
    { '@type': 'Offer', name: 'Free', price: '0', priceCurrency: 'USD' },
    ...OFFERED_PLANS.map(({ name, priceCents }) => ({
      '@type': 'Offer',
      name,
      price: String(priceCents.month / 100),
      priceCurrency: 'USD',
    })),
  ],
};
const ANSWERS = {
  '@context': SCHEMA,
  '@type': 'FAQPage',
  mainEntity: QUESTIONS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
};
/** Builds a breadcrumb: the page's name under its overview's. */
const trail = (overview: { name: string; address: string }, name: string, address: string) => ({
  '@context': SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: overview.name, item: `@SITE${overview.address}` },
    { '@type': 'ListItem', position: 2, name, item: `@SITE${address}` },
  ],
});

function featureHead(feature: Feature): PageHead {
  const { title, description } = FEATURE_INFO[feature];
  const address = paths.featurePage(feature);
  const state = isReleased(feature) ? '' : 'On the roadmap, not for sale yet. ';
  return {
    title: `${title} for trade companies · Fieldwright`,
    description: cut(`${state}${description} ${FEATURE_POINTS[feature][0]}`),
    canonical: address,
    picture: { src: `/previews/${feature}.jpg`, alt: `Fieldwright: ${title}` },
    jsonLd: [trail({ name: 'Features', address: paths.features }, title, address)],
  };
}

function adHead(feature: Feature, industry: Industry | null): PageHead {
  const { title, description } = FEATURE_INFO[feature];
  return {
    title: `${title} for ${adWords(feature, industry).trade} companies`,
    description: cut(`${FEATURE_FACTS[feature].promise}. ${description}`),
    canonical: paths.featurePage(feature),
    picture: { src: `/previews/${feature}.jpg`, alt: `Fieldwright: ${title}` },
    isUnlisted: true,
  };
}

function industryHead({ id, name, trade, description, headline }: Industry): PageHead {
  return {
    title: `Software for ${trade} companies · Fieldwright`,
    description,
    picture: { src: `/previews/${id}.jpg`, alt: `Fieldwright: ${headline}` },
    jsonLd: [trail({ name: 'Fieldwright', address: paths.home }, name, `/${id}`)],
  };
}

/** Asserts that an address exists; the tests rule out others. */
function known<T>(value: T | null, address: string): T {
  if (value === null) throw new Error(`No page stands at ${address}`);
  return value;
}

const adAddresses = FEATURES.map((feature) => paths.featureAd(feature));
const loadIndustry = () => import('./pages/IndustryPage');

/** Pages about the product, prerendered at build time. */
export const marketingPages: readonly PublicPage[] = [
  {
    path: paths.home,
    addresses: [paths.home],
    load: () => import('./pages/HomePage'),
    headOf: () => ({
      title: 'Fieldwright: from the first call to paid, for trades',
      description:
        'Estimates that customers sign on their phone, a day that works without signal, invoices paid by card, and Manual J. One price for the whole company.',
      jsonLd: [SOFTWARE, ANSWERS],
    }),
  },
  {
    path: paths.features,
    addresses: [paths.features],
    load: () => import('./pages/FeaturesPage'),
    headOf: () => ({
      title: 'Features and prices · Fieldwright',
      description:
        'Every feature that works today with its screen, what is in which plan, and the prices: one for the whole company, by the month or by the year.',
      picture: { src: '/previews/features.jpg', alt: 'Fieldwright: features and prices' },
      jsonLd: [SOFTWARE],
    }),
  },
  {
    path: paths.roadmap,
    addresses: [paths.roadmap],
    load: () => import('./pages/RoadmapPage'),
    headOf: () => ({
      title: 'Roadmap · Fieldwright',
      description: 'What is being built next for trade companies. Nothing on it is sold, and there are no dates.',
      picture: { src: '/previews/roadmap.jpg', alt: 'Fieldwright: roadmap' },
    }),
  },
  {
    path: `${paths.features}/:featureId`,
    addresses: [...FEATURES, ...FEATURE_ALIASES].map((id) => paths.featurePage(id)),
    load: () => import('./pages/FeaturePage'),
    headOf: (address) => featureHead(known(featureOfAddress(lastPart(address)), address)),
  },
  {
    path: `${paths.features}/ad/:featureId`,
    addresses: adAddresses,
    load: () => import('./pages/AdPage'),
    headOf: (address) => adHead(known(featureOfAddress(lastPart(address)), address), null),
  },
  {
    path: `${paths.features}/ad/:featureId/:industry`,
    addresses: adAddresses.flatMap((address) => INDUSTRIES.map(({ id }) => `${address}/${id}`)),
    load: () => import('./pages/AdPage'),
    headOf: (address) => {
      const [, , , featureId, industryId] = address.split('/');
      return adHead(known(featureOfAddress(featureId), address), industryOf(industryId));
    },
  },
  ...INDUSTRIES.map((industry): PublicPage => ({
    path: `/${industry.id}`,
    addresses: [`/${industry.id}`],
    load: loadIndustry,
    headOf: () => industryHead(industry),
  })),
  {
    path: paths.missing,
    addresses: [paths.missing],
    load: () => import('./pages/MissingPage'),
    headOf: () => ({
      title: 'Page not found · Fieldwright',
      description: 'There is no page at this address. Here is what is near, and the way to the home page.',
      isUnlisted: true,
    }),
    isInteractive: true,
  },
];
