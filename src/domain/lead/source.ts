import { leadSourceName } from '../company/workChoices';
import type { WorkSettings } from '../company/workSettings';
import type { Lead } from './schema';

type Sources = Pick<WorkSettings, 'leadSources' | 'archivedLeadSources'>;
type Sourced = Pick<Lead, 'source' | 'sourceText'>;

/** Returns a lead's source: the company's name for it, or the sender's if it is none of these; '' = not known. */
export const sourceOfLead = (lists: Sources, { source, sourceText }: Sourced): string =>
  leadSourceName(lists, source) || (source === '' ? sourceText : '');

/** Whether the sender named a source the company doesn't have, and no one has chosen one since. */
export const isForeignSource = ({ source, sourceText }: Sourced): boolean => source === '' && sourceText !== '';
