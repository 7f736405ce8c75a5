import { leadSourceName } from '../company/workChoices';
import type { WorkSettings } from '../company/workSettings';
import type { Lead } from './schema';

type Sources = Pick<WorkSettings, 'leadSources' | 'archivedLeadSources'>;
type Sourced = Pick<Lead, 'source' | 'sourceText'>;

/** Where a lead came from: the company's name for it, or what its sender said where it is none of these; '' = not known. */
export const sourceOfLead = (lists: Sources, { source, sourceText }: Sourced): string =>
  leadSourceName(lists, source) || (source === '' ? sourceText : '');

/** Whether the sender named a source the company does not have, and no one has chosen one since. */
export const isForeignSource = ({ source, sourceText }: Sourced): boolean => source === '' && sourceText !== '';
