import { useSearchParams } from 'react-router-dom';

/** Whether the form for a new item is open, which is in the address. */
export function useNewItemParam() {
  const [params, setParams] = useSearchParams();
  const setOpen = (isOpen: boolean): void =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (isOpen) next.set('open', 'new');
      else next.delete('open');
      return next;
    });
  return { isOpen: params.get('open') === 'new', setOpen };
}
