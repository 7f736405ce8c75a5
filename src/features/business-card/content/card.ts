import type { ContactCard } from '../../../domain/contact/vcard.ts';

/** Contents of the business card, as filled in by the site's operator. */
export type BusinessCard = {
  contact: Omit<ContactCard, 'photoJpeg'> & { photoAlt: string };
  /** Header colors, the same in light and dark mode. */
  colors: { head: string; onHead: string };
  funding: {
    round: string;
    equityPercent: number;
    valuationCents: number;
    raisedPercent: number;
    availablePercent: number;
    progressPercent: number;
    goalCents: number;
  };
};

/** The person, number, and addresses are fictional (555-01… and `.example` belong to no one); the funding round is from the spec. */
export const CARD: BusinessCard = {
  contact: {
    firstName: 'Jordan',
    lastName: 'Avery',
    title: 'Founder & CEO',
    company: 'Fieldwright',
    phone: '+15550100142',
    email: 'jordan@fieldwright.example',
    website: 'https://fieldwright.example',
    address: { street: '12 Foundry Street', city: 'Columbus', state: 'OH', postalCode: '43215', country: 'USA' },
    note: 'Seed round: 10% equity at a $5M valuation. 2% raised, 8% available.',
    photoAlt: 'Jordan Avery in a hard hat',
  },
  colors: { head: '#0b5d57', onHead: '#ffffff' },
  funding: {
    round: 'Seed round',
    equityPercent: 10,
    valuationCents: 500_000_000,
    raisedPercent: 2,
    availablePercent: 8,
    progressPercent: 20,
    goalCents: 50_000_000,
  },
};
