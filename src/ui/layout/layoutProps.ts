import type { ComponentProps } from 'react';

/** What is free between two parts: 8, 12, 16 or 24 pixels. */
type Gap = 'xs' | 'sm' | 'md' | 'lg';

/** What every part takes that only arranges its children: all of a `div` but its looks, which are the part's own. */
export type LayoutProps = Omit<ComponentProps<'div'>, 'className' | 'style'> & { gap?: Gap };

/**
 * The CSS value of a gap.
 * @returns A length from the theme's spacing, for `gap`.
 */
export const gapOf = (gap: Gap): string => `var(--mantine-spacing-${gap})`;
