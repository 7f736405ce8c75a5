import type { ZodType } from 'zod';

type Def = {
  type: string;
  shape?: Record<string, ZodType>;
  element?: ZodType;
  innerType?: ZodType;
  in?: ZodType;
  valueType?: ZodType;
  options?: readonly ZodType[];
};

/** Returns every field of a schema by its path, including within objects, lists, optional and transformed values. */
export function fieldPaths(schema: ZodType, path = ''): string[] {
  const def = schema.def as unknown as Def;
  const inner = [def.element, def.innerType, def.in, def.valueType, ...(def.options ?? [])];
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([name, field]) => {
      const at = path === '' ? name : `${path}.${name}`;
      return [at, ...fieldPaths(field, at)];
    }),
    ...inner.flatMap((part) => (part ? fieldPaths(part, path) : [])),
  ];
}

const TARGETS = [
  ['customers', /(^|\.)([a-z]\w*C|c)ustomerId$/],
  ['properties', /(^|\.)([a-z]\w*P|p)ropertyId$/],
  ['jobs', /(^|\.)([a-z]\w*J|j)obId$/],
] as const;

/** Returns a schema's fields that reference a customer, a property or a job, judging by their names. */
export const namingFields = (schema: ZodType): { to: (typeof TARGETS)[number][0]; field: string }[] =>
  [...new Set(fieldPaths(schema))].flatMap((field) =>
    TARGETS.filter(([, pattern]) => pattern.test(field)).map(([to]) => ({ to, field })),
  );
