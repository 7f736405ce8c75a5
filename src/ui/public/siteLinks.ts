import { FEATURE_INFO, RELEASED_FEATURES } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { TRADES, tradePath } from '@/domain/trade/trades';

export type SiteLink = { to: string; label: string };

/**
 * The public pages linked from every public page, as shown in the footer. `tests/static/publicPages.test.ts` compares them with the
 * existing pages.
 */
export const SITE_LINKS: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Product',
    links: [
      { to: paths.features, label: 'All features' },
      { to: paths.demo, label: 'Live demo' },
      { to: paths.pricing, label: 'Prices' },
      { to: paths.roadmap, label: 'Roadmap' },
    ],
  },
  {
    title: 'Features',
    links: RELEASED_FEATURES.map((feature) => ({ to: paths.featurePage(feature), label: FEATURE_INFO[feature].title })),
  },
  { title: 'Trades', links: TRADES.map(({ id, name }) => ({ to: tradePath(id), label: name })) },
  {
    title: 'Company',
    links: [
      { to: paths.about, label: 'About' },
      { to: paths.blog, label: 'Blog' },
      { to: paths.businessCard, label: 'Business card' },
      { to: paths.privacy, label: 'Privacy' },
      { to: paths.terms, label: 'Terms of service' },
      { to: paths.meta, label: 'About this version' },
    ],
  },
];
