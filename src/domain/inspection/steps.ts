import type { AssessedSlot, InspectionResult } from './assess';

/** The last step: what is missing, what failed, and the button to complete it. */
export const FINISH = '_finish';

/** Returns the item `by` steps away; the finish comes after the last, and the first item has none before it. */
export function stepFrom({ slots }: Pick<InspectionResult, 'slots'>, key: string, by: 1 | -1): string {
  const at = key === FINISH ? slots.length : slots.findIndex((slot) => slot.key === key);
  return slots[Math.max(0, at + by)]?.key ?? FINISH;
}

/** Returns where filling in resumes: the current item, otherwise the first open item after the last answer, otherwise the first open one. */
export function resumeAt({ slots }: Pick<InspectionResult, 'slots'>, current: string): string {
  if (current === FINISH || slots.some(({ key }) => key === current)) return current;
  const isOpen = ({ verdict }: AssessedSlot): boolean => verdict === 'open';
  const last = slots.findLastIndex((slot) => !isOpen(slot));
  return (slots.slice(last + 1).find(isOpen) ?? slots.find(isOpen))?.key ?? FINISH;
}

export type SlotGroup = { id: string; slots: readonly AssessedSlot[]; answeredCount: number; missingCount: number };

/** Groups the asked items by section, and by unit if a section is repeated. */
export function groupsOf({ slots }: Pick<InspectionResult, 'slots'>): SlotGroup[] {
  const groups = new Map<string, AssessedSlot[]>();
  for (const slot of slots) {
    const id = `${slot.section.id} ${slot.unit?.id ?? ''}`;
    const group = groups.get(id);
    if (group) group.push(slot);
    else groups.set(id, [slot]);
  }
  return [...groups].map(([id, own]) => ({
    id,
    slots: own,
    answeredCount: own.filter(({ verdict }) => verdict !== 'open').length,
    missingCount: own.filter(({ isMissing }) => isMissing).length,
  }));
}
