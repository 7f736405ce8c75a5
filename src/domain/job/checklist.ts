import type { ChecklistItem, JobType } from './schema';

type Tick = { id: string; isDone: boolean; at: string; by: string };

/** Returns the list with one item checked, by whom and when, or unchecked. Unknown ids change nothing. */
export const tickItem = (items: readonly ChecklistItem[], { id, isDone, at, by }: Tick): ChecklistItem[] =>
  items.map((item) =>
    item.id === id ? { ...item, isDone, doneAt: isDone ? at : '', doneBy: isDone ? by : '' } : item,
  );

/** The usual checks for each job type: a starting point that every company adapts to its own way of working. */
export const CHECKLIST_TEMPLATES: Record<JobType, readonly string[]> = {
  service: [
    'Talked through the problem with the customer',
    'Took photos before the work',
    'Tested after the repair',
    'Cleaned up',
    'Took photos after the work',
  ],
  maintenance: [
    'Changed or cleaned the filter',
    'Checked electrical connections',
    'Checked drains and condensate',
    'Measured and noted readings',
    'Explained findings to the customer',
  ],
  installation: [
    'Protected floors and access ways',
    'Removed the old unit',
    'Checked permits on site',
    'Started up and tested',
    'Registered the warranty',
    'Showed the customer how to use it',
  ],
  inspection: ['Checked access and safety', 'Photographed each finding', 'Went through the findings with the customer'],
  estimate: ['Took measurements', 'Took photos', 'Asked about budget and timing'],
  emergency: [
    'Made the place safe',
    'Shut off what had to be shut off',
    'Took photos before the work',
    'Told the customer what comes next',
  ],
  project: [
    'Checked permits and drawings',
    'Talked through safety on site',
    'Deliveries complete',
    'Wrote the daily log',
    'Left the site clean',
  ],
  callback: [
    'Read the notes of the first visit',
    'Found the cause',
    'Tested after the repair',
    'Customer is satisfied',
  ],
};
