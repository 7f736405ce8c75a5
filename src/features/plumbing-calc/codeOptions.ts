import { CODE_NAMES, editionsRead } from '@/domain/plumbing/core/codes';

/** Codes with the editions whose tables are available, newest first. */
export const CODE_OPTIONS: readonly { value: string; label: string }[] = CODE_NAMES.flatMap((name) =>
  editionsRead(name)
    .toReversed()
    .map((year) => ({ value: `${name}-${year}`, label: `${name} ${year}` })),
);
