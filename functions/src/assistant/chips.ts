import { FIGURE_LIMIT, SOURCE_LIMIT, type Figure, type Source } from '@/domain/assistant/chips';
import { cutText } from '@/lib/cutText';

/** The records and figures of one answer, numbered in order of appearance so that its text can reference them. */
export type Chips = {
  /** Returns the key (`s1`) by which an answer references a record: always the same for the same record, '' when there are too many. */
  cite: (collection: Source['collection'], id: string, title: string, detail?: string) => string;
  /** Records a number computed by one of our functions, and returns it formatted. */
  figure: (
    figure: Omit<Figure, 'key' | 'sourceKey' | 'derivation'> & { sourceKey?: string; derivation?: string },
  ) => string;
  sources: readonly Source[];
  figures: readonly Figure[];
};

export type ChipListener = { onSources: (sources: readonly Source[]) => void; onFigure: (figure: Figure) => void };

export function newChips({ onSources, onFigure }: ChipListener): Chips {
  const sources: Source[] = [];
  const figures: Figure[] = [];
  return {
    sources,
    figures,
    cite: (collection, id, title, detail = '') => {
      const known = sources.find((one) => one.collection === collection && one.id === id);
      if (known) return known.key;
      if (sources.length >= SOURCE_LIMIT) return '';
      const source = {
        key: `s${String(sources.length + 1)}`,
        collection,
        id,
        title: cutText(title, 200) || 'Record',
        detail: cutText(detail, 200),
      };
      sources.push(source);
      onSources([source]);
      return source.key;
    },
    figure: ({ sourceKey = '', derivation = '', ...rest }) => {
      if (figures.length < FIGURE_LIMIT && !figures.some((one) => one.label === rest.label && one.text === rest.text)) {
        const figure = { ...rest, sourceKey, derivation, key: `f${String(figures.length + 1)}` };
        figures.push(figure);
        onFigure(figure);
      }
      return rest.text;
    },
  };
}
