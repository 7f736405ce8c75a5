import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

/** Deep teal: buttons, links and the logo. Shade 7 is the brand color, 7.6:1 on white. */
const teal: MantineColorsTuple = [
  '#e8f5f3',
  '#cde8e4',
  '#a1d3cc',
  '#74beb5',
  '#4fa99e',
  '#2b8f84',
  '#147469',
  '#0b5d57',
  '#084a45',
  '#053733',
];

/** Amber: the accent, for anything that needs attention. Never behind white text. */
const amber: MantineColorsTuple = [
  '#fff8e6',
  '#ffecc2',
  '#ffdb8a',
  '#ffc84d',
  '#fbb624',
  '#eda10a',
  '#c07c02',
  '#8a5800',
  '#6f4700',
  '#4f3300',
];

/** Grays with a hint of the primary hue, so surfaces and text match. */
const gray: MantineColorsTuple = [
  '#f6f8f8',
  '#eef2f2',
  '#e2e8e9',
  '#d3dbdd',
  '#bcc7ca',
  '#97a5a9',
  '#6f7d82',
  '#515e63',
  '#374247',
  '#1d2529',
];

const dark: MantineColorsTuple = [
  '#dbe2e4',
  '#c0cacd',
  '#9fadb2',
  '#76868c',
  '#4a585e',
  '#39454b',
  '#2a3439',
  '#1b2327',
  '#151c1f',
  '#0f1416',
];

/** The Fieldwright theme. Components keep Mantine's API; only defaults change here. */
export const theme = createTheme({
  colors: { teal, amber, gray, dark },
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  black: '#1d2529',
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '4px', md: '8px', lg: '12px', xl: '20px' },
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  // 12 smallest, 13 secondary, 14 body and controls, 16 dialog titles, 20 page titles.
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.4', xl: '1.3' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.3' },
      h2: { fontSize: '0.875rem', lineHeight: '1.45' },
      h3: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  shadows: {
    xs: '0 1px 2px rgb(16 35 38 / 6%)',
    sm: '0 1px 3px rgb(16 35 38 / 8%), 0 1px 2px rgb(16 35 38 / 6%)',
    md: '0 4px 12px rgb(16 35 38 / 10%), 0 1px 3px rgb(16 35 38 / 8%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    Alert: { defaultProps: { radius: 'md' } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' }, padding: 'md' } },
    // Mantine's initial-focus placeholder isn't a menu item but screen readers count it; without it, the first item takes the focus.
    Menu: { defaultProps: { shadow: 'md', withinPortal: true, withInitialFocusPlaceholder: false } },
    Modal: { defaultProps: { centered: true, padding: 'md', closeButtonProps: { 'aria-label': 'Close' } } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Dismiss' } } },
    // Selecting the current option again changes nothing; by default, Mantine would silently clear it.
    Select: { defaultProps: { checkIconPosition: 'right', allowDeselect: false, comboboxProps: { shadow: 'md' } } },
    // Makes scrollable areas scrollable by keyboard.
    TableScrollContainer: { defaultProps: { scrollAreaProps: { viewportProps: { tabIndex: 0 } } } },
    Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } } },
  },
});

/** White on red, for buttons that delete or cancel. Mantine's own red has a contrast of only 3.8 to 1. */
const RED_BUTTON = { '--mantine-color-red-filled': '#b42318', '--mantine-color-red-filled-hover': '#97190f' };

/** Overrides text and control colors where Mantine's defaults fall below WCAG 2.2 AA. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...RED_BUTTON,
    '--mantine-color-dimmed': '#56646a',
    '--mantine-color-placeholder': '#6a777c',
    '--mantine-color-error': '#b42318',
    '--mantine-color-default-border': '#d3dbdd',
    '--mantine-color-anchor': '#0b5d57',
    '--mantine-color-teal-light': '#e2f1ef',
    '--mantine-color-teal-light-hover': '#d3e9e6',
    '--mantine-color-teal-light-color': '#0b5d57',
    // Red for text: “Delete” in menus.
    '--mantine-color-red-6': '#b42318',
  },
  dark: {
    ...RED_BUTTON,
    '--mantine-color-dimmed': '#a3b0b5',
    '--mantine-color-placeholder': '#8b999e',
    '--mantine-color-error': '#ff9d94',
    '--mantine-color-default-border': '#39454b',
    '--mantine-color-anchor': '#74beb5',
    '--mantine-color-teal-light': '#173a3a',
    '--mantine-color-teal-light-hover': '#1c4746',
    '--mantine-color-teal-light-color': '#a1d3cc',
    // Mantine's default is nearly white: “Delete” would look like any other button.
    '--mantine-color-red-light-color': '#ff9d94',
  },
});
