import { materialText } from '@/domain/plumbing/project/materialWords';

/** The names of the engine as choices in words: `building-drain` → “Building drain”, `copper-L` → “Copper L”. */
export const choicesOf = (names: readonly string[]): { value: string; label: string }[] =>
  names.map((value) => ({ value, label: materialText(value) }));
