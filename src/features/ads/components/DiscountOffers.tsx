import { Button, Group, Text } from '@mantine/core';
import type { DiscountRecord } from '@/domain/discount/discountRecord';
import type { Stored } from '@/domain/record/schema';

/** Limit on offers shown below the field; the discount list has the latest terms. */
const SHOWN = 5;

type DiscountOffersProps = {
  discounts: readonly Stored<DiscountRecord>[];
  onChoose: (discount: Stored<DiscountRecord>) => void;
};

/** Suggests the company's own discounts as offers, so that the ad promises what the invoice will give. */
export function DiscountOffers({ discounts, onChoose }: DiscountOffersProps) {
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4} id="ad-discounts">
        From your discounts, with their terms:
      </Text>
      <Group gap="xs" role="group" aria-labelledby="ad-discounts">
        {discounts.slice(0, SHOWN).map((discount) => (
          <Button key={discount.id} variant="default" size="compact-md" onClick={() => onChoose(discount)}>
            {discount.name}
          </Button>
        ))}
      </Group>
    </div>
  );
}
