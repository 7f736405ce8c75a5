import type { Derived } from '@/domain/load-calc/derived';

/** Describes briefly where a number comes from. */
export function originText({ origin, source, formula }: Derived): string {
  switch (origin) {
    case 'computed':
      return 'computed';
    case 'entered':
      return 'entered';
    case 'assumed':
      return 'assumed, not entered';
    case 'table':
      return `read from ${source === '' ? 'a table' : source}${formula === '' ? '' : `, ${formula}`}`;
    case 'constant':
      return source === '' ? 'a constant of the method' : `fixed: ${source}`;
  }
}
