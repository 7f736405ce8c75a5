import { useMediaQuery } from '@mantine/hooks';

/** Window widths in which the assistant fits next to the page once the menu is collapsed; see ShellFrame.module.css for the arithmetic. */
const TIGHT = '(min-width: 88em) and (max-width: 101.24em)';

/** Returns whether the menu collapses to make room for the assistant: the page must keep the minimum width it's designed for. */
export function useMenuGivesWay(isPanelShown: boolean): boolean {
  const isTight = useMediaQuery(TIGHT, undefined, { getInitialValueInEffect: false });
  return isPanelShown && isTight;
}
