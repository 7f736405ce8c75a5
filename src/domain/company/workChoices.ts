import { SOURCE_LABELS } from '../customer/customerLabels';
import { CHECKLIST_LIMIT, JOB_TYPE_LABELS } from '../job/schema';
import { cutText } from '@/lib/cutText';
import { unitsOf } from './typeUnits';
import type { JobTypeChoice, LeadSource, UsualWindow, WorkSettings } from './workSettings';

type Option = { value: string; label: string };
type Named = { id: string; name: string };

const nameIn = (choices: readonly Named[], id: string): string | undefined =>
  choices.find((choice) => choice.id === id)?.name;
const labelIn = (labels: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(labels, id) ? labels[id] : undefined;

const toOption = ({ id, name }: Named): Option => ({ value: id, label: name });
/** Returns the offered options, plus the record's current one if it is no longer offered. */
const withKept = (offered: readonly Named[], kept: string, nameOf: (id: string) => string): Option[] => [
  ...offered.map(toOption),
  ...(kept === '' || offered.some(({ id }) => id === kept) ? [] : [{ value: kept, label: nameOf(kept) }]),
];

type TypeLists = Pick<WorkSettings, 'jobTypes' | 'archivedJobTypes'>;
type SourceLists = Pick<WorkSettings, 'leadSources' | 'archivedLeadSources'>;

/** Returns a job type's name, even if archived; an unknown type is just a job. */
export const jobTypeName = ({ jobTypes, archivedJobTypes }: TypeLists, id: string): string =>
  nameIn(jobTypes, id) ?? nameIn(archivedJobTypes, id) ?? labelIn(JOB_TYPE_LABELS, id) ?? 'Job';

/** Returns the types that a form offers; `kept` is the record's current one. */
export const jobTypeOptions = (lists: TypeLists, kept = ''): Option[] =>
  withKept(lists.jobTypes, kept, (id) => jobTypeName(lists, id));

/** The same for list filters: includes types only old records have. */
export const jobTypeFilterOptions = ({ jobTypes, archivedJobTypes }: TypeLists): Option[] => [
  ...jobTypes.map(toOption),
  ...archivedJobTypes.map(({ id, name }) => ({ value: id, label: `${name} (archived)` })),
];

/** Returns a lead source's name, even if archived; text entered before there was a list is returned as typed. '' for none. */
export const leadSourceName = ({ leadSources, archivedLeadSources }: SourceLists, id: string): string =>
  id === '' ? '' : (nameIn(leadSources, id) ?? nameIn(archivedLeadSources, id) ?? labelIn(SOURCE_LABELS, id) ?? id);

/** Finds a source by its ID or its name; '' if the company doesn't have it. */
export function leadSourceNamed({ leadSources, archivedLeadSources }: SourceLists, named: string): string {
  const wanted = named.trim().toLowerCase();
  return (
    [...leadSources, ...archivedLeadSources].find(({ id, name }) => id === named || name.toLowerCase() === wanted)
      ?.id ?? ''
  );
}

/** Returns the sources that a form offers, none first; `kept` is the record's current one. */
export const leadSourceOptions = (lists: SourceLists, kept = ''): Option[] => [
  { value: '', label: SOURCE_LABELS[''] },
  ...withKept(lists.leadSources, kept, (id) => leadSourceName(lists, id)),
];

/** The same for list filters: includes sources only old records have. */
export const leadSourceFilterOptions = ({ leadSources, archivedLeadSources }: SourceLists): Option[] => [
  ...leadSources.map(toOption),
  ...archivedLeadSources.map(({ id, name }: LeadSource) => ({ value: id, label: `${name} (archived)` })),
];

/** Finds a job type by ID, including archived ones. */
export const jobTypeOf = ({ jobTypes, archivedJobTypes }: TypeLists, id: string): JobTypeChoice | undefined =>
  [...jobTypes, ...archivedJobTypes].find((type) => type.id === id);

/** Returns the skills and licenses that a job type requires, including archived types. */
export const skillsOfType = (lists: TypeLists, id: string): string[] => jobTypeOf(lists, id)?.skills ?? [];

/** Returns the vehicles and machines that must be free for a job type, including archived types. */
export function unitsOfType(lists: TypeLists, id: string): string[] {
  const type = jobTypeOf(lists, id);
  return type ? unitsOf(type) : [];
}

const linesOf = (list: string, length: number, limit: number): string[] => [
  ...new Set(
    list
      .split('\n')
      .map((entry) => cutText(entry.trim(), length))
      .filter((entry) => entry !== '')
      .slice(0, limit),
  ),
];

const CHECK_LENGTH = 200;
const PHOTO_NAME_LENGTH = 80;
/** As many as fit in reach of a thumb on a phone. */
export const PHOTOS_TO_TAKE_LIMIT = 10;

/** Returns the usual checklist of a job type, up to the number of checks a job may have. */
export const checksOf = ({ checklist }: Pick<JobTypeChoice, 'checklist'>): string[] =>
  linesOf(checklist, CHECK_LENGTH, CHECKLIST_LIMIT);

/** Returns the photos to take on a job of the type, in order. */
export const photosToTakeOf = ({ photos }: Pick<JobTypeChoice, 'photos'>): string[] =>
  linesOf(photos, PHOTO_NAME_LENGTH, PHOTOS_TO_TAKE_LIMIT);

/** The same by the type's ID; empty for an unknown type. */
export function photosToTakeFor(lists: TypeLists, id: string): string[] {
  const type = jobTypeOf(lists, id);
  return type ? photosToTakeOf(type) : [];
}

const shortClock = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
};

/** Formats a window as people say it on the phone: `8–10`, `12–2`, `7:30–9`. */
export const windowLabel = ({ from, to }: Pick<UsualWindow, 'from' | 'to'>): string =>
  `${shortClock(from)}–${shortClock(to)}`;
