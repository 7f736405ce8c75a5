const FIRST = '#0072b2';

/** Told apart on boards by most color-blind people too (after Okabe and Ito); names stand beside them anyway. */
export const TECHNICIAN_COLORS = [FIRST, '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#6a4c93', '#7a7a7a'];

/** The color of the next technician of a company that has `count`: each of the first eight has one of their own. */
export const nextTechnicianColor = (count: number): string =>
  TECHNICIAN_COLORS[count % TECHNICIAN_COLORS.length] ?? FIRST;
