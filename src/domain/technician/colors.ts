const FIRST = '#0072b2';

/** Distinguishable on boards for most color-blind people (after Okabe and Ito); names appear next to them anyway. */
export const TECHNICIAN_COLORS = [FIRST, '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#6a4c93', '#7a7a7a'];

/** Returns the color for the next technician of a company that has `count`: the first eight each get a unique one. */
export const nextTechnicianColor = (count: number): string =>
  TECHNICIAN_COLORS[count % TECHNICIAN_COLORS.length] ?? FIRST;
