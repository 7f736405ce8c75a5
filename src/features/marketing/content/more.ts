import type { Feature } from '@/domain/access/features';

/** Features outside the path from call to payment, in the order a company adopts them. Each links to its own page. */
export const MORE: readonly { feature: Feature; title: string; text: string }[] = [
  {
    feature: 'leads',
    title: 'Answer first',
    text: 'Calls, web forms and paid leads in one list, with the minutes to your first answer and what a booked job cost. The ad generator writes the ads that bring them, and counts what they earn.',
  },
  {
    feature: 'website',
    title: 'A website that books visits',
    text: 'Made of your own services, prices and reviews. Customers take a time that is free in your schedule, day and night.',
  },
  {
    feature: 'reviews',
    title: 'Every customer asked, once',
    text: 'After each finished job, by the same rules for all. Answers wait for a manager’s yes.',
  },
  {
    feature: 'inspections',
    title: 'Findings that become work',
    text: 'Checklists and readings with one thumb. What failed is a priced option, then an estimate, then a repair that was verified.',
  },
  {
    feature: 'plumbingCalc',
    title: 'Pipes that size themselves',
    text: 'Water, drains, vents and gas as one drawing, by the IPC or UPC, with the table beside each size and a sheet for the permit.',
  },
  {
    feature: 'aiAssistant',
    title: 'Ask your own records',
    text: '“How much did we invoice last month?” is answered with the amount and the page that shows it. It drafts; you say yes, and can take it back.',
  },
];
