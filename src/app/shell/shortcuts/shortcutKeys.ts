import type { CreateAction, NavItem } from '../navigation';

/** Returns the keys that open a page: `g j`. Empty for a page without a key. */
export const pageKeys = ({ key }: Pick<NavItem, 'key'>): string[] => (key === '' ? [] : ['g', key]);

/** Returns the keys that create a record: `n` and the key of the page that lists its kind. */
export function createKeys(items: readonly Pick<NavItem, 'key' | 'path'>[], { path }: CreateAction): string[] {
  const key = items.find((item) => path.startsWith(`${item.path}/`))?.key ?? '';
  return key === '' ? [] : ['n', key];
}

/** Returns whether the pressed keys are the start of a two-key sequence. */
export const isBeginning = (pressed: readonly string[]): boolean => ['g', 'n'].includes(pressed.join(' '));

/** Returns the URL the pressed keys lead to, or null. */
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

/** Returns whether a key is intended for the focused input or control rather than for the page. */
export function isForField(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest('input, textarea, select, [contenteditable], [role="listbox"], [role="menu"], [role="dialog"]') !==
    null
  );
}
