export type Value = string | number | boolean | null | Value[] | { [field: string]: Value };
export type Fields = Record<string, Value>;

export type Write =
  | { kind: 'create' | 'set' | 'update'; path: string; data: Fields }
  | { kind: 'delete'; path: string };

export type Query = { where?: [field: string, operator: string, value: Value][]; limit?: number };

export type Request =
  | { kind: 'get'; path: string }
  | { kind: 'list' | 'count' | 'group'; path: string; query: Query }
  | { kind: 'commit'; writes: Write[] };

export type Outcome = 'allow' | 'deny';

/** One request by one actor and its expected outcome, on the seed and the documents of `before`. */
export type RulesCase = {
  id: string;
  actor: string;
  request: Request;
  expected: Outcome;
  before?: Record<string, Fields>;
  /** True when another case checks the same: only for `npm run test:rules:full`. */
  isThorough?: boolean;
};

/** As a field's value in an update: deletes the field. */
export const DELETED = '$del';

const IN_MINUTES = '$inMinutes:';

/** As a value: this many minutes after the request is sent, as a device would write it. */
export const inMinutes = (minutes: number): string => `${IN_MINUTES}${minutes}`;

export const atSending = (text: string): string =>
  text.startsWith(IN_MINUTES)
    ? new Date(Date.now() + Number(text.slice(IN_MINUTES.length)) * 60_000).toISOString()
    : text;
