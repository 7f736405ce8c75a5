import type { FormSection, InspectionForm } from './form';
import { ANSWERS_LIMIT, SIGNATURES_LIMIT, UNITS_LIMIT } from './schema';

const count = (sections: readonly FormSection[], isCounted: (item: FormSection['items'][number]) => boolean): number =>
  sections.reduce((sum, { items }) => sum + items.filter(isCounted).length, 0);

/** Returns how many units fit when `once` out of `limit` are used by items asked once. */
const roomFor = (limit: number, once: number, perUnit: number): number =>
  perUnit === 0 ? UNITS_LIMIT : Math.floor((limit - once) / perUnit);

/**
 * Returns why an inspection of these units can't hold everything the form may ask; '' if it can. Conditional items count too: an answer
 * is kept when its question is hidden.
 */
export function roomFault({ sections }: InspectionForm, unitCount: number): string {
  const once = sections.filter(({ isPerUnit }) => !isPerUnit);
  const repeated = sections.filter(({ isPerUnit }) => isPerUnit);
  const isSigned = ({ kind }: FormSection['items'][number]): boolean => kind === 'signature';
  const units = Math.max(1, unitCount);
  const byAnswers = roomFor(
    ANSWERS_LIMIT,
    count(once, () => true),
    count(repeated, () => true),
  );
  const signed = count(once, isSigned);
  const bySignatures = roomFor(SIGNATURES_LIMIT, signed, count(repeated, isSigned));
  if (signed > SIGNATURES_LIMIT || bySignatures < 1)
    return `This template asks for more than the ${SIGNATURES_LIMIT} signatures that an inspection holds. Take some out of the template.`;
  if (units > byAnswers)
    return `An inspection holds ${ANSWERS_LIMIT} answers: with this template at most ${byAnswers} ${byAnswers === 1 ? 'unit' : 'units'}. Start another inspection for the rest.`;
  if (units > bySignatures)
    return `An inspection holds ${SIGNATURES_LIMIT} signatures: with this template at most ${bySignatures} ${bySignatures === 1 ? 'unit' : 'units'}. Start another inspection for the rest.`;
  return '';
}
