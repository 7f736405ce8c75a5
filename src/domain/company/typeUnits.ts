/** Beside a crew, a visit may have as many (`RESOURCE_LIMIT`). */
export const TYPE_UNIT_LIMIT = 5;

/** As job types store them: ids of vehicles and machines with a space between. */
export const TYPE_UNITS = /^(?:[\w-]{1,128}(?: |$))*$/;

/** The vehicles and machines that a job type needs, each once. */
export const unitsOf = ({ units }: { units: string }): string[] =>
  [...new Set(units.split(' ').filter((id) => id !== ''))].slice(0, TYPE_UNIT_LIMIT);

/** Units as a job type stores them. */
export const unitsText = (ids: readonly string[]): string => ids.slice(0, TYPE_UNIT_LIMIT).join(' ');
