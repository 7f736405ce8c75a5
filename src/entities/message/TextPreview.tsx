import { Text } from '@mantine/core';
import { segmentCount } from '@/domain/message/segments';
import { formatCount } from '@/ui/format/quantities';
import classes from './message.module.css';
import { OfferNotice } from './OfferNotice';

/** Previews a text message as on the customer's phone, with the number of segments. */
export function TextPreview({ text }: { text: string }) {
  return (
    <section aria-label="Preview of the text message" className={classes['preview']}>
      <p className={classes['bubble']}>{text}</p>
      <Text size="xs" c="dimmed">
        Counts as {formatCount(segmentCount(text), 'text message')} ({formatCount(text.length, 'character')})
      </Text>
      <OfferNotice text={text} />
    </section>
  );
}
