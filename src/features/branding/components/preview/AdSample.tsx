import { Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { companyFacts } from '@/domain/ad/companyFacts';
import { rewritten } from '@/domain/ad/compose/compose';
import { adLink } from '@/domain/ad/link';
import { adSchema } from '@/domain/ad/schema';
import { contentOf } from '@/domain/ad/sheet/content';
import { printSides } from '@/domain/ad/sheet/printSheets';
import type { BrandKit } from '@/domain/brand/schema';
import { SheetCanvas } from '@/entities/ad/SheetCanvas';
import { useSheetInputs } from '@/entities/ad/useSheetInputs';
import { newId } from '@/lib/ids';
import { useToday } from '@/entities/company/useToday';

/** Shows a postcard in the form's current kit, as the ad generator draws it. */
export function AdSample({ kit }: { kit: BrandKit }) {
  const { company } = useSession();
  const today = useToday();
  const { measure, pictures, family } = useSheetInputs({ font: kit.font, photoUrl: '', logoUrl: kit.logoUrl });
  const sides = useMemo(() => {
    const facts = companyFacts({
      companyId: company.id,
      company: { ...company, branding: kit },
      reviews: [],
      credentials: [],
      site: null,
      isFormOn: true,
      hasTimeThisWeek: null,
      today,
    });
    const begun = { ...adSchema.parse({ name: 'Sample' }), channels: ['postcard' as const] };
    const lines = rewritten(begun, facts, {
      channels: ['postcard'],
      turn: 0,
      newId,
    });
    const ad = { ...begun, lines };
    return printSides('postcard', contentOf(ad, facts, { channel: 'postcard', look: kit }), { ad, measure });
  }, [company, kit, today, measure]);
  const link = adLink(window.location.origin, {
    landing: 'form',
    companyId: company.id,
    adId: 'sample',
    channel: 'postcard',
  });
  return (
    <Stack gap="sm">
      {sides.map(({ id, label, sheet }) => (
        <SheetCanvas
          key={id}
          sheet={sheet}
          pictures={pictures}
          font={family}
          link={link}
          label={`${label} of a postcard in your colors`}
        />
      ))}
      <Text size="sm" c="dimmed">
        A postcard of the ad generator, with its edge that is cut off.
      </Text>
    </Stack>
  );
}
