/** Documented limitations of released features. Nothing here is sold. */
export const NEXT_STEPS: readonly { title: string; text: string }[] = [
  {
    title: 'QuickBooks',
    text: 'Bills and expenses, items one by one from the pricebook, and books in several currencies.',
  },
  { title: 'Payments', text: 'Card readers, and card surcharges by the rules of each state.' },
  {
    title: 'Financing',
    text: 'An agreement with a lender, so that it says itself where an application is: until then the office enters it.',
  },
  { title: 'Google Business Profile', text: 'Photos in posts, and how often the profile was seen.' },
  { title: 'Nextdoor', text: 'Posts that publish themselves, once Nextdoor opens its interface to us.' },
];
