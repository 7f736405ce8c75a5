import { ITEM_KIND_LABELS, ITEM_KINDS } from '../billing/itemKind';
import { jobTypeName, leadSourceName } from '../company/workChoices';
import type { WorkSettings } from '../company/workSettings';
import type { Names } from './model';

type Called = {
  technician: (id: string) => string;
  member: (uid: string) => string;
  vehicle: (resourceId: string) => string;
};

/** Returns the reports' names for technicians, colleagues, kinds of work, sources and kinds of lines. */
export const reportNames = (settings: WorkSettings, { technician, member, vehicle }: Called): Names => ({
  kind: (id) => (id === '' ? 'Without a job' : jobTypeName(settings, id)),
  person: technician,
  source: (id) => leadSourceName(settings, id) || 'No source',
  item: (kind) => {
    const known = ITEM_KINDS.find((one) => one === kind);
    return known ? ITEM_KIND_LABELS[known] : 'Other';
  },
  author: member,
  reason: (text) => text || 'No reason given',
  driver: technician,
  vehicle: (id) => (id === '' ? 'No vehicle entered' : vehicle(id) || 'Former vehicle'),
  day: (day) => day,
});
