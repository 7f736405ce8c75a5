import { fireEvent, screen } from '@testing-library/react';
import { collections } from '@/data/collections';
import type { Workspace } from '@/data/session/workspace';
import { ben, clockAt, marcus, SCHEDULE_NOW, tuneUp } from './factories/scheduledDay';
import { buildVisit } from './factories/visit';

/** The visit of a crew of two. */
export const leak = buildVisit({
  id: 'visit-2',
  title: 'Leak',
  jobId: 'job-2',
  placement: { startsAt: clockAt('13:00'), endsAt: clockAt('14:00'), technicianIds: ['technician-1', 'technician-2'] },
});

/** Options for `renderApp`: the office's board for a day with two visits, one of them a crew's. */
export const BOARD = {
  now: SCHEDULE_NOW,
  role: 'office',
  company: { timeZone: 'America/New_York' },
  records: { technicians: [marcus, ben], schedule: [tuneUp, leak] },
} as const;

/** Reads a visit as it is stored. */
export const storedVisit = ({ workspace }: { workspace: Workspace }, id: string) =>
  workspace.repository(collections.schedule).getById(id);

/** Finds a visit's cards, one per assigned person. */
export const cards = (title: RegExp) => screen.findAllByRole('button', { name: title });

/** Opens the menu of a visit's first card. */
export const menuOf = async (title: RegExp) => {
  const [card] = await cards(title);
  if (card) fireEvent.contextMenu(card, { clientX: 5, clientY: 5 });
  return screen.findByRole('menu');
};
