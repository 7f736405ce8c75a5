/** An error and its field: `visits.2.windows.0`. */
export type CaseFault = { path: string; message: string };
