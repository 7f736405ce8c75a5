import { capitalize } from '@/lib/words';

/** Makes an option readable: `WoodStud` is “Wood stud”, `single-pane` “Single-pane”; table numbers stay unchanged. */
export function choiceWords(option: string): string {
  if (/^\d/.test(option)) return option;
  const words = option.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return capitalize(words);
}
