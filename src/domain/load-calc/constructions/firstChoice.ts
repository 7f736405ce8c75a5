/** Defaults for a house: common constructions from the catalog, to be reviewed. */
export const FIRST_CHOICE = {
  wall: 'stud-2x4-r13',
  'foundation wall': 'concrete-r0',
  window: 'double-vinyl',
  door: 'insulated',
  ceiling: 'attic-r30',
  floor: 'joists-r19',
  slab: 'slab-r0',
  roof: 'cathedral-r30',
  skylight: 'double-vinyl',
} as const;
