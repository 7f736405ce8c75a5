import { useSearchParams } from 'react-router-dom';

/** The address's parameters, and how to set one of them in place; '' takes it out. */
export function useAddressParams(): [params: URLSearchParams, set: (name: string, value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [params, set];
}
