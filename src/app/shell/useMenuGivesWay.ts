import { useMediaQuery } from '@mantine/hooks';

/** Windows in which the assistant has room beside the page once the menu is drawn in; ShellFrame.module.css has the sums. */
const TIGHT = '(min-width: 88em) and (max-width: 101.24em)';

/** Whether the menu makes room for the assistant: what a page is laid out for must be left of the window. */
export function useMenuGivesWay(isPanelShown: boolean): boolean {
  const isTight = useMediaQuery(TIGHT, undefined, { getInitialValueInEffect: false });
  return isPanelShown && isTight;
}
