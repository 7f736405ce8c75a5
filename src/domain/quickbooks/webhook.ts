import { z } from 'zod';

/** A notice that something changed in QuickBooks. Only a hint: the current state is read there. */
export type BooksNews = { eventId: string; realmId: string; entity: string };

const cloudEvent = z.object({
  id: z.string().max(200),
  type: z.string().max(200),
  intuitaccountid: z.string().max(20),
});
const entity = z.object({
  name: z.string().max(60),
  id: z.string().max(40),
  lastUpdated: z.string().max(60).default(''),
});
const notification = z.object({
  realmId: z.string().max(20),
  dataChangeEvent: z.object({ entities: z.array(z.unknown()) }),
});
const notifications = z.object({ eventNotifications: z.array(z.unknown()) });

/** Returns the valid items of a list: an invalid one doesn't affect the others. */
const sensible = <S extends z.ZodType>(schema: S, found: readonly unknown[]): z.infer<S>[] =>
  found.flatMap((one) => schema.safeParse(one).data ?? []);

/** Parses a delivery, in either of QuickBooks' formats; null when it is neither. */
export function newsIn(body: unknown): BooksNews[] | null {
  if (Array.isArray(body))
    return sensible(cloudEvent, body).flatMap(({ id, type, intuitaccountid }) => {
      const [source, kind = ''] = type.toLowerCase().split('.');
      return source === 'qbo' ? [{ eventId: id, realmId: intuitaccountid, entity: kind }] : [];
    });
  const old = notifications.safeParse(body).data;
  if (!old) return null;
  return sensible(notification, old.eventNotifications).flatMap(({ realmId, dataChangeEvent: { entities } }) =>
    sensible(entity, entities).map(({ name, id, lastUpdated }) => ({
      eventId: `${realmId}-${name}-${id}-${lastUpdated}`,
      realmId,
      entity: name.toLowerCase(),
    })),
  );
}
