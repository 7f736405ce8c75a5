import classes from './OneColumn.module.css';
import { gapOf, type LayoutProps } from './layoutProps';

/** One below the other, as wide as there is room and never wider: the fields of a form, the cards of a page. */
export function OneColumn({ gap = 'md', ...props }: LayoutProps) {
  return <div {...props} className={classes['column']} style={{ gap: gapOf(gap) }} />;
}
