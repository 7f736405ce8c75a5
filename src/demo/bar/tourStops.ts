import type { DemoRole } from '@/data/demo/demoTab';
import { pathOfFeature } from '@/domain/access/routes';
import { paths } from '@/lib/paths';

/** A stop of the tour, and what to see there. `lead` is the label of the button leading to it. */
export type TourStop = { role: DemoRole; path: string; lead: string; title: string; text: string };

export const TOUR: readonly TourStop[] = [
  {
    role: 'admin',
    path: paths.landing,
    lead: 'Start',
    title: 'Your morning on one page',
    text: 'What is booked, what waits for a yes, what to invoice, what is overdue. "Needs you" lists what someone has to decide, and empties itself.',
  },
  {
    role: 'admin',
    path: pathOfFeature('schedule'),
    lead: 'See the day',
    title: 'The day, technician by technician',
    text: 'Drag a job to another time or person. What does not fit says so while you drag, and every step can be undone.',
  },
  {
    role: 'admin',
    path: paths.estimates,
    lead: 'See estimates',
    title: 'Good, better, best',
    text: 'Open one and send it: the e-mail lands in the envelope above, with the page your customer signs on.',
  },
  {
    role: 'admin',
    path: paths.invoices,
    lead: 'See the money',
    title: 'From done to paid',
    text: 'Finished jobs wait here to be invoiced in two clicks. Open any total to see how it came about.',
  },
  {
    role: 'technician',
    path: paths.technicianDashboard,
    lead: 'Be the technician',
    title: 'One thumb, no paperwork',
    text: 'On my way, photos, checklist, done. It works without a signal, and the office sees it as it happens.',
  },
];
