type Primitive = string | number | boolean | bigint | symbol | null | undefined;
type Shallower = [never, 0, 1, 2, 3, 4];

type PathUnder<Key extends string | number, Value, Depth extends number> = Value extends Primitive
  ? `${Key}`
  : `${Key}` | `${Key}.${FieldPath<Value, Shallower[Depth]>}`;

/** Dotted names of a form's fields, checked by the compiler: `email`, `contacts.2.phone` (five levels deep). */
export type FieldPath<Values, Depth extends number = 5> = [Depth] extends [never]
  ? never
  : Values extends readonly (infer Item)[]
    ? PathUnder<number, Item, Depth>
    : { [Key in keyof Values & string]-?: PathUnder<Key, Values[Key], Depth> }[keyof Values & string];
