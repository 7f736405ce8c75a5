import { Anchor } from '@mantine/core';
import { useChangeCompany } from '@/entities/team/companies/useChangeCompany';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { RouterLink } from '@/ui/links/RouterLink';

type OpenInCompanyProps = {
  company: { companyId: string; name: string; isCurrent: boolean };
  /** URL in that company. */
  to: string;
  text: string;
};

/** Opens a figure in its company: a link if the user is working there, otherwise switching companies first. */
export function OpenInCompany({ company: { companyId, name, isCurrent }, to, text }: OpenInCompanyProps) {
  const { switchTo } = useChangeCompany();
  const { isBusy, submit } = useSubmitOnce();
  if (isCurrent)
    return (
      <RouterLink to={to} inherit>
        {text}
      </RouterLink>
    );
  const open = async (): Promise<void> => {
    const isSure = await confirmAction({
      title: `Switch to ${name}?`,
      message: 'The report opens there, and you work in that company on all of your devices until you switch back.',
      confirmLabel: 'Switch and open',
      remember: { subject: 'open-in-company', label: 'Do not ask again on this device' },
    });
    if (isSure) await switchTo({ companyId, name, to }).catch(notify.error);
  };
  return (
    <Anchor component="button" type="button" inherit ta="inherit" disabled={isBusy} onClick={() => void submit(open)}>
      {text}
    </Anchor>
  );
}
