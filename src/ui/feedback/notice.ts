export type NotifyOptions = {
  title?: string;
  undo?: () => unknown;
  /** A suggested next step. */
  next?: { label: string; run: () => unknown };
};
export type NotifyTone = 'success' | 'info' | 'danger';

/** Returns a notification's buttons, regardless of how it is shown. */
export const buttonsOf = ({ next, undo }: NotifyOptions): { label: string; run: () => unknown }[] => [
  ...(next ? [next] : []),
  ...(undo ? [{ label: 'Undo', run: undo }] : []),
];
