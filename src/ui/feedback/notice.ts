export type NotifyOptions = {
  title?: string;
  undo?: () => unknown;
  /** What else suggests itself now. */
  next?: { label: string; run: () => unknown };
};
export type NotifyTone = 'success' | 'info' | 'danger';

/** The buttons of a message, however it is shown. */
export const buttonsOf = ({ next, undo }: NotifyOptions): { label: string; run: () => unknown }[] => [
  ...(next ? [next] : []),
  ...(undo ? [{ label: 'Undo', run: undo }] : []),
];
