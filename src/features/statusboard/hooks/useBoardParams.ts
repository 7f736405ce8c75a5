import { GROUPINGS, type Grouping } from '@/domain/statusboard/columns';
import { useAddressParams } from '@/ui/hooks/useAddressParams';

/** Keeps the board's view options in the URL, since a wall screen is opened by a bookmark. */
export function useBoardParams() {
  const [params, set] = useAddressParams();
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
