/** The local assistant's input for its turn: the same as what a model is sent, whatever the wire format. */
export type LocalTurn = {
  /** Names of the tools it may call. */
  tools: readonly string[];
  /** The user's latest message, without the context. */
  question: string;
  context: LocalContext;
  pictureCount: number;
  /** Tool results since then, in order. */
  results: readonly LocalResult[];
};
export type LocalContext = {
  today: string;
  open: { record: string; id: string } | null;
  /** The user's technician ID; '' if they aren't a technician. */
  technicianId: string;
};
export type LocalResult = { name: string; arguments: Data; data: Data; isError: boolean };
export type Data = Readonly<Record<string, unknown>>;

/** Either requests data, or answers. */
export type LocalReply = { calls: readonly LocalCall[] } | { text: string };
export type LocalCall = { name: string; arguments: Data };

const NO_CONTEXT: LocalContext = { today: '', open: null, technicianId: '' };
const CONTEXT = 'Context from the app (data): ';

/** Parses the user's texts in a request: the message, and the context the app appended. */
export function readTexts(texts: readonly string[]): { question: string; context: LocalContext } {
  const given = texts.find((text) => text.startsWith(CONTEXT));
  return {
    question: texts.filter((text) => text !== given).join('\n'),
    context: given === undefined ? NO_CONTEXT : contextOf(dataOf(given.slice(CONTEXT.length))),
  };
}

function contextOf(data: Data): LocalContext {
  const open = recordOf(data['open']);
  return {
    today: textOf(data['today']),
    technicianId: textOf(recordOf(data['person'])?.['technician_id']),
    open: open ? { record: textOf(open['record']), id: textOf(open['id']) } : null,
  };
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
export const recordOf = (value: unknown): Data | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : null;
export const listOf = (value: unknown): Data[] =>
  Array.isArray(value) ? value.flatMap((one: unknown): Data[] => (recordOf(one) ? [one as Data] : [])) : [];

/** Parses JSON as a record; an empty one for anything else. */
export function dataOf(json: string): Data {
  try {
    return recordOf(JSON.parse(json)) ?? {};
  } catch {
    return {};
  }
}
