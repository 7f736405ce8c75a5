/** Together with a crew, a visit may have this many (`RESOURCE_LIMIT`). */
export const TYPE_UNIT_LIMIT = 5;

/** The format in job types: ids of vehicles and machines separated by spaces. */
export const TYPE_UNITS = /^(?:[\w-]{1,128}(?: |$))*$/;

/** Returns the distinct vehicles and machines that a job type needs. */
export const unitsOf = ({ units }: { units: string }): string[] =>
  [...new Set(units.split(' ').filter((id) => id !== ''))].slice(0, TYPE_UNIT_LIMIT);

/** Formats units for a job type. */
export const unitsText = (ids: readonly string[]): string => ids.slice(0, TYPE_UNIT_LIMIT).join(' ');
