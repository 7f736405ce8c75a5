import { IconPlus, IconRulerMeasure } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCan } from '@/data/react/useCan';
import type { Stored } from '@/domain/record/schema';
import type { ListExport } from '@/entities/record/useListExport';
import type { ExportSource, ListState } from '@/entities/record/listState';
import type { RecordListProps } from '@/entities/record/RecordList';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatCount } from '@/ui/format/quantities';
import { LinkButton } from '@/ui/links/LinkButton';
import { headingOf, type CalculationPlace, type CalculationRecord } from './calculationPlace';
import { useUnits, type Units } from './useUnits';

type Row<R> = Stored<R>;
type Passed<R> = Pick<RecordListProps<Row<R>>, 'params' | 'columns' | 'sort' | 'renderPeek' | 'views' | 'filters'>;

type CalculationListPageProps<R extends CalculationRecord> = Passed<R> & {
  place: CalculationPlace<R>;
  list: ListState<Row<R>> & { rows: readonly Row<R>[]; source: ExportSource<R> };
  renderCard: (record: Row<R>, show: Units['show']) => ReactNode;
  exporting: ListExport & { start: (source: ExportSource<R>) => unknown };
  icon: ReactNode;
  /** Its purpose, shown if there are none yet. */ purpose: string;
  /** Shown there instead of the icon. */ picture?: ReactNode;
  /** Text for when nothing matches the filters. */ noMatchText: string;
};

/** Lists all calculations of a kind, with search, filters, sorting and export. */
export function CalculationListPage<R extends CalculationRecord>(props: CalculationListPageProps<R>) {
  const { place, list, renderCard, exporting, icon, purpose, picture, noMatchText, ...passed } = props;
  const { show, system, setSystem } = useUnits();
  const can = useCan();
  const mayEdit = can('update', place.collection);
  const newButton = can('create', place.collection) && (
    <LinkButton to={place.new} leftSection={<IconPlus size={18} aria-hidden />}>
      New calculation
    </LinkButton>
  );
  const { rows, paging } = list;
  return (
    <RecordListPage<Row<R>>
      {...passed}
      name={place.collection}
      title={place.label}
      count={rows.length === 0 ? '' : `${paging?.hasMore ? 'First ' : ''}${formatCount(rows.length, 'calculation')}`}
      caption={`${headingOf(place)}s`}
      primary={newButton}
      list={list}
      rowHref={({ id }) => (mayEdit ? place.edit(id) : place.view(id))}
      renderCard={(record) => renderCard(record, show)}
      rowLabel={({ number, title }) => `${number} ${title}`}
      searchLabel="Search number, name, customer or address"
      actions={[
        {
          label: system === 'us' ? 'Show SI units' : 'Show US units',
          icon: <IconRulerMeasure size={18} aria-hidden />,
          onClick: () => setSystem(system === 'us' ? 'si' : 'us'),
        },
      ]}
      exporting={exporting}
      onExport={() => exporting.start(list.source)}
      none={
        <EmptyState
          {...(picture ? { picture } : { icon })}
          title={`No ${place.noun}s yet`}
          text={purpose}
          action={newButton || undefined}
        />
      }
      noMatch={{
        icon,
        title: 'No calculations match',
        text: passed.params.q ? 'Search by number, or by words of the name, the customer or the address.' : noMatchText,
        resetLabel: 'Show all calculations',
      }}
    />
  );
}
