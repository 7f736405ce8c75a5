/** What the local assistant knows when it is its turn: the same that a model is sent, whatever the wire format. */
export type LocalTurn = {
  /** Names of the tools it may ask for. */
  tools: readonly string[];
  /** The person's last words, without the context. */
  question: string;
  context: LocalContext;
  pictureCount: number;
  /** What tools gave since then, in order. */
  results: readonly LocalResult[];
};
export type LocalContext = {
  today: string;
  open: { record: string; id: string } | null;
  /** Of the asking person; '' where they are no technician. */
  technicianId: string;
};
export type LocalResult = { name: string; arguments: Data; data: Data; isError: boolean };
export type Data = Readonly<Record<string, unknown>>;

/** Either it wants to know something, or it says something. */
export type LocalReply = { calls: readonly LocalCall[] } | { text: string };
export type LocalCall = { name: string; arguments: Data };

const NO_CONTEXT: LocalContext = { today: '', open: null, technicianId: '' };
const CONTEXT = 'Context from the app (data): ';

/** Reads the person's texts of a request: the words, and the context that the app put behind them. */
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

/** JSON as a record; an empty one for anything else. */
export function dataOf(json: string): Data {
  try {
    return recordOf(JSON.parse(json)) ?? {};
  } catch {
    return {};
  }
}
