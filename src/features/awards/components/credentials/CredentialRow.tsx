import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconExternalLink, IconGripVertical } from '@tabler/icons-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { CREDENTIAL_KIND_LABELS, expiryOf, type Credential } from '@/domain/award/credential';
import type { Stored } from '@/domain/record/schema';
import { LinedRow } from '@/ui/layout/LinedList';
import { RouterLink } from '@/ui/links/RouterLink';
import { placesOf } from '../../credentialForm';
import classes from './credentials.module.css';
import { ExpiryBadge } from './ExpiryBadge';

/** Drag data type of a credential. */
const DRAGGED = 'application/x-fieldwright-credential';

type CredentialRowProps = {
  credential: Stored<Credential>;
  href: string;
  today: string;
  timeZone: string;
  /** Moves a credential to this row's position; undefined without permission. */
  place?: ((id: string) => void) | undefined;
  step?: ((by: -1 | 1) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
};

/** Shows one credential: name, expiration, where it's shown, and proof. Reordered by its grip, its arrows, or Alt and arrow keys. */
export function CredentialRow(props: CredentialRowProps) {
  const { credential, href, today, timeZone, place, step, isFirst, isLast } = props;
  const { id, kind, title, issuer, number, year, proofKind, proofUrl } = credential;
  const places = placesOf(credential);
  const isExpired = expiryOf(credential, today).state === 'expired';
  const facts = [
    CREDENTIAL_KIND_LABELS[kind],
    issuer,
    number && `No. ${number}`,
    year,
    isExpired && places !== '' ? 'shown nowhere: expired' : places === '' ? 'not shown outside' : `shown on ${places}`,
  ];
  const press = (event: KeyboardEvent): void => {
    if (!step || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? -1 : 1);
  };
  const drop = (event: DragEvent): void => {
    const dragged = event.dataTransfer.getData(DRAGGED);
    if (dragged === '' || !place) return;
    event.preventDefault();
    place(dragged);
  };
  return (
    // Not a control itself: it handles key events from its children.
    <LinedRow
      title={<RouterLink to={href}>{title}</RouterLink>}
      details={facts.filter(Boolean).join(' · ')}
      onKeyDown={press}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={drop}
      before={
        step && (
          <span
            className={classes['grip']}
            draggable
            title="Drag to change the order"
            onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
          >
            <IconGripVertical size={16} aria-hidden />
          </span>
        )
      }
    >
      <ExpiryBadge credential={credential} today={today} timeZone={timeZone} />
      {proofKind !== 'none' && proofUrl !== '' && (
        <ActionIcon
          component="a"
          href={proofUrl}
          target="_blank"
          rel="noreferrer"
          size="lg"
          aria-label={`Proof of ${title}`}
          title="See the proof"
        >
          <IconExternalLink size={18} />
        </ActionIcon>
      )}
      {step && (
        <>
          <ActionIcon size="lg" aria-label={`Move ${title} up`} disabled={isFirst} onClick={() => step(-1)}>
            <IconChevronUp size={18} />
          </ActionIcon>
          <ActionIcon size="lg" aria-label={`Move ${title} down`} disabled={isLast} onClick={() => step(1)}>
            <IconChevronDown size={18} />
          </ActionIcon>
        </>
      )}
    </LinedRow>
  );
}
