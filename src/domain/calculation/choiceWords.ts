import { capitalize } from '@/lib/words';

/** `WoodStud` is “Wood stud”, `single-pane` “Single-pane”; numbers of tables stay as they are. */
export function choiceWords(option: string): string {
  if (/^\d/.test(option)) return option;
  const words = option.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return capitalize(words);
}
