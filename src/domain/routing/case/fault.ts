/** What is wrong, and in which field: `visits.2.windows.0`. */
export type CaseFault = { path: string; message: string };
