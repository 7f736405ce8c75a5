import { useState } from 'react';
import type { Proposal } from './proposal';

/** Selects which technicians' parts of a plan to accept: all, until one is excluded. Interdependent parts go together. */
export function useAcceptance(proposal: Proposal | null) {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const wanted = proposal?.groups.filter(({ technicianIds }) => !technicianIds.some((id) => refused.has(id))) ?? [];
  const toggle = (id: string): void => {
    const group = proposal?.groups.find(({ technicianIds }) => technicianIds.includes(id))?.technicianIds ?? [];
    const next = new Set(refused);
    for (const one of group) {
      if (refused.has(id)) next.delete(one);
      else next.add(one);
    }
    setRefused(next);
  };
  return {
    /** Changes of the selected parts. */
    changes: wanted.flatMap(({ changes }) => changes),
    isOn: (id: string): boolean => !refused.has(id),
    toggle,
    countOf: (id: string): number =>
      proposal?.changes.filter(({ technicianIds }) => technicianIds.includes(id)).length ?? 0,
    includeAll: (): void => setRefused(new Set()),
  };
}
