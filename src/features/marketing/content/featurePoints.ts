import type { Feature } from '@/domain/access/features';

/**
 * Three sentences on what each feature does. For features on the roadmap they describe what is planned, which the page says above them. A
 * sentence that turns out wrong is changed before the feature is released.
 */
export const FEATURE_POINTS: Readonly<Record<Feature, readonly [string, string, string]>> = {
  customers: [
    'Find anybody as you type, by name, phone, address, e-mail or serial number, also offline.',
    'Keep several properties for one customer, with gate codes, and every unit in them with its warranty.',
    'Bring your list from a CSV file with a dry run first; merge duplicates, and undo it.',
  ],
  jobs: [
    'Book a job with a customer and one line of what is to be done; everything else can follow.',
    'Checklists, photos and notes are recorded on site without signal, and arrive when it is back.',
    'Each step says who did it and when, from booked to done to ready for the invoice.',
  ],
  technicians: [
    'Skills, working hours and licenses of your crew, with a warning before a license expires.',
    'A day on the phone: next stop, call, navigate, start, photograph, finish.',
    'As many technicians as you have. Nobody is charged for one more.',
  ],
  leads: [
    'Calls, texts, web forms and lead e-mails in one list, each with how long it has waited for its first answer.',
    'Every lead says where it came from and what is to be done next.',
    'A won lead becomes customer and job without typing anything twice.',
  ],
  estimates: [
    'Good, better and best side by side, with photos and optional lines.',
    'Customers accept on their phone with a signature, and pick the options they want.',
    'An accepted estimate becomes the job and later the invoice, line by line.',
  ],
  pricebook: [
    'Services, materials and labor in categories, found as fast as customers are.',
    'Prices from cost and margin, with the rule shown beside the number.',
    'Change many prices at once, look at the result first, and take it back if it was wrong.',
  ],
  discounts: [
    'Codes and rules with a start, an end and a limit.',
    'A report of every discount: who gave it, for what reason, and what it cost you.',
    'The margin that is left is on the estimate as the discount is typed, before it is sent.',
  ],
  schedule: [
    'The day and the week by technician, by drag and drop or by keyboard, each step of which can be taken back.',
    'Double bookings, and skills that a visit asks for, are shown as you plan, and what goes wrong today with the step that mends it.',
    'A better order for the day’s routes, beside the one you have, to accept as a whole or in parts.',
  ],
  inspections: [
    'Eighteen ready templates and a builder: pass or fail, readings with limits, ratings, photos, signatures; a whole day without signal.',
    'What failed becomes a finding with a priced option, then an estimate, a job, and a verified repair.',
    'A report with photos as page and PDF, with the same equipment side by side across the years.',
  ],
  diagnostics: [
    'Readings judged as they are typed: refrigerant, airflow, combustion, electrics, water; without signal too.',
    'Pass, watch or fail with the limit and its source, likely causes in order, and the next test to make.',
    'Compared with the unit’s own baseline, so that drift shows before anything fails.',
  ],
  manualJ: [
    'Heating and cooling loads by the method of ACCA’s Manual J: a dozen answers on the first visit, the same house room by room afterwards.',
    'Each result opens down to the inputs and the table it came from, and says what every assumption does to it.',
    'Equipment is checked against Manual S, ducts are laid out and sized by Manual D, and both go into your estimate.',
  ],
  plumbingCalc: [
    'The pipes entered once: water, drains, vents and gas size themselves by the IPC or UPC, with a drawing that follows.',
    'Table, edition, row, what governed and the sizes beside it stand with each answer, and on the permit sheet.',
    'Forty quick calculators beside it; the pipe to buy goes into an estimate at your pricebook’s prices.',
  ],
  invoices: [
    'From a finished job to a sent invoice in two clicks.',
    'Every total can be opened: lines, discounts, tax, deposits.',
    'Reminders that stop automatically once you are paid.',
  ],
  payments: [
    'Card, bank, cash and check, matched to the invoice they pay.',
    'Your own Stripe account: the money goes to you, and we add nothing to the fee.',
    'Part payments, deposits and refunds with a trail that adds up.',
  ],
  taxes: [
    'Rates by place and by kind of item, each with the dates from which it counts.',
    'Exempt customers with their certificate and its expiry date.',
    'Reports by authority for the return.',
  ],
  quickbooks: [
    'A dry run shows what will change in your books before anything is pushed.',
    'Customers, invoices, payments and tax, matched by rules that you can read.',
    'A nightly comparison says what does not agree, and why.',
  ],
  wisetack: [
    'Monthly payments on estimates and invoices by your own lender’s link, with the example the law asks for.',
    'Your fee is shown before you offer it.',
    'Deposit, financing and change orders in one balance, and where each application is, which you update by hand.',
  ],
  serviceagreement: [
    'Plans with visits by season, member prices and the units they cover, signed on any phone.',
    'A ledger of visits promised, planned and done, so that none is forgotten.',
    'What members paid ahead and what of it is earned, month by month, down to each agreement.',
  ],
  contracts: [
    'Scope, schedule of values and signatures for larger work.',
    'Change orders that are approved before the work is done.',
    'Progress bills with retention, from what was really completed.',
  ],
  website: [
    'Services, prices, hours, team, licenses and reviews are what they are in your company today, in English and Spanish.',
    'Customers book times that are free in your schedule; requests arrive as leads, without puzzles for people.',
    'Preview at phone and desktop, versions to go back to, and the whole site as files that you can take along.',
  ],
  reviews: [
    'Every customer of a finished job is asked by the same rules and gets the same links, with a log that proves it.',
    'Reviews of your own page and of other sites in one inbox; replies go out once a manager has approved them.',
    'Each review names whose work it was, and the published ones stand on your website.',
  ],
  googleMyBusiness: [
    'Phone, hours, holidays and services of your profile beside your own records, each difference mended by a click.',
    'Posts and offers checked for what Google refuses, and reviews read into your inbox.',
    'All of it works by hand too: nobody’s approval stands in your way, and you can bring your own Google project.',
  ],
  nextdoor: [
    'A ready text and a blurred map for the neighborhood in which you just worked.',
    'It names neither customer nor house, and a photo goes along only with someone’s consent.',
    'Each post has its own link: leads and money paid, by neighborhood. Nextdoor lets no program post, so you paste it.',
  ],
  awards: [
    'Licenses, insurance and awards on your estimates, with the proof one click away.',
    'A warning 60, 30 and 7 days before one expires; then customers no longer see it.',
    'Recognition for your crew by figures they can check, never by revenue, and nobody takes part who does not want to.',
  ],
  aiAssistant: [
    'Answers from your own records, each with a link to where it is written, and only from records that the person who asks may see.',
    'Estimates, jobs, notes, messages and other times for visits come as proposals: you say yes, change them, or take them back.',
    'Prices and figures come from your pricebook and our tested calculations, never from the model. You set what it may cost in a month.',
  ],
};
