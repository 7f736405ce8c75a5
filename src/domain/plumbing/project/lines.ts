import { memo } from '@/lib/memo';

/** Lines of a list identified by three words, in the order in which they were first requested. */
export type Lines<F, L> = { of: (first: F, second: string, third: string) => L; all: () => readonly L[] };

/** @param make creates a new line, which the caller may add to */
export function linesOf<F, L>(make: (first: F, second: string, third: string) => L): Lines<F, L> {
  const lines: L[] = [];
  // A nested map: a key joined from three words would be rehashed for every pipe.
  const known = memo((first: F) =>
    memo((second: string) =>
      memo((third: string) => {
        const line = make(first, second, third);
        lines.push(line);
        return line;
      }),
    ),
  );
  return { of: (first, second, third) => known(first)(second)(third), all: () => lines };
}
