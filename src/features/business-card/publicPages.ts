import { paths } from '@/lib/paths';
import type { PublicPage } from '@/lib/publicPage';
import { CARD } from './content/card';

const { firstName, lastName, title, company } = CARD.contact;
const name = `${firstName} ${lastName}`;

/** The business card page, prerendered at build time. */
export const businessCardPages: readonly PublicPage[] = [
  {
    path: paths.businessCard,
    addresses: [paths.businessCard],
    load: () => import('./pages/BusinessCardPage'),
    headOf: () => ({
      title: `${name}, ${title} · ${company}`,
      description: `${name}, ${title} of ${company}: call, message, save the contact, and the seed round: 10% equity at a $5M valuation.`,
      picture: { src: '/previews/business-card.jpg', alt: `${company}: ${name}, ${title}` },
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Person',
          name,
          jobTitle: title,
          worksFor: { '@type': 'Organization', name: company },
          url: '@SITE/business-card',
        },
      ],
    }),
    isInteractive: true,
  },
];
