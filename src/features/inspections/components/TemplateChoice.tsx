import { useState } from 'react';
import type { EquipmentType } from '@/domain/equipment/schema';
import { itemCount, readForm } from '@/domain/inspection/form';
import { READY_TEMPLATES } from '@/domain/inspection/ready/list';
import { TRADE_LABELS, TRADES, type InspectionTemplate } from '@/domain/inspection/schema';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { SearchField } from '@/ui/table/SearchField';
import { useTemplateList } from '../hooks/useTemplateList';
import classes from './inspections.module.css';
import { MoreTemplates } from './MoreTemplates';

type TemplateChoiceProps = {
  hrefOf: (templateId: string) => string;
  /** Types of the inspected units. */
  equipmentTypes: readonly EquipmentType[];
};

type Offered = { id: string; name: string; detail: string; types: readonly EquipmentType[] };

const OWN = 'Your templates';
const isActive = (template: InspectionTemplate): boolean => template.isActive;

/** Lets the user pick a template with one tap: first those that fit the unit, then the company's own, then the built-in ones. */
export function TemplateChoice({ hrefOf, equipmentTypes }: TemplateChoiceProps) {
  const [q, setQ] = useState('');
  const { rows, isLoading, paging, hasMore } = useTemplateList(q, isActive);
  const own = rows.map(({ id, name, description, form }): Offered => {
    const read = readForm(form);
    return { id, name, detail: description || formatCount(itemCount(read), 'item'), types: read.equipmentTypes };
  });
  const ready = READY_TEMPLATES.map(({ id, name, description, equipmentTypes: types }): Offered => ({
    id,
    name,
    detail: description,
    types,
  }));
  const suits = ({ types }: Offered): boolean => types.some((type) => equipmentTypes.includes(type));
  const groups = [
    { title: 'For this equipment', offered: [...own, ...ready].filter(suits) },
    { title: OWN, offered: own },
    ...TRADES.map((trade) => ({
      title: `Ready-made: ${TRADE_LABELS[trade].toLowerCase()}`,
      offered: ready.filter(({ id }) => READY_TEMPLATES.some((one) => one.id === id && one.trade === trade)),
    })),
  ].map(({ title, offered }) => ({
    title,
    offered: offered.filter(
      (one) => own.includes(one) || `${one.name} ${one.detail}`.toLowerCase().includes(q.trim().toLowerCase()),
    ),
  }));
  if (isLoading) return <LoadingRows rows={6} />;
  return (
    <>
      <SearchField label="Search templates" value={q} onChange={setQ} />
      {groups.every(({ offered }) => offered.length === 0) && (
        <EmptyState title="No templates match" text="Try another word, such as the equipment or the trade." />
      )}
      {groups
        .filter(({ offered }) => offered.length > 0)
        .map(({ title, offered }) => (
          <Section key={title} title={title}>
            <ul className={classes['cards']}>
              {offered.map(({ id, name, detail }) => (
                <li key={id}>
                  <RouterLink to={hrefOf(id)} className={classes['choice'] ?? ''}>
                    <span className={classes['name']}>{name}</span>
                    <span className={classes['second']}>{detail}</span>
                  </RouterLink>
                </li>
              ))}
            </ul>
            {hasMore && title === OWN && <MoreTemplates paging={paging} />}
          </Section>
        ))}
    </>
  );
}
