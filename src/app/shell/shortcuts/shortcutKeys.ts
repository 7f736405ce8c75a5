import type { CreateAction, NavItem } from '../navigation';

/** The keys that lead to a page: `g j`. None for a page without a key. */
export const pageKeys = ({ key }: Pick<NavItem, 'key'>): string[] => (key === '' ? [] : ['g', key]);

/** The keys that make a record: `n` and the key of the page that lists its kind. */
export function createKeys(items: readonly Pick<NavItem, 'key' | 'path'>[], { path }: CreateAction): string[] {
  const key = items.find((item) => path.startsWith(`${item.path}/`))?.key ?? '';
  return key === '' ? [] : ['n', key];
}

/** Whether the keys that were pressed are the first of two. */
export const isBeginning = (pressed: readonly string[]): boolean => ['g', 'n'].includes(pressed.join(' '));

/** Where the keys that were pressed lead, or null. */
export function addressOf(
  pressed: readonly string[],
  items: readonly NavItem[],
  creates: readonly CreateAction[],
): string | null {
  const keys = pressed.join(' ');
  return (
    items.find((item) => pageKeys(item).join(' ') === keys)?.path ??
    creates.find((action) => createKeys(items, action).join(' ') === keys)?.path ??
    null
  );
}

/** Whether a key is intended for the focused input or choice rather than for the page. */
export function isForField(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest('input, textarea, select, [contenteditable], [role="listbox"], [role="menu"], [role="dialog"]') !==
    null
  );
}
