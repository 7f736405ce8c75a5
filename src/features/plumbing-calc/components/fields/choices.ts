import { materialText } from '@/domain/plumbing/project/materialWords';

/** Converts the engine's names to labeled choices: `building-drain` → “Building drain”, `copper-L` → “Copper L”. */
export const choicesOf = (names: readonly string[]): { value: string; label: string }[] =>
  names.map((value) => ({ value, label: materialText(value) }));
