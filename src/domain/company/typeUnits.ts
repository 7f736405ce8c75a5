/** A visit may have this many in addition to a crew (`RESOURCE_LIMIT`). */
export const TYPE_UNIT_LIMIT = 5;

/** The format stored on job types: IDs of vehicles and machines separated by spaces. */
export const TYPE_UNITS = /^(?:[\w-]{1,128}(?: |$))*$/;

/** Returns the vehicles and machines that a job type needs, without duplicates. */
export const unitsOf = ({ units }: { units: string }): string[] =>
  [...new Set(units.split(' ').filter((id) => id !== ''))].slice(0, TYPE_UNIT_LIMIT);

/** Formats units for storage on a job type. */
export const unitsText = (ids: readonly string[]): string => ids.slice(0, TYPE_UNIT_LIMIT).join(' ');
