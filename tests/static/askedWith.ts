import type { Direction } from '../../scripts/indexes/queryShape';

// Arguments for the queries, so that their shapes are known.

export const DIRECTIONS: readonly Direction[] = ['asc', 'desc'];
export const ZONE = 'America/New_York';
export const NOW = new Date('2026-01-12T15:00:00.000Z');
/** All records, and those of one business unit. */
export const UNITS = ['', 'u'] as const;
