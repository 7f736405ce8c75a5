import type { ComponentProps } from 'react';

/** Space between two parts: 8, 12, 16 or 24 pixels. */
type Gap = 'xs' | 'sm' | 'md' | 'lg';

/** Props of components that only arrange their children: those of a `div` except its styling, which the component owns. */
export type LayoutProps = Omit<ComponentProps<'div'>, 'className' | 'style'> & { gap?: Gap };

/**
 * Returns the CSS value of a gap.
 * @returns A length from the theme's spacing, for `gap`.
 */
export const gapOf = (gap: Gap): string => `var(--mantine-spacing-${gap})`;
