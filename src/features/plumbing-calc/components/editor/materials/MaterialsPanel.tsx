import { Button } from '@mantine/core';
import { IconFileDescription } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { changeAllowance } from '@/domain/plumbing/edit/editTree';
import { boughtOf, isSameBought } from '@/domain/plumbing/project/buying';
import { buyingSchema } from '@/domain/plumbing/project/schema';
import { buyingOf, pricedMaterials } from '@/entities/plumbing-calculation/pricedMaterials';
import { paths } from '@/lib/paths';
import { MINUTE_MS } from '@/lib/time';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatMoney } from '@/ui/format/money';
import { Section } from '@/ui/layout/Section';
import { TypedField } from '../../fields/TypedField';
import { useEditing } from '../editingContext';
import { BoughtList, type BoughtRow } from './BoughtList';
import classes from './materials.module.css';

/**
 * Lists what to buy: pipe including waste, and the parts that can be counted from the tree, each with its pricebook item; and adds it to
 * an estimate.
 */
export function MaterialsPanel() {
  const { editor, record, live, calculated, draft } = useEditing();
  const session = useSession();
  const can = useCan();
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const { materials = [], parts = [], notCounted = [] } = live.result ?? {};
  const maySeePrices = can('read', 'pricebook');
  const buying = buyingOf(calculated);
  const bought = boughtOf(materials, parts, buying.allowancePercent);
  const read = () => pricedMaterials(workspace, { materials, parts }, buying);
  const {
    data: priced = [],
    isFetching,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['plumbingMaterials', session.company.id, JSON.stringify([bought, buying])],
    queryFn: read,
    enabled: maySeePrices && bought.length > 0,
    staleTime: MINUTE_MS,
    placeholderData: keepPreviousData,
  });
  const rows = bought.map((one): BoughtRow => ({
    bought: one,
    item: priced.find((known) => isSameBought(known, one))?.item ?? null,
    isChosen: buying.items.some((item) => isSameBought(item, one)),
  }));
  const totalCents = rows.reduce((sum, { bought: one, item }) => sum + (item?.priceCents ?? 0) * one.quantity, 0);
  const unpriced = rows.filter(({ item }) => item === null).length;
  // These are the previous pipes' prices: new items have none yet, and a total without them would be wrong.
  const isLooking = isFetching && (priced.length === 0 || isPlaceholderData);
  const mayEstimate = can('create', 'estimates') && can('read', 'customers');
  const toEstimate = async (): Promise<void> => {
    await editor.save();
    await navigate(paths.estimateNewFromPlumbing(record.id));
  };
  if (bought.length === 0)
    return (
      <Section title="Materials">
        <EmptyState title="Nothing to buy yet" text="Pipe and its parts appear here as soon as they have a size." />
      </Section>
    );
  return (
    <>
      <Section
        title="Pipe"
        description="Bare pipe by the foot. An item with labor in its price is taken only where you choose it."
        actions={
          mayEstimate && (
            <Button leftSection={<IconFileDescription size={18} aria-hidden />} onClick={() => void toEstimate()}>
              Add to estimate
            </Button>
          )
        }
      >
        <div className={classes['allowance']}>
          <TypedField
            schema={buyingSchema.shape.allowancePercent}
            fieldKey={'settings\nMaterials\nallowancePercent'}
            value={draft.tree.buying?.allowancePercent ?? buying.allowancePercent}
            description="On top of the measured length, then rounded up to whole feet"
            write={(now, value) => ({ ...now, tree: changeAllowance(now.tree, value) })}
          />
        </div>
        <BoughtList
          label="Pipe to buy"
          rows={rows.filter((row) => row.bought.part === 'pipe')}
          isLooking={isLooking}
          hasPrices={maySeePrices}
        />
      </Section>
      <Section
        title="Fittings, valves and hangers"
        description="What the pipe tree itself says the number of. An estimate takes those that have an item."
      >
        <BoughtList
          label="Parts to buy"
          rows={rows.filter((row) => row.bought.part !== 'pipe')}
          isLooking={isLooking}
          hasPrices={maySeePrices}
        />
        <div className={classes['left']}>
          <h3>Not counted</h3>
          <ul>
            {notCounted.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        {maySeePrices && !isLooking && unpriced < rows.length && (
          <p className={classes['total']}>
            <span>{unpriced > 0 ? `Pipe and parts with a price, ${unpriced} without` : 'Pipe and parts in all'}</span>
            <output className={classes['figure']}>{formatMoney(totalCents)}</output>
          </p>
        )}
      </Section>
    </>
  );
}
