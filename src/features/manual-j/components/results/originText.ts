import type { Derived } from '@/domain/load-calc/derived';

/** Where a number comes from, in a few words. */
export function originText({ origin, source, formula }: Derived): string {
  switch (origin) {
    case 'computed':
      return 'computed';
    case 'entered':
      return 'entered';
    case 'assumed':
      return 'assumed, as nobody entered it';
    case 'table':
      return `read from ${source === '' ? 'a table' : source}${formula === '' ? '' : `, ${formula}`}`;
    case 'constant':
      return source === '' ? 'a constant of the method' : `fixed: ${source}`;
  }
}
