import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SortState } from './columns';
import { useParamsChange } from './useParamsChange';

type ListDefaults<Filters extends Record<string, string>> = {
  /** `field:asc` or `field:desc` */
  sort: `${string}:${'asc' | 'desc'}`;
  /** Each filter with its default value, used when the URL doesn't name it. Keep this object outside the component. */
  filters?: Filters;
};

const SEARCH_DELAY_MS = 250;
const MAX_WRITES_UNDER_WAY = 10;

function parseSort(text: string, fallback: string): SortState {
  const [field, direction] = (/^[\w.]+:(asc|desc)$/.test(text) ? text : fallback).split(':');
  return { field: field ?? '', direction: direction === 'desc' ? 'desc' : 'asc' };
}

/** Keeps a list's search text, filters and sort order in the URL, so that Back, reload and a shared link show the same list. */
export function useListParams<Filters extends Record<string, string> = Record<string, never>>({
  sort: defaultSort,
  filters: defaults,
}: ListDefaults<Filters>) {
  const { params, latest, change } = useParamsChange();
  const q = params.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  const [lastQ, setLastQ] = useState(q);
  /** Search texts written to the URL that haven't shown up there yet: the user may have kept typing, and must not lose that. */
  const [written, setWritten] = useState<readonly string[]>([]);
  if (q !== lastQ) {
    setLastQ(q);
    setWritten(written.slice(written.indexOf(q) + 1));
    // The URL changed from outside (Back, a link): update the input, unless it's what the user just typed.
    if (!written.includes(q) && typed.trim() !== q) setTyped(q);
  }

  const writeSearch = useEffectEvent(() => {
    const text = typed.trim();
    if (text === (latest.current.get('q') ?? '')) return;
    setWritten((earlier) => [...earlier.slice(-MAX_WRITES_UNDER_WAY), text]);
    change({ q: { value: text, fallback: '' } });
  });
  useEffect(() => {
    const timer = setTimeout(writeSearch, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const filters = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(defaults ?? {}).map(([name, value]) => [name, params.get(name) ?? value]),
      ) as Filters,
    [params, defaults],
  );
  const sortText = params.get('sort') ?? defaultSort;
  const sort = useMemo(() => parseSort(sortText, defaultSort), [sortText, defaultSort]);
  const names = ['q', 'sort', ...Object.keys(defaults ?? {})];
  const current = new URLSearchParams(
    names.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : [])),
  );
  const isFiltered = typed !== '' || Object.entries(defaults ?? {}).some(([name, value]) => filters[name] !== value);

  return {
    q,
    sort,
    filters,
    isFiltered,
    /** Stays the same as long as the same rows are requested, in any order. */
    question: JSON.stringify([typed.trim(), filters]),
    /** Search text, filters and order from the URL, without its other parts; for `apply`. */
    current: current.toString(),
    /** Restores an earlier value of `current`. */
    apply: (text: string) => {
      const wanted = new URLSearchParams(text);
      const nextQ = wanted.get('q') ?? '';
      setTyped(nextQ);
      setWritten([nextQ]);
      change(Object.fromEntries(names.map((name) => [name, { value: wanted.get(name) ?? '', fallback: '' }])));
    },
    search: { value: typed, onChange: setTyped },
    setSort: (next: SortState) => change({ sort: { value: `${next.field}:${next.direction}`, fallback: defaultSort } }),
    setFilter: <Name extends keyof Filters & string>(name: Name, value: Filters[Name]) =>
      change({ [name]: { value, fallback: defaults?.[name] ?? '' } }),
    /** Sets several filters in one step. */
    setFilters: (values: Partial<Record<keyof Filters & string, string>>) =>
      change(
        Object.fromEntries(
          Object.entries<string | undefined>(values).map(([name, value]) => [
            name,
            { value: value ?? '', fallback: defaults?.[name] ?? '' },
          ]),
        ),
      ),
    /** Resets these filters to their defaults. */
    clear: (filterNames: readonly string[]) =>
      change(Object.fromEntries(filterNames.map((name) => [name, { value: '', fallback: '' }]))),
    reset: () => {
      setTyped('');
      setWritten(['']);
      change(
        Object.fromEntries(['q', ...Object.keys(defaults ?? {})].map((name) => [name, { value: '', fallback: '' }])),
      );
    },
  };
}

/** The search text, filters and order that a list page passes around. */
export type ListParams = Pick<
  ReturnType<typeof useListParams>,
  'q' | 'sort' | 'isFiltered' | 'question' | 'current' | 'apply' | 'search' | 'setSort' | 'clear' | 'reset'
>;
