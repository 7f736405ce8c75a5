import classes from './OneColumn.module.css';
import { gapOf, type LayoutProps } from './layoutProps';

/** Stacks its children at the available width and never wider: the fields of a form, the cards of a page. */
export function OneColumn({ gap = 'md', ...props }: LayoutProps) {
  return <div {...props} className={classes['column']} style={{ gap: gapOf(gap) }} />;
}
