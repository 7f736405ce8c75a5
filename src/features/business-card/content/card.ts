import type { ContactCard } from '../../../domain/contact/vcard.ts';

/** Everything on the business card, as somebody who runs this site fills it in. */
export type BusinessCard = {
  contact: Omit<ContactCard, 'photoJpeg'> & { photoAlt: string };
  /** Of the card's head, the same on light and dark screens. */
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

/** Person, number and addresses are made up (555-01… and `.example` belong to no one); the round is the spec's. */
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
