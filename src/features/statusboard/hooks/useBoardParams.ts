import { useSearchParams } from 'react-router-dom';
import { GROUPINGS, type Grouping } from '@/domain/statusboard/columns';

/** How the board is shown, kept in the address: what hangs on a wall is opened by a bookmark. */
export function useBoardParams() {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const grouping: Grouping = GROUPINGS.find((known) => known === params.get('by')) ?? 'state';
  return {
    grouping,
    isWall: params.get('wall') === '1',
    hasNames: params.get('names') === '1',
    setGrouping: (by: Grouping) => set('by', by === 'state' ? '' : by),
    setWall: (isWall: boolean) => set('wall', isWall ? '1' : ''),
    setNames: (hasNames: boolean) => set('names', hasNames ? '1' : ''),
  };
}
export type BoardParams = ReturnType<typeof useBoardParams>;
