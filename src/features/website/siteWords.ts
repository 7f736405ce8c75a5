import { SITE_WORDS } from '@/documents/website/words';
import type { BlockKind } from '@/domain/website/schema';

/** Page names from the English site. */
export const PAGE_LABELS = SITE_WORDS.en.pages;

type BlockWords = {
  label: string;
  /** Explanation of what it shows automatically, or asks for. */
  about: string;
  /** Name of one of its items; '' for a block without items. */
  item: string;
};

export const BLOCK_WORDS: Record<BlockKind, BlockWords> = {
  hero: { label: 'Headline', about: 'The first thing people see, with your phone number.', item: 'Picture' },
  text: { label: 'Text', about: 'Your own words. Lines that begin with "- " become a list.', item: 'Picture' },
  services: {
    label: 'Services',
    about: 'Names, texts and prices come from your pricebook, as they are now.',
    item: 'Service',
  },
  booking: { label: 'Booking', about: 'Links to your open times. Shown while online booking is on.', item: '' },
  areas: { label: 'Service area', about: 'Checks a ZIP code against your area under Leads.', item: 'Town' },
  hours: { label: 'Hours', about: 'Your business hours from the settings.', item: '' },
  team: {
    label: 'Team',
    about: 'Names, photos and valid licenses of the people you choose. Anyone who leaves your team comes off the site.',
    item: 'Person',
  },
  credentials: {
    label: 'Credentials',
    about: 'Licenses of the brand kit, and credentials that are meant for the website. Expired ones go automatically.',
    item: '',
  },
  reviews: {
    label: 'Reviews',
    about: 'Reviews that their authors let you show, good and bad, the latest first.',
    item: '',
  },
  gallery: { label: 'Gallery', about: 'Pictures of your work. Each needs the name of who agreed.', item: 'Picture' },
  financing: { label: 'Financing', about: 'Who lends, with a link. Approval is the lender’s.', item: 'Lender' },
  offers: { label: 'Offers', about: 'An offer goes off the site after its last day.', item: 'Offer' },
  careers: { label: 'Careers', about: 'Openings on your team.', item: 'Opening' },
  questions: { label: 'Questions', about: 'What customers ask, and your answers.', item: 'Question' },
  contact: { label: 'Contact', about: 'Phone, e-mail, and on the contact page the request form.', item: '' },
};
