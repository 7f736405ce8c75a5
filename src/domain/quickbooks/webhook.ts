import { z } from 'zod';

/** That something changed at QuickBooks. Only a hint: what it is now is read there. */
export type BooksNews = { eventId: string; realmId: string; entity: string };

const cloudEvents = z.array(
  z.object({ id: z.string().max(200), type: z.string().max(200), intuitaccountid: z.string().max(20) }),
);
const notifications = z.object({
  eventNotifications: z.array(
    z.object({
      realmId: z.string().max(20),
      dataChangeEvent: z.object({
        entities: z.array(
          z.object({ name: z.string().max(60), id: z.string().max(40), lastUpdated: z.string().max(60).default('') }),
        ),
      }),
    }),
  ),
});

/** What a delivery says, in either of QuickBooks' formats; null when it is neither. */
export function newsIn(body: unknown): BooksNews[] | null {
  const events = cloudEvents.safeParse(body).data;
  if (events)
    return events.flatMap(({ id, type, intuitaccountid }) => {
      const [source, entity = ''] = type.toLowerCase().split('.');
      return source === 'qbo' ? [{ eventId: id, realmId: intuitaccountid, entity }] : [];
    });
  const old = notifications.safeParse(body).data;
  return (
    old?.eventNotifications.flatMap(({ realmId, dataChangeEvent: { entities } }) =>
      entities.map(({ name, id, lastUpdated }) => ({
        eventId: `${realmId}-${name}-${id}-${lastUpdated}`,
        realmId,
        entity: name.toLowerCase(),
      })),
    ) ?? null
  );
}
