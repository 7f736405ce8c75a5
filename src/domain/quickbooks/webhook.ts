import { z } from 'zod';

/** That something changed at QuickBooks. Only a hint: what it is now is read there. */
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

/** Those of a list that make sense: one that does not takes no other with it. */
const sensible = <S extends z.ZodType>(schema: S, found: readonly unknown[]): z.infer<S>[] =>
  found.flatMap((one) => schema.safeParse(one).data ?? []);

/** What a delivery says, in either of QuickBooks' formats; null when it is neither. */
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
