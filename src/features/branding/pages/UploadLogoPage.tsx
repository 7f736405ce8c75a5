import { Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { BrandKit } from '@/domain/brand/schema';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { useLatest } from '@/ui/hooks/useLatest';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { LogoSlot } from '@/entities/brand/logo/LogoSlot';

type LogoName = keyof Pick<BrandKit, 'logoUrl' | 'logoDarkUrl'>;

/** Edits just the company's logos: each takes effect as soon as it's chosen, and the previous one stays in the kit’s versions. */
export function Component() {
  const { company } = useSession();
  const { update } = useSaveRecord(collections.companies);
  const kit = company.branding;
  // An upload takes a while, and an undo comes later: keep whatever else changed in the meantime.
  const latest = useLatest(kit);

  const put = async (name: LogoName, logoUrl: string): Promise<void> => {
    const before = latest.current[name];
    const set = (url: string) => update(company.id, { branding: { ...latest.current, [name]: url } });
    await set(logoUrl);
    notify.success(
      logoUrl === '' ? 'Logo removed.' : 'Logo saved. Your papers, e-mails and pages show it from now on.',
      { undo: () => void set(before).catch((error: unknown) => notify.error(error)) },
    );
  };

  return (
    <PageBody size="narrow">
      <PageHeader
        title="Logo"
        back={{ to: paths.brandingSetup, label: 'Brand kit' }}
        actions={
          <LinkButton to={paths.brandingSetup} variant="default">
            See it on paper
          </LinkButton>
        }
      />
      <Section>
        <Stack gap="xl">
          <ConfirmAddress reason="Open it, then you can add your logo." />
          <LogoSlot ground="light" logoUrl={kit.logoUrl} onChange={(url) => put('logoUrl', url)} />
          <LogoSlot ground="dark" logoUrl={kit.logoDarkUrl} onChange={(url) => put('logoDarkUrl', url)} />
        </Stack>
      </Section>
    </PageBody>
  );
}
