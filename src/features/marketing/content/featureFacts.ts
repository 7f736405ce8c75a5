import type { Feature } from '@/domain/access/features';

export type FeatureFacts = {
  /** The people who benefit from it, and how. */
  forWhom: string;
  /** The tools people used before. */
  replaces: string;
  /** Ad headline, up to some forty characters. Not used as one while the feature is unreleased. */
  promise: string;
};

/** Content of each feature's page other than its description. */
export const FEATURE_FACTS: Readonly<Record<Feature, FeatureFacts>> = {
  customers: {
    forWhom: 'Whoever answers the phone, and whoever stands at the door an hour later.',
    replaces: 'The address book on one phone, and the notes on another.',
    promise: 'Know the caller before you say hello',
  },
  jobs: {
    forWhom: 'Offices that book work, and technicians who do it where no phone has signal.',
    replaces: 'The whiteboard, the group chat and the carbon copy.',
    promise: 'Every job on one page, from booked to billed',
  },
  technicians: {
    forWhom: 'Owners who answer for licenses, and technicians who want one screen for the day.',
    replaces: 'A spreadsheet of license dates, and calls to ask who is where.',
    promise: 'One screen for the whole day',
  },
  leads: {
    forWhom: 'Offices in which inquiries arrive by phone, form and e-mail.',
    replaces: 'Sticky notes and an inbox that nobody owns.',
    promise: 'See which inquiry has waited longest',
  },
  estimates: {
    forWhom: 'Technicians who sell on site, and owners who want every price to be the company’s.',
    replaces: 'A word processor at night, and a promise on the phone.',
    promise: 'Signed before you leave the driveway',
  },
  pricebook: {
    forWhom: 'Companies in which more than one person names a price.',
    replaces: 'The binder in the van, and last year’s supplier list.',
    promise: 'One price, whoever is asked',
  },
  discounts: {
    forWhom: 'Owners who want to allow discounts without guessing what they cost.',
    replaces: 'Rounding down at the door.',
    promise: 'Every discount with a name and a reason',
  },
  schedule: {
    forWhom: 'Dispatchers, and owners who are their own dispatcher.',
    replaces: 'A shared calendar, and the memory of one person.',
    promise: 'The whole crew’s week on one board',
  },
  inspections: {
    forWhom: 'Technicians who find more than they were called for.',
    replaces: 'Paper forms that nobody types in.',
    promise: 'From finding to approved work',
  },
  diagnostics: {
    forWhom: 'Technicians who measure before they replace.',
    replaces: 'Readings on the back of a hand.',
    promise: 'Readings that say what to test next',
  },
  manualJ: {
    forWhom: 'HVAC contractors and designers who have to show why the equipment has its size.',
    replaces: 'Rules of thumb, and desktop programs that explain nothing.',
    promise: 'A Manual J that explains every Btu',
  },
  plumbingCalc: {
    forWhom: 'Plumbers who size pipe and have to show the table.',
    replaces: 'The code book with a bookmark in it.',
    promise: 'Pipe sizes with the code line beside them',
  },
  invoices: {
    forWhom: 'Offices that bill today what was done today.',
    replaces: 'Retyping the job into an accounting program on Friday.',
    promise: 'From done to billed in two clicks',
  },
  payments: {
    forWhom: 'Companies that want the money before the van is back.',
    replaces: 'A card reader that knows no invoice, and checks in the glove box.',
    promise: 'Paid before the van is back',
  },
  taxes: {
    forWhom: 'Companies that work in more than one place, or tax parts and labor apart.',
    replaces: 'One rate for everything, and a correction from the state.',
    promise: 'Sales tax that says where it comes from',
  },
  quickbooks: {
    forWhom: 'Bookkeepers who want to see a change before it happens.',
    replaces: 'Exports, imports and a Saturday.',
    promise: 'Your books, compared every night',
  },
  wisetack: {
    forWhom: 'Companies whose customers would say yes to a monthly amount.',
    replaces: 'A brochure about financing.',
    promise: 'Monthly payments on the estimate',
  },
  serviceagreement: {
    forWhom: 'Companies that live from maintenance.',
    replaces: 'A list of who is due, on someone’s desk.',
    promise: 'No promised visit forgotten',
  },
  contracts: {
    forWhom: 'Contractors whose work takes months.',
    replaces: 'Change orders by text message.',
    promise: 'Changes signed before they are built',
  },
  website: {
    forWhom: 'Companies whose website still has the old phone number.',
    replaces: 'An agency that keeps your site when you leave.',
    promise: 'A website from your live data',
  },
  reviews: {
    forWhom: 'Companies whose best work nobody hears of.',
    replaces: 'Asking when you think of it, and only those who smiled.',
    promise: 'Ask every customer, the same way, once',
  },
  googleMyBusiness: {
    forWhom: 'Offices that keep the same hours in three places.',
    replaces: 'Logging in to correct a holiday.',
    promise: 'Your profile, as current as your calendar',
  },
  nextdoor: {
    forWhom: 'Companies that work street by street.',
    replaces: 'A flyer.',
    promise: 'The neighbors hear of your work',
  },
  awards: {
    forWhom: 'Crews that deserve to be named.',
    replaces: 'A plaque in the hallway.',
    promise: 'Credentials that customers can check',
  },
  aiAssistant: {
    forWhom: 'People who know what they want to know, but not where it stands.',
    replaces: 'Searching through five lists.',
    promise: 'Ask your own records',
  },
};
